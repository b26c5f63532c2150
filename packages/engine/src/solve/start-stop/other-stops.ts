import { groupControl } from "../../parts/drives/control/group-control.ts";
import { fullBrakeTime } from "../../rules/drive-control/runaway.ts";
import { unreferred } from "../../trace/given.ts";
import { largest, none, plain } from "../../trace/reference.ts";
import { bareTrace, stepsOnly, type Trace } from "../../trace/trace.ts";
import { controlGroup } from "./control-group.ts";
import { followStop } from "./follow-stop.ts";
import { leastPull } from "./friction-end.ts";
import { type Runaway, runawayOf } from "./runaway.ts";
import { simulateStop } from "./simulate-stop.ts";
import type { AbortedStart, RampDown, Start } from "./start-stop.ts";
import { fullBrakes, type StopPlace, stoppingDuty } from "./stop-of.ts";

type Load = "full" | "empty";

/** Stops along the down-ramp by drives under control; brakes under control take what those cannot hold. */
export function rampDownsOf(place: StopPlace): { readonly full: RampDown; readonly empty: RampDown } | undefined {
  const of = (load: Load): RampDown | undefined => {
    const { design, trains, rules } = place;
    const group = controlGroup(bareTrace, { trains, rules, load, beltSpeed: design.beltSpeed });
    if (group === undefined) return undefined;
    const duty = unreferred(stoppingDuty(bareTrace, place, load));
    const steered = fullBrakes(bareTrace, place, "sure").filter(({ stopTime }) => stopTime !== undefined);
    const { stop } = unreferred(groupControl(bareTrace, rules));
    const found = followStop(duty, stop, { drives: unreferred(group.range), steady: [], steered: unreferred(steered) });
    return { load, effectiveTension: duty.effectiveTension, mass: duty.mass, ...found };
  };
  const [full, empty] = [of("full"), of("empty")];
  return full === undefined || empty === undefined ? undefined : { full, empty };
}

/** Starts of the full and the empty belt that lose their drives at the shares of their ramps that are asked for. */
export function abortedStarts(
  place: StopPlace,
  starts: { readonly full: Start; readonly empty: Start },
): readonly AbortedStart[] {
  const { abortShares } = groupControl(bareTrace, place.rules);
  return (["full", "empty"] as const).flatMap((load) =>
    abortShares.flatMap((share) => abortedAt(place, starts[load], plain(share)) ?? []),
  );
}

function abortedAt(place: StopPlace, { load, simulated, control }: Start, share: number): AbortedStart | undefined {
  if (simulated.kind !== "started") return undefined;
  const { ramp } = place.rules;
  const isRamped = control === "followed" && ramp !== undefined;
  const dwell = isRamped ? plain(simulated.time) - plain(ramp.time) : 0;
  const time = isRamped ? Math.max(0, dwell) + share * plain(ramp.time) : share * plain(simulated.time);
  const { series } = simulated;
  const after = Math.max(
    1,
    series.time.findIndex((one) => one >= time),
  );
  const on = (column: readonly number[]) => {
    const [t1 = 0, t2 = 0] = [series.time[after - 1], series.time[after]];
    const [first = 0, next = 0] = [column[after - 1], column[after]];
    return t2 > t1 ? first + ((next - first) * (time - t1)) / (t2 - t1) : next;
  };
  const speed = on(series.speed);
  const duty = { ...unreferred(stoppingDuty(bareTrace, place, load)), beltSpeed: speed };
  const { kind, peakDeceleration, ...found } = simulateStop(duty, unreferred(fullBrakes(bareTrace, place, "sure")), [
    { share: 1, delay: 0 },
  ]);
  const ends =
    found.time === undefined || found.distance === undefined ? {} : { time: found.time, distance: found.distance };
  return { load, share, time, speed, force: on(series.force), stop: { kind, peakDeceleration, ...ends } };
}

/** A belt that drives itself: from the loss of its drives until its brakes have it. */
export function runawayIn(trace: Trace, place: StopPlace): Runaway | undefined {
  const { least: effectiveTension, loadCase } = leastPull(place.solution);
  if (!(effectiveTension < 0)) return undefined;
  trace.place = { loadCase };
  const load = loadCase === "running-empty" ? "empty" : "full";
  const { mass, beltSpeed } = stoppingDuty(trace, place, load);
  const brakes = fullBrakes(trace, place, "sure");
  const steps = stepsOnly(trace);
  const times = brakes.map((one) => fullBrakeTime(steps, { brakeDelay: one.delay, brakeRampTime: one.rampTime }));
  const delay = largest(none(trace), ...times);
  return runawayOf(trace, { loadCase, effectiveTension, mass, beltSpeed, delay, stopTime: place.rules.designStopTime });
}
