import type { Machine } from "@beltwright/engine";
import { type PathAngle, pathAngles } from "../../document/records/pull.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { Drive, Pull } from "../../document/types/parts.ts";
import { pointId } from "../points.ts";
import { fromSi } from "../si.ts";

type Angles = Pick<Pull, PathAngle>;

/**
 * The conveyor with the angles of its belt path: where the belt meets each pulley, where it leaves and the wrap between,
 * and the wrap of every drive that does not say its own. Those on Auto follow from the points, and nothing is computed from
 * them; those on Manual stay as typed.
 */
export function withBeltPath(conveyor: Conveyor, { pulleys }: Pick<Machine, "pulleys">): Conveyor {
  const found = new Map(pulleys.map(({ pointId: id, contact }) => [id, anglesOf(contact)]));
  const pulls = conveyor.pulls.map((pull) => withAngles(pull, found.get(pointId(pull)) ?? straight));
  const drives = conveyor.drives.map((drive) => withWrap(drive, pulls));
  const isSame =
    pulls.every((pull, at) => pull === conveyor.pulls[at]) && drives.every((one, at) => one === conveyor.drives[at]);
  return isSame ? conveyor : { ...conveyor, pulls, drives };
}

/** Without a pulley the belt goes straight on. */
const straight: Angles = { contactAngle: 0, departAngle: 0, wrapAngle: 0 };

function anglesOf({ contactAngle, departAngle, wrapAngle }: Machine["pulleys"][number]["contact"]): Angles {
  return { contactAngle: turned(contactAngle), departAngle: turned(departAngle), wrapAngle: degrees(wrapAngle) };
}

/** Finer than any pulley is set up, and free of the noise of having been radians. */
const degrees = (angle: number): number => Number(fromSi(angle, "deg").toFixed(6));

/** A hair below a whole turn is none. */
const turned = (angle: number): number => degrees(angle) % 360;

function withAngles(pull: Pull, laid: Angles): Pull {
  const changed = pathAngles.filter((name) => pull[`${name}Mode`] === "Auto" && pull[name] !== laid[name]);
  return changed.length === 0 ? pull : { ...pull, ...Object.fromEntries(changed.map((name) => [name, laid[name]])) };
}

function withWrap(drive: Drive, pulls: readonly Pull[]): Drive {
  const pulley = pulls.find(({ pType, linkToDriveNo }) => pType === "Drive" && linkToDriveNo === drive.driveNo);
  if (drive.wrapAngleMode === "Manual" || pulley === undefined || pulley.wrapAngle === drive.wrapAngle) return drive;
  return { ...drive, wrapAngle: pulley.wrapAngle };
}
