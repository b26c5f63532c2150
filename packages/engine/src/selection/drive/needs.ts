import { hasPulley } from "../../design/point.ts";
import type { BrakeTrain, HoldbackNeed } from "../../methods/drives/drive-train.ts";
import type { LoadCaseName } from "../../methods/load-case.ts";
import type { CaseResult } from "../../methods/tension/case-result.ts";
import type { Tensions } from "../../solve.ts";
import { holdingForce, stopForce } from "../../standards/disc-brake/torque.ts";
import { shaftTorque } from "../../standards/drive-train/torque.ts";
import { holdbackRating, runbackForce } from "../../standards/holdback/runback.ts";
import type { Trace } from "../../trace/trace.ts";
import { type DrivePlace, getDrivePoint, getPlacedDrive } from "./drive-place.ts";

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
    return runbackForce(trace, { lift: components.lift, friction: effectiveTension - components.lift });
  });
  trace.place = { driveId: place.input.driveId };
  const force = Math.max(0, ...forces);
  const holdbacks = Math.max(1, place.input.holdbacks);
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
  };
}

const stoppingCases = ["running-full", "running-empty", "running-inclines", "running-declines"] as const;

/** Brake force the whole conveyor needs: to stop in time, and to stay where it is, with the least friction. */
function conveyorBrakeForce(trace: Trace, place: DrivePlace): { readonly stopping: number; readonly holding: number } {
  const { design, solution, rules } = place;
  const cases: readonly CaseResult[] = [
    ...stoppingCases.map((name) => solution.cases[name]),
    ...(solution.regenerative?.cases ?? []),
  ];
  const { beltSpeed } = design;
  let [stopping, holding] = [0, 0];
  for (const { name, effectiveTension, movingMass, driveMass } of cases) {
    trace.place = { loadCase: name };
    const mass = movingMass + driveMass;
    stopping = Math.max(
      stopping,
      stopForce(trace, { mass, beltSpeed, stopTime: rules.designStopTime, effectiveTension }),
    );
    holding = Math.max(holding, holdingForce(trace, { effectiveTension }));
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
  const elsewhere = design.points.reduce(
    (sum, point) =>
      hasPulley(point) && !(point.kind === "drive" && braked.has(point.driveId)) ? sum + point.brakeForce : sum,
    0,
  );
  const sharing = design.drives.filter(({ id }) => braked.size === 0 || braked.has(id));
  const total = sharing.reduce((sum, { loadShare }) => sum + loadShare, 0);
  const own = braked.size > 0 && !braked.has(input.driveId) ? 0 : getPlacedDrive(place).loadShare;
  const share = total > 0 ? own / total : 1 / Math.max(1, sharing.length);
  const radius = getDrivePoint(place).pulley.diameter / 2;
  const { stopping, holding } = conveyorBrakeForce(trace, place);
  const torqueOf = (force: number) => shaftTorque(trace, { force: Math.max(0, force - elsewhere) * share, radius });
  const [stoppingTorque, holdingTorque] = [torqueOf(stopping), torqueOf(holding)];
  return { stoppingTorque, holdingTorque, requiredTorque: Math.max(stoppingTorque, holdingTorque) };
}

/** Power one motor takes up where the conveyor drives it, W. */
export function returnedPower({ power }: Tensions, driveId: string, motors: number): number {
  const least = Math.min(
    0,
    ...power.cases.map(({ drives }) => drives.find((drive) => drive.driveId === driveId)?.absorbed ?? 0),
  );
  return Math.abs(least) / motors;
}
