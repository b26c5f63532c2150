import type { BrakeHeat, DriveTrain, StartStop, Stop } from "@beltwright/engine";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { driveId } from "../points.ts";
import { type ComputedResult, computed } from "../results/computed-result.ts";

/** Results of drives, starting and stopping under the specification's names, in SI. */
export function driveTrainResults(
  { drives }: Pick<Conveyor, "drives">,
  trains: readonly DriveTrain[],
  startStop: StartStop,
): readonly ComputedResult[] {
  return [
    ...drives.flatMap((drive, index) => {
      const train = trains.find((one) => one.driveId === driveId(drive));
      return train === undefined ? [] : trainResults(`drives[${index}]`, train, startStop);
    }),
    ...motionResults(startStop),
  ];
}

/** Torques are those of one motor line, at the shaft their name says. */
function trainResults(at: string, train: DriveTrain, startStop: StartStop): readonly ComputedResult[] {
  const { brakes } = startStop;
  const place = { driveId: train.driveId };
  const heat = brakes.find((one) => one.driveId === train.driveId);
  const known = (value: number): number | undefined => (value > 0 ? value : undefined);
  return [
    ...computed(`${at}.reqMotorPower`, train.requiredMotorPower, place),
    ...computed(`${at}.flTorqueHSS`, known(train.fullLoadTorque.highSpeed), place),
    ...computed(`${at}.flTorqueLSS`, known(train.fullLoadTorque.lowSpeed), place),
    ...computed(`${at}.reqGBoxRatio`, known(train.requiredRatio), place),
    ...computed(`${at}.gBoxRequiredTorque`, known(train.gearboxTorque), place),
    ...computed(`${at}.hsCplgRequiredTorque`, known(train.highSpeedCouplingTorque), place),
    ...computed(`${at}.lsCplgRequiredTorque`, known(train.lowSpeedCouplingTorque), place),
    ...computed(`${at}.holdBackRequiredTorque`, known(train.holdback.requiredTorque), place),
    ...computed(`${at}.runbackTorque`, train.holdback.runbackTorque, place),
    ...computed(`${at}.brakeRequiredTorque`, train.brake.requiredTorque, place),
    ...computed(`${at}.brakeRequiredTorqueHSS`, known(train.brake.requiredHighSpeedTorque), place),
    ...discResults(at, train, heat),
    ...sharedResults(at, train, startStop),
  ];
}

/** What the drive takes of the pull, and what its motors draw in star and delta. */
function sharedResults(at: string, { driveId: id }: DriveTrain, { shares, starCurrents }: StartStop) {
  const shareIn = (name: "running-full" | "starting-full") =>
    shares.cases.find(({ driveId: one, loadCase }) => one === id && loadCase === name)?.share;
  const currents = starCurrents.find((one) => one.driveId === id);
  return [
    ...computed(`${at}.loadShareRun`, shareIn("running-full"), { driveId: id, loadCase: "running-full" }),
    ...computed(`${at}.loadShareStart`, shareIn("starting-full"), { driveId: id, loadCase: "starting-full" }),
    ...computed(`${at}.starStartCurrent`, currents?.starting, { driveId: id }),
    ...computed(`${at}.starEndCurrent`, currents?.before, { driveId: id }),
    ...computed(`${at}.deltaCurrent`, currents?.after, { driveId: id }),
  ];
}

/** The disc a brake has or was given, how hot it gets and what its pads stand; the surface burns them first. */
function discResults(at: string, { driveId: id, brake }: DriveTrain, heat: BrakeHeat | undefined) {
  const place = { driveId: id };
  return [
    ...computed(`${at}.brakeDiscs`, brake.disc?.discs, place),
    ...computed(`${at}.brakeDiscDia`, brake.disc?.diameter, place),
    ...computed(`${at}.brakeDiscThick`, brake.disc?.thickness, place),
    ...computed(`${at}.brakeDiscTemp`, heat?.peak, place),
    ...computed(`${at}.brakeDiscTempLimit`, heat?.limits.mean, place),
    ...computed(`${at}.brakeSurfaceTemp`, heat?.surface, place),
    ...computed(`${at}.brakeSurfaceTempLimit`, heat?.surface === undefined ? undefined : heat.limits.surface, place),
  ];
}

/** Absent where the belt does not start or does not stop. Without a brake it stops braking as it does coasting. */
function motionResults(startStop: StartStop): readonly ComputedResult[] {
  const { starts, stops } = startStop;
  const [braked, coasted] = [stops["braking-full"], stops["coasting-full"]];
  const discharged = ({ distance, discharged: { mass } }: Stop) => (distance === undefined ? undefined : mass);
  return [
    ...computed("dischMassBraking", discharged(braked), { loadCase: braked.name }),
    ...computed("dischMassCoasting", discharged(coasted), { loadCase: coasted.name }),
    ...computed("chuteVolume", startStop.chuteVolume),
    ...computed("brakesLeftForce", startStop.brakesLeft?.force),
    ...computed("brakesLeftRequired", startStop.brakesLeft?.required),
    ...computed("tStart", starts.full.time, { loadCase: "starting-full" }),
    ...computed("tStartEmpty", starts.empty.time, { loadCase: "starting-empty" }),
    ...(
      [
        ["StopBraking", stops["braking-full"]],
        ["StopCoasting", stops["coasting-full"]],
        ["StopEmptyBraking", stops["braking-empty"]],
        ["StopEmptyCoasting", stops["coasting-empty"]],
      ] as const
    ).flatMap(([name, stop]) => [
      ...computed(`t${name}`, stop.time, { loadCase: stop.name }),
      ...computed(`s${name}`, stop.distance, { loadCase: stop.name }),
    ]),
  ];
}
