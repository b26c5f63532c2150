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

/** Worst point of the shell, every degree from the middle of the wrap, inside and outside. */
export function shellState(given: ShellInputs): ShellState {
  const { radius, pressure, halfWrap } = middleSurface(given);
  const harmonics = shellHarmonics(given);
  const hoop = (pressure * radius) / given.shellThickness;
  const beam =
    (2 * given.meanTension * Math.sin(halfWrap) * given.discCentres) /
    (8 * Math.PI * radius ** 2 * given.shellThickness);
  let worst: Omit<ShellState, "range"> = { stress: 0, angle: 0, side: "inside" };
  const around = { inside: [0, 0], outside: [0, 0] } as { inside: [number, number]; outside: [number, number] };
  for (let degrees = 0; degrees <= 180; degrees += 1) {
    const angle = (degrees * Math.PI) / 180;
    const membrane = -hoop * (halfWrap / Math.PI + ((2 * Math.sin(halfWrap)) / Math.PI) * Math.cos(angle));
    let moment = 0;
    let axial = -beam * Math.cos(angle);
    for (const harmonic of harmonics) {
      const wave = Math.cos(harmonic.order * angle);
      moment += harmonic.moment * wave;
      axial -= harmonic.axialStress * wave;
    }
    const bending = (6 / given.shellThickness ** 2) * moment;
    for (const side of ["inside", "outside"] as const) {
      const sign = side === "inside" ? 1 : -1;
      const round = membrane + sign * bending;
      const along = axial + sign * poisson * bending;
      const stress = Math.sqrt(round ** 2 - round * along + along ** 2);
      if (stress > worst.stress) worst = { stress, angle, side };
      const [low, high] = degrees === 0 ? [round, round] : around[side];
      around[side] = [Math.min(low, round), Math.max(high, round)];
    }
  }
  const rangeOf = ([low, high]: readonly [number, number]) => high - low;
  return { ...worst, range: Math.max(rangeOf(around.inside), rangeOf(around.outside)) };
}
