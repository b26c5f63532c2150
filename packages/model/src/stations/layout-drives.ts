import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import type { LayoutChoice } from "../layouts/choose-layout.ts";
import { findStrands } from "../strands/find-strands.ts";
import type { BaredConveyor, DriveRole } from "./bared-conveyor.ts";
import { bendPulley, drivePulley, pulleyLike, snubPulley } from "./station-pulleys.ts";

interface PlannedDrive {
  readonly role: DriveRole;
  readonly drive: Drive;
}

/** A record for each driven pulley but the boosters, which bring their own: of the same role, else like the first. */
export function drivesFor({ drives }: BaredConveyor, { layout, motors }: LayoutChoice): readonly PlannedDrive[] {
  const wanted: readonly (readonly [DriveRole, number])[] =
    layout === "tail" || layout === "dual-tail"
      ? motors.tail.map((count, at) => [at === 0 ? "tail" : "secondary", count] as const)
      : [
          ...motors.head.slice(0, 1).map((count) => ["head", count] as const),
          ...motors.tail.map((count) => ["tail", count] as const),
          ...motors.head.slice(1).map((count) => ["secondary", count] as const),
        ];
  const main = drives.find(({ role }) => role === "head" || role === "tail") ?? drives[0];
  return wanted.flatMap(([role, noOfMotors], at) => {
    const like = drives.find((one) => one.role === role)?.drive ?? main?.drive;
    const isTail = role === "tail" || layout === "dual-tail";
    return like
      ? [{ role, drive: { ...like, driveNo: at + 1, noOfMotors, loadShare: 0, driveType: isTail ? "Tail" : "Head" } }]
      : [];
  });
}

/** Both ends as the plan has them, driven or not. */
export function withDrivenEnds(
  conveyor: Conveyor,
  plan: readonly PlannedDrive[],
  brake: LayoutChoice["brake"],
): Conveyor {
  const { carry = [] } = findStrands(conveyor.pulls) ?? {};
  const pulls = conveyor.pulls.map((pull, index): Pull => {
    const role = index === carry[0] ? "tail" : index === carry.at(-1) ? "head" : undefined;
    const planned = plan.find((one) => one.role === role);
    if (!planned) return pull;
    const unbraked = brake === "drives" ? ({ brakeType: "No Brake", brakeTorque: 0 } as const) : {};
    return { ...pull, ...unbraked, pType: "Drive", linkToDriveNo: planned.drive.driveNo };
  });
  // Pulleys keep the lagging they have, and the belt its line.
  const drives = conveyor.drives.map((drive): Drive => {
    const turned = pulls.find(({ linkToDriveNo }) => linkToDriveNo === drive.driveNo);
    return turned ? { ...drive, laggingThick: turned.shell.laggingThick } : drive;
  });
  return { ...conveyor, pulls, drives };
}

/** The snub of an end, or the bend and the second drive, like those that stood at an end before. */
export function pulleysOf(
  { drives, bends }: BaredConveyor,
  before: Conveyor,
  conveyor: Conveyor,
  { end, isFolded }: { readonly end: "head" | "tail"; readonly isFolded: boolean },
) {
  if (!isFolded) {
    const { carry = [] } = findStrands(conveyor.pulls) ?? {};
    const pull = conveyor.pulls[(end === "head" ? carry.at(-1) : carry[0]) ?? -1];
    return { snub: snubPulley(before, pull ?? drivePulley(before)) };
  }
  const like = drives.find(({ role }) => role === "secondary")?.pull ?? drives[0]?.pull ?? drivePulley(before);
  const link = conveyor.drives.find(({ driveNo }) => !conveyor.pulls.some((one) => one.linkToDriveNo === driveNo));
  const secondary: Pull = {
    ...pulleyLike(like, "Drive"),
    description: "Secondary drive",
    linkToDriveNo: link?.driveNo ?? 0,
  };
  const folded = bends.find(({ description }) => description === "Bend between drives");
  return {
    fold: {
      bend: { ...pulleyLike(folded ?? bendPulley(before), "Bend"), description: "Bend between drives" },
      secondary,
    },
  };
}
