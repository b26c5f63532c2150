import { type ComponentRow, type DriveTrain, rowOf } from "@beltwright/engine";
import { type Calculated, type ComponentRows, findCalculated } from "../design/calculate.ts";
import { findRow } from "../design/component-rows.ts";
import { placed, withChosenParts } from "../design/parts/chosen-parts.ts";
import { driveId } from "../design/points.ts";
import { worseFindings } from "../design/worse-findings.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive } from "../document/types/parts.ts";
import { driveCopies, driveSlots } from "../edits/component-slots.ts";
import { selectDriveComponent } from "../edits/select-edits.ts";

/** In how many makes the drives of a conveyor come, what their parts weigh together, kg, and what each drive's cost. */
interface DriveSizes {
  readonly kinds: number;
  readonly mass: number;
  /** 0 of a part whose price is not known. */
  readonly costs: readonly number[];
}

/** What drives share; a holdback and a starter follow the duty of their own drive. */
const shared = ["motor", "fluidCoupling", "gearbox", "highSpeedCoupling", "lowSpeedCoupling", "brake"] as const;

/**
 * The motor, couplings, gearbox and brake of one drive on all of them, and with them one voltage (handbook 15.32). As they
 * were where the drives are equal already, or no drive's parts do on all: nothing may become worse than it was.
 */
export function withEqualParts(conveyor: Conveyor, rows: ComponentRows, begin: Calculated): Conveyor {
  const first = findCalculated(conveyor, { rows });
  if (first === undefined) return conveyor;
  const before = driveSizes(conveyor, first, rows);
  if (before.kinds < 2) return conveyor;
  const found = first.solution.machine.drives.flatMap((model) => {
    const next = withPartsOf(conveyor, first, model, rows);
    const solved = findCalculated(next, { rows });
    if (solved === undefined || worseFindings(begin, solved).length > 0) return [];
    const after = driveSizes(next, solved, rows);
    return after.kinds < before.kinds ? [{ next, after }] : [];
  });
  const [best] = found.toSorted((a, b) => a.after.kinds - b.after.kinds || a.after.mass - b.after.mass);
  return best?.next ?? conveyor;
}

export function driveSizes(conveyor: Conveyor, { solution }: Calculated, rows: ComponentRows): DriveSizes {
  const { drives } = withChosenParts(conveyor, solution.machine, rows);
  const partsOf = (drive: Drive) => shared.map((part) => drive[driveCopies[part]]);
  const rowsOf = ({ slots }: DriveTrain) => shared.flatMap((part) => rowOf<ComponentRow>(slots[part]) ?? []);
  return {
    kinds: new Set(drives.map((drive) => JSON.stringify(partsOf(drive).map(({ _id }) => _id)))).size,
    mass: drives.reduce(
      (sum, drive) => sum + drive.noOfMotors * partsOf(drive).reduce((all, { mass }) => all + mass, 0),
      0,
    ),
    costs: solution.machine.drives.flatMap((train) => rowsOf(train).map(({ price }) => train.motors * price)),
  };
}

function withPartsOf(conveyor: Conveyor, { solution }: Calculated, model: DriveTrain, rows: ComponentRows): Conveyor {
  return solution.machine.drives.reduce((all, train) => {
    const driveNo = conveyor.drives.find((drive) => driveId(drive) === train.driveId)?.driveNo;
    if (driveNo === undefined) return all;
    return shared.reduce((built, part) => {
      const component = driveCopies[part];
      const id = autoRow(train, part) === undefined ? undefined : autoRow(model, part);
      const row = findRow(rows, driveSlots[component].library, id);
      return placed(built, row, selectDriveComponent, { driveNo, component });
    }, all);
  }, conveyor);
}

/** The id of the row that Auto chose for a part of a drive. */
function autoRow({ slots }: DriveTrain, part: (typeof shared)[number]): string | undefined {
  const slot = slots[part];
  return slot.kind === "chosen" && slot.by === "auto" ? slot.row.id : undefined;
}
