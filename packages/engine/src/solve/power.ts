import type { Design } from "../design/design.ts";
import type { Method } from "../design/method.ts";
import type { Drive } from "../parts/drives/drive-input.ts";
import { absorbedPower, beltPower, requiredMotorPower } from "../rules/mechanics/power.ts";
import { mechanics } from "../standards/sources.ts";
import { constant, largest, none, plain } from "../trace/reference.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";
import { type CaseName, shownOnly } from "./load-case.ts";
import { powerForMotors, powerOfDrive } from "./method-power.ts";
import type { FrictionEnd } from "./tension/prepared-case.ts";
import type { SolvedCase } from "./tension/solve-case.ts";
import { entry } from "./tension/tension-state.ts";

/** W. Negative where the conveyor drives its motors. */
export interface CasePower {
  readonly loadCase: CaseName;
  readonly friction: FrictionEnd;
  readonly belt: number;
  readonly absorbed: number;
  readonly drives: readonly { readonly driveId: string; readonly belt: number; readonly absorbed: number }[];
  /** Whether nothing need pass in it. */
  readonly isShownOnly?: true;
}

export interface PowerResult {
  readonly cases: readonly CasePower[];
  readonly installed: number;
  /** The running case with the largest power of either sign. */
  readonly largest: CaseName;
  /** Running cases at the ends of friction, where those count. */
  readonly ends: readonly CasePower[];
  /** The case with the largest power of either sign, ends of friction among them: motors are sized on it. */
  readonly sizedBy: { readonly loadCase: CaseName; readonly friction: FrictionEnd };
  readonly motors: readonly { readonly driveId: string; readonly requiredMotorPower: number }[];
}

const totalAbsorbed = defineSum({
  id: "power/absorbed-power",
  source: mechanics("sum over the drives"),
  output: { symbol: "P_abs", unit: "W" },
  term: "P_abs",
});

const totalInstalled = defineSum({
  id: "power/installed-power",
  source: mechanics("sum over the drives"),
  output: { symbol: "P_inst", unit: "W" },
  term: "P_inst",
});

interface Powered {
  readonly design: Design;
  readonly method: Method;
}

export function powerOf(
  trace: Trace,
  { design, method }: Powered,
  cases: ReadonlyMap<CaseName, SolvedCase>,
  solvedEnds: readonly SolvedCase[] = [],
): PowerResult {
  const running = [...cases.values()].filter(({ prepared }) => prepared.loadCase.motion === "running");
  const found = running.map((solved) => casePower(trace, { design, method }, solved));
  const counted = found.filter(({ isShownOnly }) => !isShownOnly);
  const first = counted[0];
  if (first === undefined) throw new Error("power needs a running case");
  const larger = (most: CasePower, one: CasePower) => (Math.abs(one.belt) > Math.abs(most.belt) ? one : most);
  const largest = counted.reduce(larger, first);
  const ends = solvedEnds.map((solved) => casePower(trace, { design, method }, solved));
  const sizing = ends.reduce(larger, largest);
  return {
    cases: found,
    installed: installedPower(trace, design),
    largest: largest.loadCase,
    ends,
    sizedBy: { loadCase: sizing.loadCase, friction: sizing.friction },
    motors: design.drives.map((drive) => motorOf(trace, { design, method }, drive, sizing)),
  };
}

/** Of a belt that runs both ways: motors are sized on what either direction asks of them. */
export function powerBothWays(ahead: PowerResult, back: PowerResult): PowerResult {
  const needed = ({ motors }: PowerResult, id: string) =>
    motors.flatMap(({ driveId, requiredMotorPower: power }) => (driveId === id ? [power] : []));
  const most = ({ motors }: PowerResult) => Math.max(0, ...motors.map(({ requiredMotorPower: power }) => plain(power)));
  return {
    ...ahead,
    sizedBy: most(back) > most(ahead) ? back.sizedBy : ahead.sizedBy,
    motors: ahead.motors.map(({ driveId, requiredMotorPower: own }) => {
      return { driveId, requiredMotorPower: largest(own, ...needed(back, driveId)) };
    }),
  };
}

function installedPower(trace: Trace, { drives }: Design): number {
  trace.place = {};
  return totalInstalled(
    trace,
    drives.map((drive) => drive.installedPower),
  );
}

function motorOf(
  trace: Trace,
  { design, method }: Powered,
  { id, motorSelectionFactor, motors }: Drive,
  { loadCase, drives }: CasePower,
) {
  trace.place = { loadCase, driveId: id };
  const absorbed = drives.find((drive) => drive.driveId === id)?.absorbed ?? none(trace);
  const power = powerForMotors(trace, method, design, absorbed);
  const given = { absorbedPower: power, selectionFactor: motorSelectionFactor, motors };
  return { driveId: id, requiredMotorPower: requiredMotorPower(trace, given) };
}

function casePower(trace: Trace, { design, method }: Powered, solved: SolvedCase): CasePower {
  const loadCase = solved.prepared.loadCase.name;
  const { points, columns } = solved.prepared;
  const { beltSpeed } = solved.prepared.design;
  const drives = columns.driven.flatMap((i) => {
    const point = points[i];
    const drive = point?.drive;
    if (point === undefined || drive === undefined) return [];
    trace.place = { loadCase, driveId: drive.id };
    const belt = beltPower(trace, { effectiveTension: entry(solved.state.driveForce, i), beltSpeed });
    const efficiency =
      design.drives.find(({ id }) => id === drive.id)?.efficiency ??
      constant(trace, 1, absorbedPower.definition.source);
    const given = powerOfDrive(trace, method, solved.prepared.design, belt, { point, state: solved.state, at: i });
    return [{ driveId: drive.id, belt, absorbed: absorbedPower(trace, { beltPower: given, efficiency }) }];
  });
  trace.place = { loadCase };
  return {
    loadCase,
    friction: solved.prepared.frictionEnd,
    belt: beltPower(trace, { effectiveTension: solved.effectiveTension, beltSpeed }),
    absorbed: totalAbsorbed(
      trace,
      drives.map((drive) => drive.absorbed),
    ),
    drives,
    ...shownOnly(solved.prepared.loadCase),
  };
}
