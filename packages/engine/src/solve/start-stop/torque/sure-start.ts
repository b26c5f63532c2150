import type { StartingDrive } from "../simulate-start.ts";
import { type StartDuty, settlesAbove } from "../start-duty.ts";
import { couplingShare } from "./coupled-motor.ts";
import type { Curve } from "./curve.ts";

/** What is certain of a start before it is followed: it gets to full speed, and accelerates no more than this, m/s². */
export interface SureStart {
  readonly mostAcceleration: number;
}

/** A drive pulls between these once its coupling is filled, N, until the belt has nearly full speed. */
interface Bounds {
  readonly least: number;
  readonly most: number;
  /** Until motor and coupling are ready, s. */
  readonly runUp: number;
  readonly filling: number;
}

/** What a motor has over its coupling while it runs up, and what drives have over the belt: steps are no closer to both. */
const motorMargin = 1.02;
const pullMargin = 1.05;
/** How much faster than its load lets it a motor is behind a coupling that fills, over what its slope makes of that. */
const lagMargin = 2;
const roundingMargin = 1.0001;
/** Longest start that is certain to be over in time, and filling that the belt feels in every step, s. */
const longestStart = 250;
const shortestFilling = 0.5;
const longestFilling = 10;
/** Motors are up before a start that is so many times longer has begun. */
const timesLonger = 10;

/**
 * A start behind fluid couplings whose motors are stronger than their couplings, whose couplings are stronger than the belt
 * and which takes neither very long nor next to no time. Undefined where only following it tells.
 */
export function sureStart(
  duty: StartDuty & { readonly breakAwayTension: number },
  drives: readonly StartingDrive[],
): SureStart | undefined {
  const { effectiveTension, breakAwayTension, mass, beltSpeed } = duty;
  if (!(effectiveTension > 0 && breakAwayTension >= effectiveTension)) return undefined;
  let [least, most, runUp] = [0, 0, 0];
  for (const drive of drives) {
    const bounds = boundsOf(drive, beltSpeed);
    if (bounds === undefined || !isFelt(bounds)) return undefined;
    least += bounds.least;
    most += bounds.most;
    runUp = Math.max(runUp, bounds.runUp);
  }
  if (!(least > pullMargin * breakAwayTension)) return undefined;
  const timeUnder = (force: number) => (mass * beltSpeed) / (force - effectiveTension);
  if (timeUnder(least) > longestStart || timeUnder(most) < timesLonger * runUp) return undefined;
  return { mostAcceleration: (roundingMargin * most - effectiveTension) / mass };
}

function isFelt({ filling }: Bounds): boolean {
  return filling >= shortestFilling && filling <= longestFilling;
}

function boundsOf({ coupled, nominalForce, delay }: StartingDrive, beltSpeed: number): Bounds | undefined {
  if (coupled?.twoSecondTorque === undefined || delay > 0 || !(coupled.peakTorque >= 1)) return undefined;
  const { motor, slip, peakTorque, fullLoadSpeed, motorMass, twoSecondTorque } = coupled;
  const slowest = firstMeeting(motor, motorMargin * peakTorque);
  const fastest = lastMeeting(motor, peakTorque);
  if (slowest === undefined || fastest === undefined) return undefined;
  const slipping = 1 - (settlesAbove * beltSpeed) / (slowest.share * fullLoadSpeed);
  if (!(slipping > 0)) return undefined;
  const atFullLoad = (motorMass * fullLoadSpeed) / nominalForce;
  const lag = lagMargin * fastest.slope ** 2 * (twoSecondTorque / 2) * atFullLoad;
  return {
    least: nominalForce * slowest.share ** 2 * couplingShare(slipping, slip, peakTorque),
    most: nominalForce * peakTorque * (fastest.share + lag) ** 2,
    runUp: atFullLoad * slowest.time,
    filling: (2 * peakTorque) / twoSecondTorque,
  };
}

/**
 * Share of its full-load speed that a motor surely reaches against a coupling of a torque, and the time until then as a
 * share of that in which full load alone would bring it to speed. Its line is straight between points and what the coupling
 * takes bends upwards: over a stretch at whose ends the motor has more it has more throughout.
 */
function firstMeeting({ x, y }: Curve, torque: number) {
  let time = 0;
  let [from = 0, surplus = 0] = [x[0], y[0]];
  if (from !== 0) return undefined;
  for (let i = 1; i < x.length && surplus > 0; i += 1) {
    const to = x[i] ?? 0;
    const left = (y[i] ?? 0) - torque * to ** 2;
    if (!(left > 0)) return { share: from + ((to - from) * surplus) / (surplus - left), time };
    time += (to - from) / Math.min(surplus, left);
    [from, surplus] = [to, left];
  }
  return undefined;
}

/** Share that it surely does not pass while the coupling takes that torque, and what it loses there for more torque. */
function lastMeeting({ x, y }: Curve, torque: number) {
  const at = x.findLastIndex((share, i) => (y[i] ?? 0) > torque * share ** 2);
  const [from, to, own, next] = [x[at], x[at + 1], y[at], y[at + 1]];
  if (from === undefined || to === undefined || own === undefined || next === undefined) return undefined;
  const slope = (to - from) / (own - next);
  return { share: from + slope * (own - torque * from ** 2), slope };
}
