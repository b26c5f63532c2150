import type { Design } from "../design/design.ts";
import type { DriveTrain } from "../parts/drives/drive-train.ts";
import { controlledOf } from "../solve/start-stop/control-group.ts";
import { wantedShares } from "../solve/start-stop/wanted-shares.ts";
import type { BrakeSteering, ControlledAction, LoopControl } from "./belt-loop.ts";
import type { DynamicPlace } from "./dynamic-place.ts";

/** Sampling and lag of hydraulic brakes, s. */
const brakeSampling = 0.02;
const brakeLag = 0.1;
/** A signal within one drive house and to the other end of the belt, s, and how far a house reaches, m. */
const nearDelay = 0.02;
const farDelay = 0.2;
const sameHouse = 100;

/** What statics started and stopped with, in the words of dynamics; absent where no drive and no brake is under control. */
export function loopControl(place: DynamicPlace): LoopControl | undefined {
  const control = place.solution.machine?.startStop?.control;
  if (control === undefined) return undefined;
  const isFollowed = control.reference !== undefined;
  if (!isFollowed && steeredIds(place).length === 0) return undefined;
  const { reference, stop, sampling, bandwidth, hasFeedForward, hasPreTorque } = control;
  return {
    ...(reference === undefined ? {} : { reference }),
    stop,
    sampling,
    brakeSampling,
    bandwidth,
    hasFeedForward,
    hasPreTorque,
  };
}

/** A drive that follows the reference; undefined where it does not, or where another starter was asked for. */
export function controlledAction(place: DynamicPlace, driveId: string): ControlledAction | undefined {
  const { design, solution, options, scenario } = place;
  const machine = solution.machine;
  const control = machine?.startStop?.control;
  const group = controlledOf(machine?.drives ?? []);
  const train = group.find((one) => one.driveId === driveId);
  const isAsked = options.drives?.some((drive) => drive.driveId === driveId && drive.starter !== undefined) === true;
  if (control?.reference === undefined || train === undefined || isAsked) return undefined;
  const load = scenario.load === "empty" ? "empty" : "full";
  const { most, least } = train.control[load];
  const { pulling, torqueRate, torqueLag, droop } = train.control;
  const role = train.control.role === "droop" ? "droop" : driveId === control.leaderId ? "leader" : "follower";
  return {
    kind: "controlled",
    role,
    share: shareOf(design, group, driveId),
    most,
    least,
    rate: torqueRate * pulling,
    lag: torqueLag,
    delay: train.control.followerDelay ?? delayOf(design, group, train, control.leaderId),
    droop: role === "droop" && pulling > 0 ? (droop * design.beltSpeed) / pulling : 0,
  };
}

/** Of the pull of all drives under control, by the shares wanted of them. */
function shareOf(design: Design, group: readonly DriveTrain[], driveId: string): number {
  const wanted = wantedShares(design);
  const shareBy = (id: string) => wanted.get(id) ?? 0;
  const all = group.reduce((sum, one) => sum + shareBy(one.driveId), 0);
  return all > 0 ? shareBy(driveId) / all : 1 / group.length;
}

function delayOf(
  { points }: Design,
  group: readonly DriveTrain[],
  { pointId }: DriveTrain,
  leaderId: string | undefined,
): number {
  const leader = group.find(({ driveId }) => driveId === leaderId);
  const [one, other] = [pointId, leader?.pointId].map((id) => points.find((point) => point.id === id));
  if (one === undefined || other === undefined) return nearDelay;
  return Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z) > sameHouse ? farDelay : nearDelay;
}

/** Points with a brake under control. */
function steeredIds({ design }: DynamicPlace): readonly string[] {
  return design.points.flatMap((point) =>
    "steeredBrake" in point && point.steeredBrake !== undefined ? [point.id] : [],
  );
}

/** How a brake is steered, by its part of what all such brakes can give, and its springs at their strongest. */
export function brakeControl(
  place: DynamicPlace,
  pointId: string,
  force: number,
): { readonly steering?: BrakeSteering; readonly mostForce?: number } {
  const { design, solution } = place;
  const train = solution.machine?.drives.find((one) => one.pointId === pointId && one.brake.input !== undefined);
  const most = train === undefined || !(train.radius > 0) ? undefined : train.brake.largestTorque / train.radius;
  const steered = steeredIds(place);
  const all = design.points.reduce((sum, point) => {
    return steered.includes(point.id) && "brakeForce" in point ? sum + point.brakeForce : sum;
  }, 0);
  return {
    ...(steered.includes(pointId) && all > 0 ? { steering: { share: force / all, lag: brakeLag } } : {}),
    ...(most !== undefined && most > force ? { mostForce: most } : {}),
  };
}
