import type { DriveTrain } from "@beltwright/engine";
import type { Calculated, ComponentRows } from "../design/calculate.ts";
import { placed, withChosenParts } from "../design/parts/chosen-parts.ts";
import { driveId } from "../design/points.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive } from "../document/types/parts.ts";
import { driveCopies, driveSlots } from "../edits/component-slots.ts";
import { selectDriveComponent } from "../edits/select-edits.ts";
import { calculated, worseFindings } from "./worse-findings.ts";

/** In how many makes the drives of a conveyor come, and what their parts weigh together, kg. */
interface DriveSizes {
  readonly drives: number;
  readonly mass: number;
}

export interface StandardDrives {
  /** With the parts that Auto had chosen equal on all drives, on Manual. */
  readonly conveyor: Conveyor;
  readonly before: DriveSizes;
  readonly after: DriveSizes;
}

/** What drives share; a holdback and a starter follow the duty of their own drive. */
const shared = ["motor", "fluidCoupling", "gearbox", "highSpeedCoupling", "lowSpeedCoupling", "brake"] as const;

/**
 * The motor, couplings, gearbox and brake of one drive on all of them, and with them one voltage (handbook 15.32). The
 * lightest drive whose parts do on every pulley is the model for the others. Parts on Manual stay. Undefined where the
 * drives are equal already, or no drive's parts do on all.
 */
export function standardDrives(conveyor: Conveyor, rows: ComponentRows): StandardDrives | undefined {
  const free = conveyor.partsKept ? { ...conveyor, partsKept: false } : conveyor;
  const first = calculated(free, rows);
  if (first === undefined) return undefined;
  const before = sizesOf(free, first, rows);
  if (before.drives < 2) return undefined;
  const found = first.solution.machine.drives.flatMap((model) => {
    const next = withPartsOf(free, first, model, rows);
    const solved = calculated(next, rows);
    if (solved === undefined || worseFindings(first, solved).length > 0) return [];
    const after = sizesOf(next, solved, rows);
    return after.drives < before.drives ? [{ conveyor: next, before, after }] : [];
  });
  return found.toSorted((one, other) => one.after.drives - other.after.drives || one.after.mass - other.after.mass)[0];
}

function sizesOf(conveyor: Conveyor, { solution }: Calculated, rows: ComponentRows): DriveSizes {
  const { drives } = withChosenParts(conveyor, solution.machine, rows);
  const partsOf = (drive: Drive) => shared.map((part) => drive[driveCopies[part]]);
  return {
    drives: new Set(drives.map((drive) => JSON.stringify(partsOf(drive).map(({ _id }) => _id)))).size,
    mass: drives.reduce(
      (sum, drive) => sum + drive.noOfMotors * partsOf(drive).reduce((all, { mass }) => all + mass, 0),
      0,
    ),
  };
}

function withPartsOf(conveyor: Conveyor, { solution }: Calculated, model: DriveTrain, rows: ComponentRows): Conveyor {
  return solution.machine.drives.reduce((all, train) => {
    const driveNo = conveyor.drives.find((drive) => driveId(drive) === train.driveId)?.driveNo;
    if (driveNo === undefined) return all;
    return shared.reduce((built, part) => {
      const component = driveCopies[part];
      const id = autoRow(train, part) === undefined ? undefined : autoRow(model, part);
      const row = rows[driveSlots[component].library]?.find(({ _id }) => _id === id);
      return placed(built, row, selectDriveComponent, { driveNo, component });
    }, all);
  }, conveyor);
}

/** The id of the row that Auto chose for a part of a drive. */
function autoRow({ slots }: DriveTrain, part: (typeof shared)[number]): string | undefined {
  const slot = slots[part];
  return slot.kind === "chosen" && slot.by === "auto" ? slot.row.id : undefined;
}
