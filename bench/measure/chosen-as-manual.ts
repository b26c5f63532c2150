import { driveParts, type Machine } from "@beltwright/engine";
import {
  type ComponentRows,
  type Conveyor,
  driveCopies,
  type Edit,
  type LibraryRow,
  selectConveyorComponent,
  selectDriveComponent,
  selectPullComponent,
} from "@beltwright/model";

/** Starters are curves, not rows that are chosen. */
const slotsWithRows = driveParts.filter((part) => part !== "starter");

/** The document with every chosen row copied into it as a person would choose it by hand: all Manual. */
export function chosenAsManual(conveyor: Conveyor, machine: Machine, rows: ComponentRows): Conveyor {
  const rowOf = rowsById(rows);
  return withDriveRows(withPulleyRows(withBeltAndIdlers(conveyor, machine, rowOf), machine, rowOf), machine, rowOf);
}

type RowOf = (id: string | undefined) => LibraryRow | undefined;

const known = new WeakMap<ComponentRows, ReadonlyMap<string, LibraryRow>>();

function rowsById(rows: ComponentRows): RowOf {
  const byId = known.get(rows) ?? new Map(Object.values(rows).flatMap((list) => list.map((row) => [row._id, row])));
  known.set(rows, byId);
  return (id) => (id === undefined ? undefined : byId.get(id));
}

function withBeltAndIdlers(conveyor: Conveyor, { design, carryIdlers, returnIdlers }: Machine, rowOf: RowOf): Conveyor {
  const idOf = (idlers: Machine["carryIdlers"]) => (idlers?.parts.kind === "selected" ? idlers.set.id : undefined);
  const chosen = [
    ["belt", rowOf(design.belt.id)],
    ["csIdler", rowOf(idOf(carryIdlers))],
    ["rsIdler", rowOf(idOf(returnIdlers))],
  ] as const;
  return chosen.reduce(
    (made, [component, row]) => (row === undefined ? made : applied(selectConveyorComponent, made, { component, row })),
    conveyor,
  );
}

function withPulleyRows(conveyor: Conveyor, { pulleys }: Machine, rowOf: RowOf): Conveyor {
  return pulleys.reduce((made, { pointId, parts }) => {
    if (parts.kind !== "selected") return made;
    const index = made.pulls.findIndex(({ noID }) => String(noID) === pointId);
    return (["shell", "shaft", "width"] as const).reduce((pulley, component) => {
      const row = rowOf(parts[component].id);
      return row === undefined ? pulley : applied(selectPullComponent, pulley, { index, component, row });
    }, made);
  }, conveyor);
}

function withDriveRows(conveyor: Conveyor, { drives }: Machine, rowOf: RowOf): Conveyor {
  return drives.reduce((made, { driveId, slots, brake }) => {
    const driveNo = Number(driveId);
    const chosen = slotsWithRows.reduce((drive, name) => {
      const slot = slots[name];
      const row = slot.kind === "chosen" && slot.by === "auto" ? rowOf(slot.row.id) : undefined;
      if (row === undefined) return drive;
      return applied(selectDriveComponent, drive, { driveNo, component: driveCopies[name], row });
    }, made);
    const withCalipers = chosen.drives.map((drive) =>
      drive.driveNo === driveNo ? { ...drive, noOfCalipers: brake.calipers } : drive,
    );
    return { ...chosen, drives: withCalipers };
  }, conveyor);
}

function applied<Args>(edit: Edit<Args>, conveyor: Conveyor, args: Args): Conveyor {
  const outcome = edit.apply(conveyor, args);
  if (outcome.kind === "refused") throw new Error(`${edit.label(args)}: ${JSON.stringify(outcome.issues)}`);
  return outcome.kind === "changed" ? outcome.conveyor : conveyor;
}
