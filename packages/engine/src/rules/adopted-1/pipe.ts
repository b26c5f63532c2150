import { adopted, geometry } from "../../standards/sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = adopted("pipe conveyor, as published pipe design summaries print it");
const beltWidth = { symbol: "B", unit: "m", must: positive };
const pipeDiameter = { symbol: "D_p", unit: "m", must: positive };
const beltThickness = { symbol: "t_b", unit: "m", must: nonNegative };

/** Pipe diameter when none is given: belt width over 3.75, to the nearest 25 mm. */
export const defaultPipeDiameter = defineFormula({
  id: "adopted-1/pipe/default-pipe-diameter",
  source,
  inputs: { beltWidth },
  output: { symbol: "D_p", unit: "m" },
  printed: "ceil(B / 3.75 / 0.025[m] - 0.5) * 0.025[m]",
  evaluate: ({ beltWidth: width }) => Math.ceil(width / 3.75 / 0.025 - 0.5) * 0.025,
});

/** Belt overlapping itself, measured on the middle of the belt thickness. */
export const geometricOverlap = defineFormula({
  id: "adopted-1/pipe/geometric-overlap",
  source: geometry("belt wound to a tube"),
  inputs: { beltWidth, pipeDiameter, beltThickness },
  output: { symbol: "o_G", unit: "m" },
  printed: "B - pi * (D_p - t_b)",
  evaluate: ({ beltWidth: width, pipeDiameter: diameter, beltThickness: thickness }) =>
    width - Math.PI * (diameter - thickness),
});

/** Overlap as published designs show it and as it narrows the section: half the geometric one. */
export const overlapDistance = defineFormula({
  id: "adopted-1/pipe/overlap-distance",
  source,
  inputs: { geometricOverlap: { symbol: "o_G", unit: "m" } },
  output: { symbol: "o", unit: "m" },
  printed: "o_G / 2",
  evaluate: ({ geometricOverlap: overlap }) => overlap / 2,
});

/** Clear diameter inside the tube. */
export const insideDiameter = defineFormula({
  id: "adopted-1/pipe/inside-diameter",
  source: geometry("belt wound to a tube"),
  inputs: { pipeDiameter, beltThickness },
  output: { symbol: "D_i", unit: "m" },
  printed: "D_p - 2 * t_b",
  evaluate: ({ pipeDiameter: diameter, beltThickness: thickness }) => diameter - 2 * thickness,
});

/** Section inside the tube, less the belt that overlaps. */
export const netPipeArea = defineFormula({
  id: "adopted-1/pipe/net-pipe-area",
  source,
  inputs: {
    insideDiameter: { symbol: "D_i", unit: "m", must: positive },
    beltThickness,
    overlap: { symbol: "o", unit: "m" },
  },
  output: { symbol: "A_p", unit: "m2" },
  printed: "pi * D_i ^ 2 / 4 - t_b * max(0, o)",
  evaluate: ({ insideDiameter: diameter, beltThickness: thickness, overlap }) =>
    (Math.PI * diameter ** 2) / 4 - thickness * Math.max(0, overlap),
});

/** The fill a pipe conveyor is designed for. */
export const availablePipeArea = defineFormula({
  id: "adopted-1/pipe/available-pipe-area",
  source,
  inputs: {
    netPipeArea: { symbol: "A_p", unit: "m2", must: positive },
    fillLimit: { symbol: "c_fill", unit: "1", must: { above: 0, most: 1 } },
  },
  output: { symbol: "A_avail", unit: "m2" },
  printed: "c_fill * A_p",
  evaluate: ({ netPipeArea: area, fillLimit }) => fillLimit * area,
});

/** Half the angle the level load subtends at the pipe centre. */
export const fillAngle = defineProcedure({
  id: "adopted-1/pipe/fill-angle",
  source: geometry("level load in a circular tube"),
  inputs: {
    area: { symbol: "A_req", unit: "m2", must: nonNegative },
    radius: { symbol: "R", unit: "m", must: positive },
  },
  output: { symbol: "phi", unit: "rad" },
  rule: "root of R^2 (phi - sin(phi) cos(phi)) = A_req between 0 and pi, by halving",
  evaluate: ({ area, radius }) => {
    let low = 0;
    let high = Math.PI;
    for (let round = 0; round < 60; round += 1) {
      const middle = (low + high) / 2;
      if (radius ** 2 * (middle - Math.sin(middle) * Math.cos(middle)) < area) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  },
});

const radius = { symbol: "R", unit: "m", must: positive };
const angle = { symbol: "phi", unit: "rad", must: { least: 0, most: Math.PI } };

/** Depth of the level load in the tube. */
export const pipeBurdenDepth = defineFormula({
  id: "adopted-1/pipe/pipe-burden-depth",
  source: geometry("level load in a circular tube"),
  inputs: { radius, angle },
  output: { symbol: "d_b", unit: "m" },
  printed: "R * (1 - cos(phi))",
  evaluate: ({ radius: half, angle: phi }) => half * (1 - Math.cos(phi)),
});

/** Width of the load surface in the tube. */
export const pipeBurdenWidth = defineFormula({
  id: "adopted-1/pipe/pipe-burden-width",
  source: geometry("level load in a circular tube"),
  inputs: { radius, angle },
  output: { symbol: "W", unit: "m" },
  printed: "2 * R * sin(phi)",
  evaluate: ({ radius: half, angle: phi }) => 2 * half * Math.sin(phi),
});
