import { massOfOneRoll } from "../../rules/idler-loads/roll-force.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { addWhenAsked } from "../../trace/when-asked.ts";
import type { RunningState } from "../duty/bearing-duty.ts";
import type { JudgedRow, MissedLimit } from "../missed-limit.ts";
import { fastestSpeed, idlerFindings } from "./findings.ts";
import { type IdlerCheck, type IdlerRoll, idlerCheck } from "./idler-check.ts";
import { loadsInStates, type SetLoadInput, type StateLoads, setLoads } from "./roll-loads.ts";
import type { RollShare } from "./roll-shares.ts";

/** An idler set of the library, SI. */
export interface IdlerRow {
  readonly id: string;
  readonly description: string;
  readonly number: number;
  readonly allowSelection: boolean;
  readonly beltWidth: number;
  readonly rolls: number;
  readonly troughAngle: number;
  readonly roll: IdlerRoll;
  /** Faces of inner and outermost rolls where they differ from the roll's, m. */
  readonly centreFaceWidth?: number;
  readonly wingFaceWidth?: number;
  /** rad */
  readonly allowedSlope: number;
  readonly rotatingMass: number;
  readonly setMass: number;
  readonly price: number;
  /** What selection goes by where it is to use indicative prices; every row of a list has one, or none. */
  readonly rankingPrice?: number;
}

type IdlerFailure =
  | "not-selectable"
  | "belt-width"
  | "trough-angle"
  | "number-of-rolls"
  | "bearing-life"
  | "shaft-slope"
  | "roll-speed"
  | "roll-diameter";

export interface IdlerDuty {
  readonly beltWidth: number;
  readonly rolls: number;
  readonly troughAngle: number;
  readonly place: Omit<SetLoadInput, "shares" | "rollMass">;
  /** The states by which bearings live, and what the set carries when the belt runs full, kg/m. */
  readonly duty?: { readonly states: readonly RunningState[]; readonly fullMass: number };
  /** Shares of a row's rolls, by its own geometry. */
  readonly sharesOf: (row: IdlerRow) => readonly RollShare[];
  /** s */
  readonly requiredLife: number;
  readonly modulus: number;
}

export type IdlerSelection =
  | {
      readonly kind: "selected";
      readonly row: IdlerRow;
      readonly check: IdlerCheck;
      readonly rejected: readonly RejectedIdler[];
    }
  | {
      readonly kind: "none-fits";
      /** The limit missed by the row that misses fewest. */
      readonly binding: IdlerFailure;
      readonly rejected: readonly RejectedIdler[];
    };

/** Smallest roll by lump size, m. */
const lumpRolls = [
  { lump: 0.3, diameter: 0.152 },
  { lump: 0.15, diameter: 0.127 },
] as const;

/** Cheapest, then lightest set that carries its load. Ties go by description, number and id. */
export function selectIdler(trace: Trace, duty: IdlerDuty, rows: readonly IdlerRow[]): IdlerSelection {
  const framed = framedRows(duty, rows);
  const overloaded: RejectedIdler[] = [];
  for (const row of framed.fitting) {
    const check = checkRow(bareTrace, duty, row);
    const reasons = missedByLoad(duty, row, check).map(({ name }) => name);
    if (reasons.length === 0) return selected(row, trace.mode === "bare" ? check : checkRow(trace, duty, row));
    overloaded.push({ id: row.id, reasons });
  }
  const rejected = [...framed.rejected, ...overloaded];
  const binding = nearestMiss(rejected);
  const values = { rejected: rejected.length };
  idlerFindings["idler-none-fits"].raise(trace, { subject: `idler/${binding}`, values });
  return { kind: "none-fits", binding, rejected };

  function selected(row: IdlerRow, check: IdlerCheck): IdlerSelection {
    // A library has hundreds of other frames: they are listed for those who ask.
    const rejected = () => [...framed.rejected, ...overloaded];
    return addWhenAsked({ kind: "selected", row, check } as const, { rejected });
  }
}

interface RejectedIdler {
  readonly id: string;
  readonly reasons: readonly IdlerFailure[];
}

interface Framed {
  /** In the order of choice. */
  readonly fitting: readonly IdlerRow[];
  readonly rejected: readonly RejectedIdler[];
}

const known = new WeakMap<readonly IdlerRow[], Map<string, Framed>>();

/** What decides which sets stand under a belt, whatever they carry. */
type Frame = Pick<IdlerDuty, "beltWidth" | "rolls" | "troughAngle">;

/** The sets that stand under a belt, in the order of choice. */
export function setsOfFrame(frame: Frame, rows: readonly IdlerRow[]): readonly IdlerRow[] {
  return framedRows(frame, rows).fitting;
}

/** The rows parted by what does not depend on load. A library is gone through once for each frame, however often asked. */
function framedRows(duty: Frame, rows: readonly IdlerRow[]): Framed {
  const ofRows = known.get(rows) ?? new Map<string, Framed>();
  const key = `${duty.beltWidth} ${duty.troughAngle} ${duty.rolls}`;
  const found = ofRows.get(key);
  if (found !== undefined) return found;
  const parted = partByFrame(duty, rows);
  known.set(rows, ofRows.set(key, parted));
  return parted;
}

function partByFrame(duty: Frame, rows: readonly IdlerRow[]): Framed {
  const width = nextWidth(duty, rows);
  const judged = rows.map((row) => ({ row, reasons: frameFailures(duty, row, width) }));
  return {
    fitting: judged.flatMap(({ row, reasons }) => (reasons.length === 0 ? [row] : [])).sort(compareRows),
    rejected: judged.flatMap(({ row, reasons }) => (reasons.length === 0 ? [] : [{ id: row.id, reasons }])),
  };
}

/** The first limit of the row that misses fewest; a row on the right frame is nearer than any other. */
function nearestMiss(rejected: readonly { readonly reasons: readonly IdlerFailure[] }[]): IdlerFailure {
  const onFrame = rejected.filter(({ reasons }) => reasons.every((reason) => !frameReasons.has(reason)));
  const from = onFrame.length > 0 ? onFrame : rejected;
  const nearest = from.reduce<readonly IdlerFailure[] | undefined>(
    (least, { reasons }) => (least === undefined || reasons.length < least.length ? reasons : least),
    undefined,
  );
  return nearest?.[0] ?? "belt-width";
}

const frameReasons: ReadonlySet<IdlerFailure> = new Set([
  "not-selectable",
  "belt-width",
  "trough-angle",
  "number-of-rolls",
]);

/** The conveyor's width, or the next wider the library has for this trough. */
function nextWidth(duty: Frame, rows: readonly IdlerRow[]): number {
  const wide = rows.filter((row) => row.allowSelection && row.beltWidth >= duty.beltWidth - 1e-6);
  const same = wide.filter((row) => row.rolls === duty.rolls && Math.abs(row.troughAngle - duty.troughAngle) < 1e-6);
  return (same.length > 0 ? same : wide).reduce(
    (least, row) => Math.min(least, row.beltWidth),
    Number.POSITIVE_INFINITY,
  );
}

function frameFailures(duty: Frame, row: IdlerRow, width: number): readonly IdlerFailure[] {
  const missed = missedByFrame(duty, row, width).map(({ name }) => name);
  return row.allowSelection ? missed : ["not-selectable", ...missed];
}

function missedByFrame(duty: Frame, row: IdlerRow, width: number): readonly MissedLimit<IdlerFailure>[] {
  const missed: MissedLimit<IdlerFailure>[] = [];
  const compare = (name: IdlerFailure, value: number, wanted: number) => {
    if (Math.abs(value - wanted) > 1e-6) missed.push({ name, value, least: wanted, most: wanted });
  };
  compare("belt-width", row.beltWidth, width);
  compare("trough-angle", row.troughAngle, duty.troughAngle);
  compare("number-of-rolls", row.rolls, duty.rolls);
  return missed;
}

function missedByLoad(duty: IdlerDuty, row: IdlerRow, check: IdlerCheck): readonly MissedLimit<IdlerFailure>[] {
  const missed: MissedLimit<IdlerFailure>[] = [];
  const { life, shaftSlope, rotation } = check;
  if (!check.isLifeAdequate && life !== undefined) {
    missed.push({ name: "bearing-life", value: life, least: duty.requiredLife });
  }
  if (!check.isSlopeAdequate) missed.push({ name: "shaft-slope", value: shaftSlope, most: row.allowedSlope });
  if (!check.isSpeedAdequate) missed.push({ name: "roll-speed", value: rotation, ...fastestSpeed });
  const least = lumpRolls.find(({ lump }) => duty.place.lumpSize > lump)?.diameter ?? 0;
  if (row.roll.diameter < least - 1e-9) missed.push({ name: "roll-diameter", value: row.roll.diameter, least });
  return missed;
}

/** What each set misses at the place that asks for most, whether it may be chosen automatically or not. */
export function judgeIdlers(duty: IdlerDuty, rows: readonly IdlerRow[]): readonly JudgedRow[] {
  const width = nextWidth(duty, rows);
  return rows.map((row) => {
    const missed = missedByFrame(duty, row, width);
    return {
      id: row.id,
      missed: missed.length > 0 ? missed : missedByLoad(duty, row, checkRow(bareTrace, duty, row)),
    };
  });
}

/** The check of a row in its place, as for a manual choice. */
export function checkRow(trace: Trace, duty: IdlerDuty, row: IdlerRow): IdlerCheck {
  const rollMass = massOfOneRoll(trace, { rotatingMass: row.rotatingMass, rolls: row.rolls });
  const place = { ...duty.place, shares: duty.sharesOf(row), rollMass };
  const { rolls } = setLoads(trace, place);
  const { requiredLife, modulus } = duty;
  const { allowedSlope } = row;
  return idlerCheck(trace, {
    roll: row.roll,
    loads: rolls,
    ...statesIn(trace, place, duty.duty),
    beltSpeed: duty.place.beltSpeed,
    requiredLife,
    allowedSlope,
    modulus,
  });
}

/** What rolls carry in the states of the duty, for their check. */
export function statesIn(
  trace: Trace,
  place: SetLoadInput,
  duty: IdlerDuty["duty"],
): { readonly states?: readonly StateLoads[] } {
  return duty === undefined ? {} : { states: loadsInStates(trace, place, duty.fullMass, duty.states) };
}

/** What rows are sorted by; an unknown price comes after every known one. */
function keysOf({ price, rankingPrice = price, setMass, rotatingMass, roll }: IdlerRow): readonly number[] {
  return [
    rankingPrice > 0 ? rankingPrice : Number.POSITIVE_INFINITY,
    setMass,
    rotatingMass,
    roll.diameter,
    roll.shaftDiameter,
  ];
}

function compareRows(one: IdlerRow, other: IdlerRow): number {
  const [first, second] = [keysOf(one), keysOf(other)];
  for (let at = 0; at < first.length; at += 1) {
    const [a, b] = [first[at] ?? 0, second[at] ?? 0];
    if (a !== b) return a < b ? -1 : 1;
  }
  const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return text(one.description, other.description) || one.number - other.number || text(one.id, other.id);
}
