import type { MachineSolution } from "@beltwright/engine";
import {
  type Calculated,
  type Conveyor,
  caseTitle,
  outputAt,
  type UnitCode,
  unroundedResults,
} from "@beltwright/model";
import { type ResultLimit, resultLimits } from "@beltwright/results";

/** A result that a study keeps of every sample. */
export interface Headline {
  /** Its path, or that of a power with the name of its load case behind a colon. */
  readonly name: string;
  readonly label: string;
  readonly unit: UnitCode;
  /** What the held design gives. */
  readonly nominal: number;
  readonly limit?: Limit;
}

interface Limit {
  readonly value: number;
  /** The side of the limit on which the result must lie. */
  readonly must: "least" | "most";
}

/** Results of handbook 11.2 in the order they are shown. */
const names: ReadonlySet<string> = new Set([
  "te",
  "absorbedPower",
  "tmax",
  "tmaxStartOrRun",
  "tmin",
  "takeUpMassReq",
  "beltSafetyRun",
  "beltSafetyStart",
  "percentBeltCapacity",
  "tractionSurplus",
  "tStart",
  "tStopBraking",
  "tStopCoasting",
  "nomCSL10h",
  "nomRSL10h",
]);

/** The smallest of all pulleys. */
const bearingLife = "pulls[].brgL10h";
const hour = 3600;

/** Every result that is kept, by name, in the specification's units and unrounded. */
export function headlineValues(conveyor: Conveyor, solution: MachineSolution): ReadonlyMap<string, number> {
  const whole = unroundedResults(conveyor, solution, names);
  const kept = new Map<string, number>();
  for (const name of names) {
    const value = whole[name];
    if (value !== undefined && Number.isFinite(value)) kept.set(name, value);
  }
  for (const { loadCase, absorbed } of solution.power.cases) kept.set(`absorbedPower:${loadCase}`, absorbed / 1000);
  const lives = solution.machine.pulleys.flatMap(({ check }) => check?.bearingLife ?? []).filter(Number.isFinite);
  if (lives.length > 0) kept.set(bearingLife, Math.min(...lives) / hour);
  return kept;
}

/** What a study of this conveyor tells of. */
export function headlinesOf(conveyor: Conveyor, { solution }: Calculated): readonly Headline[] {
  const limits = limitsOf(conveyor, solution);
  return [...headlineValues(conveyor, solution)].map(([name, nominal]) => {
    const [path = "", loadCase] = name.split(":");
    const output = outputAt(path.replace("[]", "[0]"));
    const label = output?.label ?? path;
    const limit = limits[name];
    return {
      name,
      label: loadCase === undefined ? label : `${label}, ${caseTitle(loadCase)}`,
      unit: output?.unit ?? "1",
      nominal,
      ...(limit === undefined ? {} : { limit }),
    };
  });
}

function limitsOf(conveyor: Conveyor, solution: MachineSolution): Readonly<Record<string, Limit>> {
  const { takeUpMass, reqIdlerL10h } = conveyor;
  const known = Object.entries(resultLimits(solution)).flatMap(([name, limit]) => limitOf(name, limit));
  return {
    ...Object.fromEntries(known),
    tractionSurplus: { value: 0, must: "least" },
    ...(takeUpMass > 0 ? { takeUpMassReq: { value: takeUpMass, must: "most" } } : {}),
    ...(reqIdlerL10h > 0
      ? {
          nomCSL10h: { value: reqIdlerL10h, must: "least" },
          nomRSL10h: { value: reqIdlerL10h, must: "least" },
        }
      : {}),
  };
}

function limitOf(name: string, { limit, must }: ResultLimit): readonly (readonly [string, Limit])[] {
  return limit === undefined || must === undefined ? [] : [[name, { value: limit, must }]];
}
