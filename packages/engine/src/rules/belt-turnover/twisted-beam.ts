/** A belt in a half turn, carried by its own stiffness where it stands on edge. SI. */
export interface TwistedBelt {
  readonly beltWidth: number;
  readonly modulus: number;
  readonly tension: number;
  readonly beltMass: number;
  readonly gravity: number;
  readonly length: number;
}

/** Sag of the middle and curvature in the belt's plane at its ends. */
export interface TwistedBeam {
  readonly sag: number;
  readonly endCurvature: number;
}

const intervals = 160;
const unknowns = 2 * (intervals - 1);
/** Unknowns of nodes two apart are the furthest that meet. */
const band = 6;

/** Vertical (0) and lateral (1) deflection of an inner node. */
const place = (node: number, axis: 0 | 1) => 2 * (node - 1) + axis;

type Term = readonly [index: number, factor: number];

/** Least energy of bending in the belt's own plane, tension and weight, by finite differences; a banded system. */
export function twistedBeam(belt: TwistedBelt): TwistedBeam {
  const step = belt.length / intervals;
  const stiffness = (belt.modulus * belt.beltWidth ** 3) / 12;
  const matrix = new Float64Array(unknowns * band);
  const right = new Float64Array(unknowns);
  for (let node = 0; node <= intervals; node += 1) {
    const isEnd = node === 0 || node === intervals;
    addSquare(matrix, curvatureTerms(node, step), stiffness * step * (isEnd ? 0.5 : 1));
  }
  for (let node = 0; node < intervals; node += 1) {
    for (const axis of [0, 1] as const) addSquare(matrix, slopeTerms(node, axis, step), belt.tension * step);
  }
  for (let node = 1; node < intervals; node += 1) right[place(node, 0)] = -belt.beltMass * belt.gravity * step;
  const found = solve(matrix, right);
  let sag = 0;
  for (let node = 1; node < intervals; node += 1) sag = Math.max(sag, -(found[place(node, 0)] ?? 0));
  return { sag, endCurvature: Math.abs((2 * (found[place(1, 1)] ?? 0)) / step ** 2) };
}

/** In-plane curvature at a node. At the ends the belt is clamped flat, so the first inner node mirrors outwards. */
function curvatureTerms(node: number, step: number): readonly Term[] {
  const turned = (Math.PI * node) / intervals;
  if (node === 0) return [[place(1, 1), 2 / step ** 2]];
  if (node === intervals) return [[place(intervals - 1, 1), -2 / step ** 2]];
  const terms: Term[] = [];
  for (const [offset, weight] of [
    [-1, 1],
    [0, -2],
    [1, 1],
  ] as const) {
    const at = node + offset;
    if (at < 1 || at >= intervals) continue;
    terms.push([place(at, 0), (weight * Math.sin(turned)) / step ** 2]);
    terms.push([place(at, 1), (weight * Math.cos(turned)) / step ** 2]);
  }
  return terms;
}

function slopeTerms(node: number, axis: 0 | 1, step: number): readonly Term[] {
  const terms: Term[] = [];
  if (node >= 1) terms.push([place(node, axis), -1 / step]);
  if (node + 1 < intervals) terms.push([place(node + 1, axis), 1 / step]);
  return terms;
}

/** Adds weight · (sum of terms)² / 2 to the energy; the lower half of the matrix is kept by diagonals. */
function addSquare(matrix: Float64Array, terms: readonly Term[], weight: number): void {
  for (const [row, first] of terms) {
    for (const [column, second] of terms) {
      if (column > row) continue;
      const at = row * band + (row - column);
      matrix[at] = (matrix[at] ?? 0) + weight * first * second;
    }
  }
}

/** Cholesky's method on the band. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const at = (row: number, column: number) =>
    column < 0 || row - column >= band ? 0 : (matrix[row * band + (row - column)] ?? 0);
  for (let row = 0; row < unknowns; row += 1) {
    for (let column = Math.max(0, row - band + 1); column <= row; column += 1) {
      let sum = at(row, column);
      for (let k = Math.max(0, row - band + 1); k < column; k += 1) sum -= at(row, k) * at(column, k);
      matrix[row * band + (row - column)] = row === column ? Math.sqrt(sum) : sum / at(column, column);
    }
  }
  const found = Float64Array.from(right);
  for (let row = 0; row < unknowns; row += 1) {
    let sum = found[row] ?? 0;
    for (let k = Math.max(0, row - band + 1); k < row; k += 1) sum -= at(row, k) * (found[k] ?? 0);
    found[row] = sum / at(row, row);
  }
  for (let row = unknowns - 1; row >= 0; row -= 1) {
    let sum = found[row] ?? 0;
    for (let k = row + 1; k < Math.min(unknowns, row + band); k += 1) sum -= at(k, row) * (found[k] ?? 0);
    found[row] = sum / at(row, row);
  }
  return found;
}
