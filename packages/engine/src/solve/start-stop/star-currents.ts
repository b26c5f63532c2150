import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import { rowOf } from "../../parts/drives/slot.ts";
import { deltaCurrent, lockedRotorCurrent, slipAtShare, starCurrent } from "../../rules/drive-control/star-delta.ts";
import { startSearches } from "../../rules/rigid-start/moving.ts";
import { plain } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { SimulatedStart } from "./simulate-start.ts";
import type { StartDuty } from "./start-duty.ts";
import type { MotorSource, StarDelta } from "./torque-source.ts";

/** Line current of one motor that starts star-delta, A, without the first moments after switching. */
export interface StarCurrents {
  readonly driveId: string;
  /** At rest in star. */
  readonly starting: number;
  /** Before and after it is changed over to delta; absent where it never gets that far. */
  readonly before?: number;
  readonly after?: number;
}

/** The start as it was followed. */
interface Start extends Omit<StartDuty, "beltSpeed"> {
  readonly load: "full" | "empty";
  readonly simulated: SimulatedStart;
}

/** Of every drive that starts star-delta and whose motor states its full-load current. */
export function starCurrents(
  trace: Trace,
  trains: readonly DriveTrain[],
  start: Start,
  beltSpeed: number,
): readonly StarCurrents[] {
  return trains.flatMap((train): readonly StarCurrents[] => {
    const source = train.start[start.load];
    const current = rowOf(train.slots.motor)?.current;
    if (source.kind !== "motor" || source.star === undefined || current === undefined || !(current > 0)) return [];
    trace.place = { driveId: train.driveId };
    const atRest = lockedRotorCurrent(trace, { current });
    const starting = starCurrent(trace, { current: atRest });
    const share = changeOverShare(trace, { train, star: source.star, start, beltSpeed });
    if (share === undefined) return [{ driveId: train.driveId, starting }];
    const after = currentAt(trace, source, atRest, share);
    return [{ driveId: train.driveId, starting, before: starCurrent(trace, { current: after }), after }];
  });
}

function currentAt(trace: Trace, source: MotorSource, lockedRotor: number, share: number): number {
  const { fullLoadSlip, breakdownSlip } = source;
  const slip = slipAtShare(stepsOnly(trace), { share, fullLoadSlip });
  return deltaCurrent(trace, { lockedRotorCurrent: lockedRotor, breakdownSlip, slip });
}

interface ChangeOver {
  readonly train: DriveTrain;
  readonly star: StarDelta;
  readonly start: Start;
  readonly beltSpeed: number;
}

/** Share of full speed at which star is changed over: the typed one, or what is reached when its time is over. */
function changeOverShare(trace: Trace, { train, star, start, beltSpeed }: ChangeOver): number | undefined {
  const { nominalForce, effectiveTension, mass, simulated } = start;
  const { series, reachedSpeed } = simulated;
  const over = plain(star.time ?? Number.POSITIVE_INFINITY) + plain(train.input.startDelay);
  const at = series.time.findIndex((time) => time >= over);
  const reached = (series.speed[at] ?? 0) / plain(beltSpeed);
  if (at >= 0 && reached < plain(star.speed)) {
    return startSearches.changeOver(trace, { nominalForce, effectiveTension, mass, beltSpeed }, reached);
  }
  return plain(reachedSpeed) >= plain(star.speed) * plain(beltSpeed) ? star.speed : undefined;
}
