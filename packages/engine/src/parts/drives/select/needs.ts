import { hasPulley } from "../../../design/point.ts";
import { holdingForce, stopForce } from "../../../rules/disc-brake/torque.ts";
import {
  radiusOfDiameter,
  remainingBrakeForce,
  returnedPower,
  shareOfDrives,
} from "../../../rules/drive-train/duty.ts";
import { shaftTorque } from "../../../rules/drive-train/torque.ts";
import { holdbackRating, rubbingForce, runbackForce } from "../../../rules/holdback/runback.ts";
import { type LoadCaseName, runningLoads } from "../../../solve/load-case.ts";
import type { Tensions } from "../../../solve/solve.ts";
import { lowPull } from "../../../solve/start-stop/friction-end.ts";
import { movingMass as wholeMass } from "../../../solve/start-stop/masses.ts";
import type { CaseResult } from "../../../solve/tension/case-result.ts";
import { adopted, mechanics } from "../../../standards/sources.ts";
import { constant, largest, none, smallest } from "../../../trace/reference.ts";
import { defineSum } from "../../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { BrakeTrain, HoldbackNeed } from "../drive-train.ts";
import { type DrivePlace, getDrivePoint, getPlacedDrive } from "./drive-place.ts";

const atLeastOne = adopted("one holdback at least");
const loadedCases = ["running-full", "running-inclines", "running-declines"] as const satisfies readonly LoadCaseName[];

/** Whether some load runs back, how hard, and the rating the specification asks for whether it does or not. */
export function holdbackNeed(
  trace: Trace,
  place: DrivePlace,
  given: { readonly lowSpeedTorque: number; readonly motors: number; readonly radius: number },
): HoldbackNeed {
  const { cases } = place.solution;
  const forces = loadedCases.map((name) => {
    const { effectiveTension, components } = cases[name];
    trace.place = { loadCase: name, driveId: place.input.driveId };
    const friction = rubbingForce(stepsOnly(trace), { effectiveTension, lift: components.lift });
    return runbackForce(trace, { lift: components.lift, friction });
  });
  trace.place = { driveId: place.input.driveId };
  const force = largest(none(trace), ...forces);
  const holdbacks = largest(constant(trace, 1, atLeastOne), place.input.holdbacks);
  return {
    isNeeded: force > 0,
    runbackForce: force,
    runbackTorque: shaftTorque(trace, { force, radius: given.radius }),
    requiredTorque: holdbackRating(trace, {
      serviceFactor: place.input.holdbackServiceFactor,
      torque: given.lowSpeedTorque,
      motors: given.motors,
      holdbacks,
    }),
    holdbacks,
  };
}

/** A steady case at the low end of friction: what brakes are judged by. */
type BrakedCase = Pick<CaseResult, "name" | "effectiveTension" | "movingMass" | "driveMass">;

export function brakedCases(trace: Trace, { solution, design }: DrivePlace): readonly BrakedCase[] {
  return runningLoads.map((load): BrakedCase => {
    const { name, movingMass, driveMass } = solution.cases[`running-${load}`];
    trace.place = { loadCase: name };
    const effectiveTension = lowPull(stepsOnly(trace), solution, load, design.settings.lowFriction);
    return { name, effectiveTension, movingMass, driveMass };
  });
}

/** Brake force the whole conveyor needs: to stop in time, and to stay where it is, with the least friction. */
export function conveyorBrakeForce(
  trace: Trace,
  place: DrivePlace,
  cases = brakedCases(trace, place),
): { readonly stopping: number; readonly holding: number } {
  const { design, rules } = place;
  const { beltSpeed } = design;
  let [stopping, holding] = [none(trace), none(trace)];
  for (const { name, effectiveTension, movingMass, driveMass } of cases) {
    trace.place = { loadCase: name };
    const mass = wholeMass(stepsOnly(trace), [movingMass, driveMass]);
    const force = stopForce(trace, { mass, beltSpeed, stopTime: rules.designStopTime, effectiveTension });
    stopping = largest(stopping, force);
    holding = largest(holding, holdingForce(trace, { effectiveTension }));
  }
  trace.place = { driveId: place.input.driveId };
  return { stopping, holding };
}

/** What is left for the brake of this drive after brakes elsewhere: by load share among the drives with brakes. */
export function brakeNeed(
  trace: Trace,
  place: DrivePlace,
): Pick<BrakeTrain, "stoppingTorque" | "holdingTorque" | "requiredTorque"> {
  const { design, inputs, input } = place;
  const braked = new Set(inputs.filter(({ brake }) => brake !== undefined).map(({ driveId }) => driveId));
  const steps = stepsOnly(trace);
  const elsewhere = brakeForceSum(
    steps,
    design.points.flatMap((point) =>
      hasPulley(point) && !(point.kind === "drive" && braked.has(point.driveId)) ? [point.brakeForce] : [],
    ),
  );
  const sharing = design.drives.filter(({ id }) => braked.size === 0 || braked.has(id));
  const all = shareSum(
    steps,
    sharing.map(({ loadShare }) => loadShare),
  );
  const own = braked.size > 0 && !braked.has(input.driveId) ? none(trace) : getPlacedDrive(place).loadShare;
  const even = constant(trace, 1 / Math.max(1, sharing.length), evenly);
  const share = all > 0 ? shareOfDrives(steps, { own, all }) : even;
  const radius = radiusOfDiameter(steps, getDrivePoint(place).pulley);
  const { stopping, holding } = conveyorBrakeForce(trace, place);
  const torqueOf = (force: number) =>
    shaftTorque(trace, { force: remainingBrakeForce(steps, { force, elsewhere, share }), radius });
  const [stoppingTorque, holdingTorque] = [torqueOf(stopping), torqueOf(holding)];
  return { stoppingTorque, holdingTorque, requiredTorque: largest(stoppingTorque, holdingTorque) };
}

/** Power one motor takes up where the conveyor drives it, friction at its low end, W. */
export function mostReturned(trace: Trace, { power }: Tensions, driveId: string, motors: number): number {
  const absorbed = [...power.cases, ...power.ends].flatMap(({ drives }) =>
    drives.filter((drive) => drive.driveId === driveId),
  );
  const least = smallest(none(trace), ...absorbed.map((drive) => drive.absorbed));
  return returnedPower(stepsOnly(trace), { absorbed: least, motors });
}

const evenly = mechanics("load sharing");
const brakeForceSum = defineSum({
  id: "drives/brake-force-elsewhere",
  source: mechanics("brakes on other pulleys"),
  output: { symbol: "F_else", unit: "N" },
  term: "F_B",
});
const shareSum = defineSum({
  id: "drives/braking-shares",
  source: mechanics("load shares of all drives"),
  output: { symbol: "k_all", unit: "1" },
  term: "k",
});
