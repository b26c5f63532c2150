import { at } from "../../solve/tension/tension-state.ts";
import type { DriveAction } from "../belt-loop.ts";
import { arrivingTension } from "../stepping/traction-step.ts";
import { type Bar, barLoop, barSettings } from "./bar.ts";
import { referenceBelt } from "./reference-belt.ts";
import { simulate } from "./simulate.ts";

/** Errors over sizes, and the exponent of the straight line through them on logarithmic paper. */
interface Convergence {
  readonly sizes: readonly number[];
  readonly errors: readonly number[];
  readonly exponent: number;
}

function fitted(sizes: readonly number[], errors: readonly number[]): Convergence {
  const [x, y] = [sizes.map(Math.log), errors.map(Math.log)];
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  const top = x.reduce((sum, value, n) => sum + (value - mx) * ((y[n] ?? 0) - my), 0);
  return { sizes, errors, exponent: Math.abs(top / x.reduce((sum, value) => sum + (value - mx) ** 2, 0)) };
}

const pulsedBar: Bar = { stiffness: 86.4e6, mass: 200, length: 1000, isFixed: true };
const force = 50e3;

/** sin⁴ over one second. */
function pulse(time: number): number {
  return time > 0 && time < 1 ? force * Math.sin(Math.PI * time) ** 4 : 0;
}

/** Largest error of the tension beside the fixed end, over the force, against the two waves that meet there. */
export function pulseError(elements: number, stepShare = 0.8): number {
  const settings = barSettings(pulsedBar, elements, stepShare);
  const step = settings.interval;
  const waveSpeed = Math.sqrt(pulsedBar.stiffness / pulsedBar.mass);
  const until = 3;
  const x = Array.from({ length: Math.ceil(until / step) + 2 }, (_, n) => n * step);
  const { state, goTo } = simulate(
    barLoop(pulsedBar, { x, y: x.map(pulse) }),
    "rest",
    [{ kind: "start", at: 0 }],
    settings,
  );
  const place = pulsedBar.length / elements / 2;
  let largest = 0;
  goTo(until, (time) => {
    const there = (pulsedBar.length - place) / waveSpeed;
    const back = (pulsedBar.length + place) / waveSpeed;
    largest = Math.max(largest, Math.abs(at(state.tension, 0) - pulse(time - there) - pulse(time - back)));
  });
  return largest / force;
}

/** Order in space: a smooth pulse on a fixed-free bar, the step shrinking with the elements. */
export function convergenceInSpace(sizes: readonly number[] = [50, 100, 200, 400, 800]): Convergence {
  return fitted(
    sizes,
    sizes.map((elements) => pulseError(elements)),
  );
}

/** From 3 to 2.4 m/s in 8 s, without a corner. */
const slowing: DriveAction = (() => {
  const x = Array.from({ length: 8001 }, (_, n) => n / 1000);
  const part = (t: number) => t / 8 - Math.sin((2 * Math.PI * t) / 8) / (2 * Math.PI);
  return { kind: "speed-time", curve: { x: [-1e7, ...x], y: [1, ...x.map((t) => 1 - 0.2 * part(t))] } };
})();

/** Tension arriving at the drive of the reference belt, every 0.1 s for 10 s, at a step share, and the step it makes. */
function slowingBelt(stepShare: number): { readonly step: number; readonly tensions: readonly number[] } {
  const settings = { elements: 200, stepShare, gridDamping: 0, longestStep: Number.POSITIVE_INFINITY };
  const { plan, state, goTo } = simulate(
    referenceBelt("full", slowing),
    "running",
    [{ kind: "start", at: 0 }],
    settings,
  );
  // The curve counts from the start of the run, not from when the drive was switched on.
  state.drives[1] = 0;
  const tensions = Array.from({ length: 100 }, (_, n) => {
    goTo((n + 1) / 10);
    return arrivingTension(plan, state.tension, 1);
  });
  return { step: plan.step, tensions };
}

/**
 * Order in time: the reference belt slowing down smoothly, against a step sixteen times shorter than the shortest. Steps
 * divide the interval between frames, so that half the share is not quite half the step.
 */
export function convergenceInTime(shares: readonly number[] = [0.8, 0.4, 0.2, 0.1]): Convergence {
  const { tensions: exact } = slowingBelt((shares.at(-1) ?? 0.1) / 16);
  const largest = Math.max(...exact);
  const found = shares.map(slowingBelt);
  const errors = found.map(
    ({ tensions }) => Math.max(...tensions.map((tension, n) => Math.abs(tension - (exact[n] ?? 0)))) / largest,
  );
  return fitted(
    found.map(({ step }) => step),
    errors,
  );
}
