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

/** Of steel. */
export const poisson = 0.3;
/** Orders run from 2 to 40; lists by order are this long. */
export const orders = 41;
/** Beyond this the hyperbolic functions overflow and the discs have no influence. */
const longShell = 300;

/** What discs and length make of every harmonic, by its order: the same under every belt. */
export interface ShellShape {
  /** Of the beam on elastic foundation, 1/m. */
  readonly wave: Float64Array;
  readonly share: Float64Array;
  readonly curvature: Float64Array;
}

export function shellShape(shell: Pick<ShellInputs, "shellDiameter" | "shellThickness" | "discCentres">): ShellShape {
  const { shellThickness, discCentres } = shell;
  const radius = middleRadius(shell);
  const list = () => new Float64Array(orders);
  const shape = { wave: list(), share: list(), curvature: list() };
  for (let order = 2; order < orders; order += 1) {
    const ring = order ** 2 - 1;
    const wave = ((ring ** 2 * order ** 4 * shellThickness ** 2) / (48 * (1 - poisson ** 2) * radius ** 6)) ** 0.25;
    const { moment, curvature } = discInfluence((wave * discCentres) / 2);
    shape.wave[order] = wave;
    shape.share[order] = moment;
    shape.curvature[order] = curvature;
  }
  return shape;
}

/** Bending moments, N·m per m, and axial stresses of the harmonics of one belt, by their order. */
interface Amplitudes {
  readonly moment: Float64Array;
  readonly axialStress: Float64Array;
}

export function amplitudesOf(given: ShellInputs, { wave, share, curvature }: ShellShape): Amplitudes {
  const { radius, pressure, halfWrap } = middleSurface(given);
  const plate = (given.modulus * given.shellThickness ** 3) / (12 * (1 - poisson ** 2));
  const found = { moment: new Float64Array(orders), axialStress: new Float64Array(orders) };
  for (let order = 2; order < orders; order += 1) {
    const coefficient = (2 * Math.sin(order * halfWrap)) / (order * Math.PI);
    const ring = order ** 2 - 1;
    const lift = (pressure * coefficient * radius ** 4) / (plate * ring ** 2);
    found.moment[order] = ((pressure * coefficient * radius ** 2) / ring) * (share[order] ?? 0);
    found.axialStress[order] =
      ((given.modulus * radius) / order ** 2) * lift * 2 * (wave[order] ?? 0) ** 2 * (curvature[order] ?? 0);
  }
  return found;
}

/** The belt on the middle of the shell's wall: its radius, m, and the pressure on it, Pa. */
export function middleSurface(given: ShellInputs) {
  const radius = middleRadius(given);
  return { radius, pressure: given.meanTension / (given.beltWidth * radius), halfWrap: given.wrapAngle / 2 };
}

function middleRadius({ shellDiameter, shellThickness }: Pick<ShellInputs, "shellDiameter" | "shellThickness">) {
  return shellDiameter / 2 - shellThickness / 2;
}

function discInfluence(beta: number): { readonly moment: number; readonly curvature: number } {
  if (beta > longShell) return { moment: 1, curvature: 0 };
  const sum = Math.cos(2 * beta) + Math.cosh(2 * beta);
  return {
    moment: 1 - (2 * Math.cos(beta) * Math.cosh(beta)) / sum,
    curvature: (2 * Math.sin(beta) * Math.sinh(beta)) / sum,
  };
}
