import {
  type CaseName,
  type CaseResult,
  caseNamed,
  isCounted,
  isFixed,
  type LoadCaseName,
  largest,
  type Motion,
  type Solution,
  smallest,
} from "@beltwright/engine";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { beltMass } from "../belt.ts";
import { millimetres, tonnesPerHour } from "../si.ts";
import { type ComputedResult, computed } from "./computed-result.ts";

/** Results of the whole conveyor. */
export function conveyorResults(document: Conveyor, solution: Solution): readonly ComputedResult[] {
  return [
    ...computed("beltSpeed", document.beltSpeedInp),
    ...computed("beltWidth", millimetres(document.beltWidthInp)),
    ...computed("capacity", tonnesPerHour(document.capacityInp)),
    ...computed("beltMass", beltMass(document)),
    ...computed("totalBeltL", solution.loop.beltLength),
    ...tensionResults(solution),
    ...takeUpResults(solution),
    ...powerResults(solution),
    ...motionResults(solution),
    ...computed("beltSafetyRun", solution.belt.runningSafety),
    ...computed("beltSafetyStart", solution.belt.transientSafety),
    ...tractionResults(solution),
  ];
}

const runningCases = {
  totalTe: "running-full",
  totalTeUn: "running-empty",
  totalTeInc: "running-inclines",
  totalTeDec: "running-declines",
} as const satisfies Readonly<Record<string, LoadCaseName>>;

/**
 * `te` is the pull of the running case that needs most power, of either sign; `tmax` and `tmin` are of running, ends of
 * friction among it.
 */
function tensionResults(solution: Solution): readonly ComputedResult[] {
  const { cases, ownCases = [], power, regenerative, highFriction } = solution;
  const full = cases["running-full"];
  const ends = [...(regenerative?.cases ?? []), ...(highFriction?.cases ?? [])];
  const own = (motion: Motion) => ownCases.filter((one) => one.motion === motion && isCounted(one));
  const running = [...Object.values(runningCases).map((name) => cases[name]), ...ends, ...own("running")];
  const starting = [cases["starting-full"], cases["starting-empty"], ...own("starting")];
  return [
    ...computed("te", caseNamed(solution, power.largest)?.effectiveTension, { loadCase: power.largest }),
    ...Object.entries(runningCases).flatMap(([path, name]) =>
      computed(path, cases[name].effectiveTension, { loadCase: name }),
    ),
    ...computed("tmax", largestOf(full, running)),
    ...computed("tmaxStartOrRun", largestOf(full, [...running, ...starting])),
    ...computed("tmin", smallest(full.smallest.tension, ...running.map((one) => one.smallest.tension))),
    ...ownCaseNamed("teCase", power.largest),
    ...ownCaseNamed("tmaxCase", tightest([full, ...running, ...starting]).name),
  ];
}

/** A case of one's own that decides; the ten go without saying. */
function ownCaseNamed(path: string, loadCase: CaseName): readonly ComputedResult[] {
  return isFixed(loadCase) ? [] : [{ path, value: caseTitle(loadCase), place: { loadCase } }];
}

function tightest([first, ...others]: readonly [CaseResult, ...CaseResult[]]): CaseResult {
  return others.reduce((most, one) => (one.largest.tension > most.largest.tension ? one : most), first);
}

function largestOf(first: CaseResult, cases: readonly CaseResult[]): number {
  return largest(first.largest.tension, ...cases.map((one) => one.largest.tension));
}

/** Absent where no take-up was found. */
function takeUpResults({ takeUp }: Solution): readonly ComputedResult[] {
  const place = { pointId: takeUp.pointId };
  const tension = takeUp.isAssumed ? undefined : takeUp.tension;
  return [...computed("ttup", tension, place), ...computed("takeUpMassReq", takeUp.requiredMass, place)];
}

function powerResults({ power }: Solution): readonly ComputedResult[] {
  const absorbed = power.cases.find(({ loadCase }) => loadCase === power.largest)?.absorbed;
  return [
    ...computed("absorbedPower", absorbed, { loadCase: power.largest }),
    ...computed("installedPower", power.installed),
  ];
}

const stops = [
  ["StopBraking", "braking-full"],
  ["StopCoasting", "coasting-full"],
  ["StopEmptyBraking", "braking-empty"],
  ["StopEmptyCoasting", "coasting-empty"],
] as const;

/** Absent where the belt does not start or does not stop. */
function motionResults({ cases }: Solution): readonly ComputedResult[] {
  return [
    ...computed("tStart", cases["starting-full"].duration, { loadCase: "starting-full" }),
    ...computed("tStartEmpty", cases["starting-empty"].duration, { loadCase: "starting-empty" }),
    ...stops.flatMap(([name, loadCase]) => [
      ...computed(`t${name}`, cases[loadCase].duration, { loadCase }),
      ...computed(`s${name}`, cases[loadCase].distance, { loadCase }),
    ]),
  ];
}

function tractionResults({ traction }: Solution): readonly ComputedResult[] {
  const { limiting } = traction;
  if (limiting === undefined) return [];
  const { loadCase, surplus } = limiting;
  return [
    { path: "tractionCase", value: caseTitle(loadCase), place: { loadCase } },
    ...computed("tractionSurplus", surplus, { loadCase }),
  ];
}

/** The case in the specification's words, `Starting Empty`, or in those of the engineer who described it. */
export function caseTitle(name: string): string {
  if (name.startsWith("own-")) return name.slice("own-".length);
  return name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
