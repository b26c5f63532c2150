import {
  amplitudesOf,
  middleSurface,
  orders,
  poisson,
  type ShellInputs,
  type ShellShape,
  shellShape,
} from "./harmonics.ts";

export interface ShellState {
  readonly stress: number;
  readonly angle: number;
  readonly side: "inside" | "outside";
  readonly range: number;
}

const lastDegree = 180;
/** Cosines of every harmonic at every degree: the only part of the scan that does not depend on the shell. */
const waves = Float64Array.from({ length: (lastDegree + 1) * orders }, (_, at) =>
  Math.cos(((at % orders) * Math.floor(at / orders) * Math.PI) / 180),
);

/** A shell with what is known of it under one newton, by the wrap of the belt. */
interface KnownShell {
  readonly shell: ShellInputs;
  readonly shape: ShellShape;
  readonly states: Map<number, ShellState>;
}

/** Shells by their diameter: a library has few, and selection comes back to them again and again. */
const known = new Map<number, KnownShell[]>();
let statesKnown = 0;
const mostKnown = 10_000;

/** Worst point of the shell. Stress grows with tension and stays where it is, so every shell is scanned once. */
export function shellState(given: ShellInputs): ShellState {
  const { stress, angle, side, range } = underOneNewton(given);
  return { stress: stress * given.meanTension, angle, side, range: range * given.meanTension };
}

/** Degrees between the places of a glimpse. */
const glimpsed = 8;

/** Stress that the shell reaches at least, Pa: the worst of a few places. Takes an eighth of a scan. */
export function leastShellStress(given: ShellInputs): number {
  const found = knownShell(given);
  const { stress } = found.states.get(given.wrapAngle) ?? scan({ ...given, meanTension: 1 }, found.shape, glimpsed);
  return stress * given.meanTension;
}

function underOneNewton(given: ShellInputs): ShellState {
  const { shape, states } = knownShell(given);
  const found = states.get(given.wrapAngle);
  if (found !== undefined) return found;
  const state = scan({ ...given, meanTension: 1 }, shape, 1);
  states.set(given.wrapAngle, state);
  statesKnown += 1;
  return state;
}

function knownShell(given: ShellInputs): KnownShell {
  if (statesKnown >= mostKnown) {
    known.clear();
    statesKnown = 0;
  }
  const alike = known.get(given.shellDiameter);
  const found = alike?.find(({ shell }) => isSameShell(shell, given));
  if (found !== undefined) return found;
  // A copy: callers may use their own for the next shell.
  const made = { shell: { ...given }, shape: shellShape(given), states: new Map() };
  statesKnown += 1;
  if (alike === undefined) known.set(given.shellDiameter, [made]);
  else alike.push(made);
  return made;
}

function isSameShell(one: ShellInputs, other: ShellInputs): boolean {
  return (
    one.shellThickness === other.shellThickness &&
    one.discCentres === other.discCentres &&
    one.beltWidth === other.beltWidth &&
    one.modulus === other.modulus
  );
}

/** From the middle of the wrap, inside and outside. Plain arrays, since selection scans many shells. */
function scan(given: ShellInputs, shape: ShellShape, everyDegrees: number): ShellState {
  const { radius, pressure, halfWrap } = middleSurface(given);
  const { moment: moments, axialStress: axials } = amplitudesOf(given, shape);
  const hoop = (pressure * radius) / given.shellThickness;
  const pull = 2 * given.meanTension * Math.sin(halfWrap);
  axials[1] = (pull * given.discCentres) / (8 * Math.PI * radius ** 2 * given.shellThickness);
  const section = 6 / given.shellThickness ** 2;
  const [inside, outside] = [newFace(), newFace()];
  for (let degrees = 0; degrees <= lastDegree; degrees += everyDegrees) {
    const row = degrees * orders;
    const membrane = -hoop * (halfWrap / Math.PI + ((2 * Math.sin(halfWrap)) / Math.PI) * (waves[row + 1] ?? 0));
    // Both series at once: added one after the other they take twice as long.
    let moment = 0;
    let axial = 0;
    for (let order = 1; order < orders; order += 1) {
      const wave = waves[row + order] ?? 0;
      moment += (moments[order] ?? 0) * wave;
      axial -= (axials[order] ?? 0) * wave;
    }
    const bending = section * moment;
    note(inside, degrees, membrane + bending, axial + poisson * bending);
    note(outside, degrees, membrane - bending, axial - poisson * bending);
  }
  const isInside = read(inside, worst) >= read(outside, worst);
  const [face, side] = isInside ? ([inside, "inside"] as const) : ([outside, "outside"] as const);
  return {
    stress: read(face, worst),
    angle: (read(face, place) * Math.PI) / 180,
    side,
    range: Math.max(rangeOf(inside), rangeOf(outside)),
  };
}

/** Of one face: its worst von Mises stress, where that is in degrees, and the ends of its circumferential stress. */
const worst = 0;
const place = 1;
const low = 2;
const high = 3;

/**
 * Plain numbers side by side: fields of an object that is written to in a hot loop once came out wrong on a loaded
 * machine, and in an array of doubles there is nothing to mistake.
 */
function newFace(): Float64Array {
  return Float64Array.of(0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
}

function note(face: Float64Array, degrees: number, round: number, along: number): void {
  const stress = Math.sqrt(round ** 2 - round * along + along ** 2);
  if (stress > read(face, worst)) {
    face[worst] = stress;
    face[place] = degrees;
  }
  if (round < read(face, low)) face[low] = round;
  if (round > read(face, high)) face[high] = round;
}

function rangeOf(face: Float64Array): number {
  return read(face, high) - read(face, low);
}

function read(face: Float64Array, index: number): number {
  return face[index] ?? 0;
}
