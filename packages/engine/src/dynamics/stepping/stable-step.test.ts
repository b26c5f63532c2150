import { describe, expect, it } from "vitest";
import { at } from "../../solve/tension/tension-state.ts";
import type { BeltLoop } from "../belt-loop.ts";
import { buildMesh, type Mesh } from "../mesh.ts";
import { highestFrequency } from "./stable-step.ts";

/** Three strands that differ in everything, a take-up at one of their points. */
function loopOf(station: number): BeltLoop {
  const strand = (length: number, mass: number, stiffness: number) => ({
    ...{ length, mass, stiffness, resistance: 0, gravity: 0, sagConstant: 0, sagLoad: 0 },
  });
  return {
    fullSpeed: 3,
    strands: [strand(40, 200, 5e6), strand(7, 30, 80e6), strand(45, 60, 20e6)],
    stations: [100, 0, 900].map((mass, k) => ({ id: String(k), mass, resistance: 0, gravity: 0 })),
    drives: [],
    brakes: [],
    takeUp: {
      station,
      action: { kind: "gravity", mass: 1 },
      ...{ tension: 1, sine: 1, friction: 0, travel: { slack: 1, tight: 1 } },
    },
  };
}

/**
 * Springs between nodes, and a carriage that stretches the two beside its pulley by its own way: forces over masses, row
 * by row, of nodes and then of the carriage.
 */
function accelerations(loop: BeltLoop, mesh: Mesh, branchRatio: number, carriageMass?: number): number[][] {
  const { count } = mesh;
  const size = count + (carriageMass === undefined ? 0 : 1);
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const masses = [...mesh.mass.subarray(0, count), ...(carriageMass === undefined ? [] : [carriageMass])];
  const pulley = mesh.first[loop.takeUp?.station ?? 0] ?? 0;
  for (let i = 0; i < count; i += 1) {
    const k = mesh.first.subarray(0, -1).findLastIndex((node) => node <= i);
    const stiffness = ((1 + branchRatio) * (loop.strands[k]?.stiffness ?? 0)) / at(mesh.springLength, k);
    // How much each coordinate stretches the element.
    const stretch = new Array<number>(size).fill(0);
    stretch[i] = -1;
    stretch[(i + 1) % count] = 1;
    const isBeside = i === pulley || i === (pulley + count - 1) % count;
    if (carriageMass !== undefined && isBeside) stretch[count] = 1;
    stretch.forEach((own, row) => {
      stretch.forEach((other, column) => {
        const line = matrix[row];
        if (line) line[column] = (line[column] ?? 0) + (stiffness * own * other) / (masses[row] ?? 1);
      });
    });
  }
  return matrix;
}

describe.each([0, 1, 2])("the highest frequency of a belt with its take-up at point %d", (station) => {
  const loop = loopOf(station);
  const mesh = buildMesh(loop, 12, 0.1);

  it.each([undefined, 20, 5e4])("is by the widest of Gershgorin's circles, carriage of %s kg", (carriageMass) => {
    const matrix = accelerations(loop, mesh, 0.1, carriageMass);
    const widest = Math.max(...matrix.map((row) => row.reduce((sum, one) => sum + Math.abs(one), 0)));
    expect(highestFrequency(loop, mesh, 0.1, carriageMass) / Math.sqrt(widest)).toBeCloseTo(1, 12);
  });
});
