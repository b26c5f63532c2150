import type { BeltLoop, Strand } from "./belt-loop.ts";

/** The loop cut into elements. Element i joins node i to the next; the last one joins the first node again. */
export interface Mesh {
  readonly count: number;
  /** First node of every strand, and the count. */
  readonly first: Int32Array;
  /** Of the elements of a strand, m. */
  readonly elementLength: Float64Array;
  /** Length that stretches: never below a share of the usual element, which would force tiny time steps. */
  readonly springLength: Float64Array;
  /** Along the belt, m, for each node and the end. */
  readonly position: Float64Array;
  /** For each node: kg, N, N. */
  readonly mass: Float64Array;
  readonly resistance: Float64Array;
  readonly gravity: Float64Array;
}

/** Spans shorter than this share of an element stretch like one of this share; lighter nodes weigh as much as one. */
const shortestSpring = 0.25;
const lightestNode = 0.05;

/** Speed of a short wave, m/s. */
function instantWaveSpeed({ stiffness, mass }: Strand, branchRatio: number): number {
  return Math.sqrt((stiffness * (1 + branchRatio)) / mass);
}

/**
 * Elements of equal transit time: all have nearly the same Courant number, which keeps waves sharp and steps few.
 * Half of everything an element has goes to either of its nodes.
 */
export function buildMesh(loop: BeltLoop, elements: number, branchRatio: number): Mesh {
  const { strands } = loop;
  const unit = transitTime(strands, branchRatio) / elements;
  const counts = strands.map((strand) => elementCount(strand, unit, branchRatio));
  const first = new Int32Array(strands.length + 1);
  counts.forEach((count, at) => {
    first[at + 1] = (first[at] ?? 0) + count;
  });
  const elementLength = Float64Array.from(strands, ({ length }, at) => length / (counts[at] ?? 1));
  const springLength = Float64Array.from(strands, (strand, at) => springOf(strand, elementLength[at] ?? 0, unit));
  const mesh = emptyMesh(first, elementLength, springLength);
  strands.forEach((strand, at) => {
    addStrand(mesh, strand, at);
  });
  loop.stations.forEach((station, at) => {
    const node = first[at] ?? 0;
    add(mesh.mass, node, station.mass);
    add(mesh.resistance, node, station.resistance);
    add(mesh.gravity, node, station.gravity);
    const lightest = lightestNode * unit * Math.sqrt(heaviest(strands, at));
    mesh.mass[node] = Math.max(mesh.mass[node] ?? 0, lightest);
  });
  return mesh;
}

/** Time of a wave once round the loop, s. */
function transitTime(strands: readonly Strand[], branchRatio: number): number {
  return strands.reduce(
    (sum, strand) => (strand.stiffness > 0 ? sum + strand.length / instantWaveSpeed(strand, branchRatio) : sum),
    0,
  );
}

function elementCount(strand: Strand, unit: number, branchRatio: number): number {
  if (strand.stiffness === 0) return 1;
  return Math.max(1, Math.round(strand.length / (instantWaveSpeed(strand, branchRatio) * unit)));
}

function springOf(strand: Strand, length: number, unit: number): number {
  if (strand.stiffness === 0) return 1;
  return Math.max(length, shortestSpring * unit * Math.sqrt(strand.stiffness / strand.mass));
}

/** Stiffness times mass of the heavier neighbour: its root times a time is the mass a wave passes in it. */
function heaviest(strands: readonly Strand[], at: number): number {
  const of = (strand: Strand | undefined) => (strand === undefined ? 0 : strand.stiffness * strand.mass);
  return Math.max(of(strands.at(at - 1)), of(strands[at]));
}

function emptyMesh(first: Int32Array, elementLength: Float64Array, springLength: Float64Array): Mesh {
  const count = first[first.length - 1] ?? 0;
  const zeros = () => new Float64Array(count);
  const position = new Float64Array(count + 1);
  return {
    count,
    first,
    elementLength,
    springLength,
    position,
    mass: zeros(),
    resistance: zeros(),
    gravity: zeros(),
  };
}

function addStrand(mesh: Mesh, strand: Strand, at: number): void {
  const { count, first, elementLength, position } = mesh;
  const length = elementLength[at] ?? 0;
  for (let i = first[at] ?? 0; i < (first[at + 1] ?? 0); i += 1) {
    position[i + 1] = (position[i] ?? 0) + length;
    for (const node of [i, (i + 1) % count]) {
      add(mesh.mass, node, (length * strand.mass) / 2);
      add(mesh.resistance, node, (length * strand.resistance) / 2);
      add(mesh.gravity, node, (length * strand.gravity) / 2);
    }
  }
}

function add(values: Float64Array, at: number, value: number): void {
  values[at] = (values[at] ?? 0) + value;
}
