import { describe, it } from "vitest";
import { lineLoad } from "../rules/adopted-1/capacity.ts";
import { absorbedPower, beltPower } from "../rules/mechanics/power.ts";
import { sagTension } from "../rules/mechanics/sag.ts";
import { gravityTakeUpTension } from "../rules/mechanics/take-up.ts";
import { expectPrinted } from "../test-support/printed.ts";
import { startTrace } from "../trace/trace.ts";
import { standardGravity } from "../units.ts";

const trace = startTrace("checked");
const gravity = standardGravity;

// Handbook, test vector 2.13: sag tension, take-up tension and power of four published design summaries.
const summaries = [
  {
    what: "iron ore stacking",
    belt: { beltMass: 58, flow: 9400, speed: 5.1, spacing: 1.5, sag: 0.015 },
    sagTension: "69.870",
    takeUp: { mass: 25000, tension: "122.583" },
    power: { tension: 310.19, belt: "1581.97", efficiency: 0.95, absorbed: "1665.23" },
  },
  {
    what: "overland",
    belt: { beltMass: 30, flow: 2500, speed: 7.5, spacing: 5, sag: 0.02 },
    sagTension: "37.569",
    takeUp: { mass: 13000, tension: "63.743" },
    power: { tension: 506.64, belt: "3799.80", efficiency: 0.94, absorbed: "4042.34" },
  },
  {
    what: "pipe",
    belt: { beltMass: 39.62, flow: 1000, speed: 5.2, spacing: 1.2, sag: 0.015 },
    sagTension: "9.124",
    takeUp: { mass: 17000, tension: "83.357" },
    power: { tension: 297.71, belt: "1548.09", efficiency: 0.95, absorbed: "1629.57" },
  },
  {
    what: "plant",
    belt: { beltMass: 11.06, flow: 120, speed: 1, spacing: 1.2, sag: 0.015 },
    sagTension: "4.353",
    takeUp: { mass: 2000, tension: "9.807" },
    power: { tension: 11.07, belt: "11.07", efficiency: 0.95, absorbed: "11.65" },
  },
];

describe("published design summaries", () => {
  it.each(summaries)("of $what print our sag tension", ({ belt, sagTension: printed }) => {
    const { beltMass, spacing, sag, flow, speed } = belt;
    const load = lineLoad(trace, { massFlow: flow / 3.6, beltSpeed: speed });
    expectPrinted(sagTension(trace, { beltMass, lineLoad: load, gravity, spacing, sag }) / 1e3, printed);
  });

  it.each(summaries)("of $what print our take-up tension", ({ takeUp: { mass, tension } }) => {
    expectPrinted(gravityTakeUpTension(trace, { mass, gravity, wrapAngle: Math.PI }) / 1e3, tension);
  });

  it.each(summaries)("of $what print our powers", ({ belt, power }) => {
    const found = beltPower(trace, { effectiveTension: power.tension * 1e3, beltSpeed: belt.speed });
    expectPrinted(found / 1e3, power.belt);
    expectPrinted(absorbedPower(trace, { beltPower: found, efficiency: power.efficiency }) / 1e3, power.absorbed);
  });
});
