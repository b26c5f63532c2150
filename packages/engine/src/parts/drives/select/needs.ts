import type { Design } from "../../../design/design.ts";
import { hasPulley } from "../../../design/point.ts";
import { forceOfRest, torqueWithBrakesOut } from "../../../rules/disc-brake/redundancy.ts";
import { holdingForce, runbackHold, stopForce } from "../../../rules/disc-brake/torque.ts";
import {
  radiusOfDiameter,
  remainingBrakeForce,
  returnedPower,
  shareOfDrives,
} from "../../../rules/drive-train/duty.ts";
import { shaftTorque } from "../../../rules/drive-train/torque.ts";
import { holdbackRating, rubbingForce, runbackForce } from "../../../rules/holdback/runback.ts";
import { isCounted, type LoadCaseName, runningLoads } from "../../../solve/load-case.ts";
import type { Tensions } from "../../../solve/solve.ts";
import { eachWay, lowPull } from "../../../solve/start-stop/friction-end.ts";
import { movingMass as wholeMass } from "../../../solve/start-stop/masses.ts";
import type { CaseResult } from "../../../solve/tension/case-result.ts";
import { adopted, mechanics } from "../../../standards/sources.ts";
import { constant, largest, none, plain, smallest } from "../../../trace/reference.ts";
import { defineSum } from "../../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { BrakeTrain, HoldbackNeed } from "../drive-train.ts";
import type { BrakeDemand } from "../drive-train-input.ts";
import { type DrivePlace, getDrivePoint, getPlacedDrive } from "./drive-place.ts";

const atLeastOne = adopted("one holdback at least");
const loadedCases = ["running-full", "running-inclines", "running-declines"] as const satisfies readonly LoadCaseName[];

/** Whether some load runs back, how hard, and the rating the specification asks for whether it does or not. */
export function holdbackNeed(
  trace: Trace,
  place: DrivePlace,
  given: { readonly lowSpeedTorque: number; readonly motors: number; readonly radius: number },
): HoldbackNeed {
  const force = worstRunback(trace, place);
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

/** How hard the load that runs back hardest does, in either direction, N. */
function worstRunback(trace: Trace, { solution, input }: DrivePlace): number {
  const cases = eachWay(solution).flatMap((way) => [
    ...loadedCases.map((name) => way.cases[name]),
    ...standingCases(way),
  ]);
  const forces = cases.map(({ name, effectiveTension, components }) => {
    trace.place = { loadCase: name, driveId: input.driveId };
    const friction = rubbingForce(stepsOnly(trace), { effectiveTension, lift: components.lift });
    return runbackForce(trace, { lift: components.lift, friction });
  });
  trace.place = { driveId: input.driveId };
  return largest(none(trace), ...forces);
}

/** Cases of one's own in which the belt runs or stands: what they load may run back too. */
function standingCases({ ownCases = [] }: Tensions): readonly CaseResult[] {
  return ownCases.filter((one) => isCounted(one) && (one.motion === "running" || one.motion === "at-rest"));
}

/** A steady case at the low end of friction: what brakes are judged by. */
type BrakedCase = Pick<CaseResult, "name" | "effectiveTension" | "movingMass" | "driveMass">;

export function brakedCases(trace: Trace, { solution, design }: DrivePlace): readonly BrakedCase[] {
  return eachWay(solution).flatMap((way) => [
    ...runningLoads.map((load): BrakedCase => {
      const { name, movingMass, driveMass } = way.cases[`running-${load}`];
      trace.place = { loadCase: name };
      const effectiveTension = lowPull(stepsOnly(trace), way, load, design.settings.lowFriction);
      return { name, effectiveTension, movingMass, driveMass };
    }),
    // A case takes the friction it says.
    ...standingCases(way),
  ]);
}

/** Brake force the whole conveyor needs: to stop in time, and to stay where it is, with the least friction. */
export function conveyorBrakeForce(
  trace: Trace,
  place: DrivePlace,
  cases = brakedCases(trace, place),
): { readonly stopping: number; readonly holding: number } {
  const { design, rules } = place;
  const { beltSpeed } = design;
  const holdFactor = demandOf(trace, place).holdFactor;
  let [stopping, holding] = [none(trace), none(trace)];
  for (const { name, effectiveTension, movingMass, driveMass } of cases) {
    trace.place = { loadCase: name };
    const mass = wholeMass(stepsOnly(trace), [movingMass, driveMass]);
    const force = stopForce(trace, { mass, beltSpeed, stopTime: rules.designStopTime, effectiveTension });
    stopping = largest(stopping, force);
    holding = largest(holding, holdingForce(trace, { effectiveTension, holdFactor }));
  }
  trace.place = { driveId: place.input.driveId };
  // No holdback may stand on a belt that runs both ways: its brakes keep it from running back.
  if (design.isReversible !== true) return { stopping, holding };
  const runback = worstRunback(trace, place);
  return { stopping, holding: largest(holding, runbackHold(trace, { runback, holdFactor })) };
}

/** What a brake of a drive must give; where brakes may fail, the more the fewer of them there are. */
interface BrakeNeed extends Pick<BrakeTrain, "stoppingTorque" | "holdingTorque" | "rest"> {
  /** The larger of stopping and holding. */
  readonly wholeTorque: number;
  /** Discs on each motor line without which no brake would be left. */
  readonly leastDiscs: number;
  readonly requiredOn: (discs: number) => number;
}

/** What is left for the brake of this drive after brakes elsewhere: by load share among the drives with brakes. */
export function brakeNeed(trace: Trace, place: DrivePlace): BrakeNeed {
  const steps = stepsOnly(trace);
  const radius = radiusOfDiameter(steps, getDrivePoint(place).pulley);
  const { stopping, holding } = conveyorBrakeForce(trace, place);
  const { elsewhere, share } = brakeShare(trace, place);
  const torqueOf = (force: number) =>
    shaftTorque(trace, { force: remainingBrakeForce(steps, { force, elsewhere, share }), radius });
  const [stoppingTorque, holdingTorque] = [torqueOf(stopping), torqueOf(holding)];
  const wholeTorque = largest(stoppingTorque, holdingTorque);
  const { out, restHolds, restGives, holdFactor } = demandOf(trace, place);
  const need = { stoppingTorque, holdingTorque, wholeTorque };
  const isBraked = place.input.brake !== undefined || elsewhere > 0;
  if (!(out > 0) || !isBraked) return { ...need, leastDiscs: 1, requiredOn: () => wholeTorque };
  const required = largest(stopping, holding);
  const force = forceOfRest(trace, { holdShare: restHolds, holding, holdFactor, torqueShare: restGives, required });
  const torque = torqueOf(force);
  const requiredOn = (discs: number) => {
    const brakes = brakesWith(place, discs);
    // Where no brake is left none can be strong enough: the finding says so.
    if (brakes <= out) return wholeTorque;
    const [all, left] = [counted(trace, brakes), counted(trace, brakes - plain(out))];
    return largest(wholeTorque, torqueWithBrakesOut(trace, { torque, brakes: all, left }));
  };
  return { ...need, rest: { torque, force }, leastDiscs: brakesWith(place, 1) > out ? 1 : 2, requiredOn };
}

const usualDemand = adopted("usual figures of brakes");
const brakeCount = adopted("a brake is a disc with its calipers");

function counted(trace: Trace, brakes: number): number {
  return constant(trace, brakes, brakeCount);
}

function demandOf(trace: Trace, { rules }: DrivePlace): BrakeDemand {
  const nothing = none(trace);
  const holdFactor = constant(trace, 1.5, usualDemand);
  return rules.brakes ?? { holdFactor, out: nothing, restHolds: nothing, restGives: nothing };
}

/** Brakes of all drives with so many discs on each motor line of this one, and of those whose discs are chosen too. */
function brakesWith({ design, inputs, input }: DrivePlace, discs: number): number {
  return inputs.reduce((sum, { driveId, brake }) => {
    const motors = design.drives.find(({ id }) => id === driveId)?.motors ?? 1;
    const isChosen = driveId === input.driveId || brake?.discMode === "auto";
    return brake === undefined ? sum : sum + plain(motors) * (isChosen ? plain(discs) : plain(brake.discs));
  }, 0);
}

/** Force of brakes elsewhere, and the share of this drive in what they leave. */
function brakeShare(trace: Trace, place: DrivePlace): { readonly elsewhere: number; readonly share: number } {
  const { design, inputs, input } = place;
  const braked = new Set(inputs.filter(({ brake }) => brake !== undefined).map(({ driveId }) => driveId));
  const steps = stepsOnly(trace);
  const elsewhere = brakeForceSum(steps, brakesElsewhere(design, braked));
  const sharing = design.drives.filter(({ id }) => braked.size === 0 || braked.has(id));
  const all = shareSum(
    steps,
    sharing.map(({ loadShare }) => loadShare),
  );
  const own = braked.size > 0 && !braked.has(input.driveId) ? none(trace) : getPlacedDrive(place).loadShare;
  const even = constant(trace, 1 / Math.max(1, sharing.length), evenly);
  return { elsewhere, share: all > 0 ? shareOfDrives(steps, { own, all }) : even };
}

/** Forces of brakes on pulleys that are not those of drives with brakes. */
export function brakesElsewhere({ points }: Design, braked: ReadonlySet<string>): readonly number[] {
  return points.flatMap((point) =>
    hasPulley(point) && !(point.kind === "drive" && braked.has(point.driveId)) ? [point.brakeForce] : [],
  );
}

/** Power one motor takes up where the conveyor drives it, friction at its low end, W. */
export function mostReturned(trace: Trace, solution: Tensions, driveId: string, motors: number): number {
  const cases = eachWay(solution).flatMap(({ power }) => [...power.cases, ...power.ends]);
  const absorbed = cases.flatMap(({ drives }) => drives.filter((drive) => drive.driveId === driveId));
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
