/** A pulley shell under the belt: SI. */
export interface ShellInputs {
  readonly shellDiameter: number;
  readonly shellThickness: number;
  /** Distance of the end discs. */
  readonly discCentres: number;
  readonly beltWidth: number;
  /** Mean of arriving and leaving tension. */
  readonly meanTension: number;
  readonly wrapAngle: number;
  readonly modulus: number;
}

/** Bending moment and axial stress of one harmonic at mid length. */
export interface Harmonic {
  readonly order: number;
  /** λ·L_d, the length of the shell in terms of the harmonic's decay. */
  readonly decay: number;
  /** 1 when the discs are too far away to help. */
  readonly share: number;
  /** N·m per m. */
  readonly moment: number;
  readonly axialStress: number;
}

export interface ShellState {
  readonly stress: number;
  readonly angle: number;
  readonly side: "inside" | "outside";
  readonly range: number;
}

const poisson = 0.3;
const lastHarmonic = 40;
/** Beyond this the hyperbolic functions overflow and the discs have no influence. */
const longShell = 300;

/** Harmonics 2 to 40 of the belt pressure, each a beam on elastic foundation along the axis. */
export function shellHarmonics(given: ShellInputs): readonly Harmonic[] {
  const { radius, pressure, halfWrap } = middleSurface(given);
  const plate = (given.modulus * given.shellThickness ** 3) / (12 * (1 - poisson ** 2));
  return Array.from({ length: lastHarmonic - 1 }, (_, at) => {
    const order = at + 2;
    const coefficient = (2 * Math.sin(order * halfWrap)) / (order * Math.PI);
    const ring = order ** 2 - 1;
    const wave =
      ((ring ** 2 * order ** 4 * given.shellThickness ** 2) / (48 * (1 - poisson ** 2) * radius ** 6)) ** 0.25;
    const { moment, curvature } = discInfluence((wave * given.discCentres) / 2);
    const lift = (pressure * coefficient * radius ** 4) / (plate * ring ** 2);
    return {
      order,
      decay: wave * given.discCentres,
      share: moment,
      moment: ((pressure * coefficient * radius ** 2) / ring) * moment,
      axialStress: ((given.modulus * radius) / order ** 2) * lift * 2 * wave ** 2 * curvature,
    };
  });
}

function middleSurface(given: ShellInputs) {
  const radius = given.shellDiameter / 2 - given.shellThickness / 2;
  return { radius, pressure: given.meanTension / (given.beltWidth * radius), halfWrap: given.wrapAngle / 2 };
}

function discInfluence(beta: number): { readonly moment: number; readonly curvature: number } {
  if (beta > longShell) return { moment: 1, curvature: 0 };
  const sum = Math.cos(2 * beta) + Math.cosh(2 * beta);
  return {
    moment: 1 - (2 * Math.cos(beta) * Math.cosh(beta)) / sum,
    curvature: (2 * Math.sin(beta) * Math.sinh(beta)) / sum,
  };
}

const lastDegree = 180;
const columns = lastHarmonic + 1;
/** Cosines of every harmonic at every degree: the only part of the scan that does not depend on the shell. */
const waves = Float64Array.from({ length: (lastDegree + 1) * columns }, (_, at) =>
  Math.cos(((at % columns) * Math.floor(at / columns) * Math.PI) / 180),
);
interface KnownShell {
  readonly shell: ShellInputs;
  readonly state: ShellState;
}

/** Shells under one newton, by their wrap: a library has few, and selection comes back to them again and again. */
const known = new Map<number, KnownShell[]>();
let shellsKnown = 0;
const mostKnown = 1000;

/** Worst point of the shell. Stress grows with tension and stays where it is, so every shell is scanned once. */
export function shellState(given: ShellInputs): ShellState {
  const { stress, angle, side, range } = underOneNewton(given);
  return { stress: stress * given.meanTension, angle, side, range: range * given.meanTension };
}

function underOneNewton(given: ShellInputs): ShellState {
  const found = known.get(given.wrapAngle)?.find(({ shell }) => isSameShell(shell, given));
  if (found !== undefined) return found.state;
  if (shellsKnown >= mostKnown) {
    known.clear();
    shellsKnown = 0;
  }
  const state = scan({ ...given, meanTension: 1 });
  const alike = known.get(given.wrapAngle);
  if (alike === undefined) known.set(given.wrapAngle, [{ shell: given, state }]);
  else alike.push({ shell: given, state });
  shellsKnown += 1;
  return state;
}

function isSameShell(one: ShellInputs, other: ShellInputs): boolean {
  return (
    one.shellDiameter === other.shellDiameter &&
    one.shellThickness === other.shellThickness &&
    one.discCentres === other.discCentres &&
    one.beltWidth === other.beltWidth &&
    one.modulus === other.modulus
  );
}

/** Every degree from the middle of the wrap, inside and outside. Plain arrays, since selection scans many shells. */
function scan(given: ShellInputs): ShellState {
  const { radius, pressure, halfWrap } = middleSurface(given);
  const moments = new Float64Array(columns);
  const axials = new Float64Array(columns);
  for (const { order, moment, axialStress } of shellHarmonics(given)) {
    moments[order] = moment;
    axials[order] = -axialStress;
  }
  const hoop = (pressure * radius) / given.shellThickness;
  const pull = 2 * given.meanTension * Math.sin(halfWrap);
  axials[1] = -(pull * given.discCentres) / (8 * Math.PI * radius ** 2 * given.shellThickness);
  const section = 6 / given.shellThickness ** 2;
  const inside = { worst: 0, at: 0, low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };
  const outside = { ...inside };
  for (let degrees = 0; degrees <= lastDegree; degrees += 1) {
    const row = degrees * columns;
    const membrane = -hoop * (halfWrap / Math.PI + ((2 * Math.sin(halfWrap)) / Math.PI) * (waves[row + 1] ?? 0));
    // Both series at once: added one after the other they take twice as long.
    let moment = 0;
    let axial = 0;
    for (let order = 1; order < columns; order += 1) {
      const wave = waves[row + order] ?? 0;
      moment += (moments[order] ?? 0) * wave;
      axial += (axials[order] ?? 0) * wave;
    }
    const bending = section * moment;
    note(inside, degrees, membrane + bending, axial + poisson * bending);
    note(outside, degrees, membrane - bending, axial - poisson * bending);
  }
  const [face, side] = inside.worst >= outside.worst ? ([inside, "inside"] as const) : ([outside, "outside"] as const);
  const range = Math.max(inside.high - inside.low, outside.high - outside.low);
  return { stress: face.worst, angle: (face.at * Math.PI) / 180, side, range };
}

/** One face of the shell: its worst von Mises stress and the ends of its circumferential stress. */
interface Face {
  worst: number;
  at: number;
  low: number;
  high: number;
}

function note(face: Face, degrees: number, round: number, along: number): void {
  const stress = Math.sqrt(round ** 2 - round * along + along ** 2);
  if (stress > face.worst) {
    face.worst = stress;
    face.at = degrees;
  }
  face.low = Math.min(face.low, round);
  face.high = Math.max(face.high, round);
}
