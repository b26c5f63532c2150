import { driveParts, judgeRows as judge, type LibraryPart, type MissedLimit } from "@beltwright/engine";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { conveyorSlots, driveCopies, driveSlots, pullSlots } from "../../edits/component-slots.ts";
import type { LibraryRow } from "../../libraries/row.ts";
import type { UnitCode } from "../../units/unit.ts";
import type { Calculated } from "../calculate.ts";
import type { ComponentRows } from "../component-rows.ts";
import { checkUnit, inUnit } from "../finding-numbers.ts";
import { machineInputOf } from "../machine/machine-input.ts";
import { machineRowsOf } from "../machine/rows.ts";
import { driveId, pointId } from "../points.ts";
import { withChosenParts } from "./chosen-parts.ts";

/** A limit that a row misses, in a unit of the document. */
export interface RowLimit extends MissedLimit {
  readonly unit: UnitCode;
}

/** What rows miss, by id: a row with an empty list fits. Rows that are not judged are left out. */
export type RowVerdicts = Readonly<Record<string, readonly RowLimit[]>>;

interface JudgedPart {
  readonly part: LibraryPart;
  readonly library: string;
}

/**
 * Whether rows of a library fit in place of one component of a calculated conveyor, and what they miss: under its tensions
 * and with its other parts. Undefined where the component has no duty, as a material has none.
 */
export function judgeRows(
  conveyor: Conveyor,
  { solution }: Pick<Calculated, "solution">,
  path: string,
  rows: readonly LibraryRow[],
  chosenFrom: ComponentRows = {},
): RowVerdicts | undefined {
  const found = partAt(conveyor, path);
  if (found === undefined) return undefined;
  const built = withChosenParts(conveyor, solution.machine, chosenFrom);
  const judged = judge(solution, machineInputOf(built), found.part, offered(conveyor, found.library, rows));
  const verdicts = Object.fromEntries(judged.map(({ id, missed }) => [id, missed.map(limitIn)]));
  return judged.length === 0 ? undefined : { ...otherTypes(rows, verdicts), ...verdicts };
}

/** Sets for impact or return are not asked whether they carry. */
function otherTypes(rows: readonly LibraryRow[], judged: RowVerdicts): RowVerdicts {
  const others = rows.filter(({ _id }) => judged[_id] === undefined);
  return Object.fromEntries(others.map(({ _id }) => [_id, [{ name: "idler-type", unit: "1" }]]));
}

/** Every row that is given, of whatever category and system of units. */
function offered(conveyor: Conveyor, library: string, rows: readonly LibraryRow[]) {
  const { metric } = conveyor;
  const open = { ...conveyor, beltCategory: "", csIdlerCategory: "", rsIdlerCategory: "" };
  return machineRowsOf(open, { [library]: rows.map((row) => ({ ...row, metric })) });
}

/** The component at a path such as `belt`, `drives[0].motor` or `pulls[3].shell`. */
function partAt(conveyor: Conveyor, path: string): JudgedPart | undefined {
  const { belt, csIdler, rsIdler } = conveyorSlots;
  if (path === "belt") return { part: { kind: "belt" }, library: belt.library };
  if (path === "csIdler") return { part: { kind: "idler", strand: "carry" }, library: csIdler.library };
  if (path === "rsIdler") return { part: { kind: "idler", strand: "return" }, library: rsIdler.library };
  const [, list, at, component = ""] = /^(drives|pulls)\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  return list === "drives" ? drivePart(conveyor, Number(at), component) : pulleyPart(conveyor, Number(at), component);
}

function drivePart({ drives }: Conveyor, at: number, component: string): JudgedPart | undefined {
  const drive = drives[at];
  const slot = driveParts.find((part) => driveCopies[part] === component);
  if (drive === undefined || slot === undefined) return undefined;
  const { library } = driveSlots[driveCopies[slot]];
  return { part: { kind: "drive", driveId: driveId(drive), slot }, library };
}

function pulleyPart({ pulls }: Conveyor, at: number, component: string): JudgedPart | undefined {
  const pull = pulls[at];
  if (pull === undefined || !isPulleyPart(component)) return undefined;
  return { part: { kind: "pulley", pointId: pointId(pull), part: component }, library: pullSlots[component].library };
}

function isPulleyPart(component: string): component is keyof typeof pullSlots {
  return component in pullSlots;
}

function limitIn({ name, value, least, most }: MissedLimit): RowLimit {
  const unit = checkUnit(name);
  return {
    name,
    unit,
    ...(value === undefined ? {} : { value: inUnit(value, unit) }),
    ...(least === undefined ? {} : { least: inUnit(least, unit) }),
    ...(most === undefined ? {} : { most: inUnit(most, unit) }),
  };
}
