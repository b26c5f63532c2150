import { describe, expect, it } from "vitest";
import type { Drawing } from "../description/drawing.ts";
import { toSvg } from "../writers/svg.ts";
import { arcSetOut } from "./calculators/arc-set-out.ts";
import { beltRollView } from "./calculators/belt-roll-view.ts";
import { chordView } from "./calculators/chord-view.ts";
import { parabolaChart } from "./calculators/parabola-chart.ts";
import { transitionView } from "./calculators/transition-view.ts";
import { travelView } from "./calculators/travel-view.ts";
import { tubeView } from "./calculators/tube-view.ts";
import { twoPulleyView } from "./calculators/two-pulley-view.ts";
import { wrapView } from "./calculators/wrap-view.ts";
import { pulleyBodyView } from "./pulley-sketch.ts";

const degree = Math.PI / 180;

// Sizes of the examples of the handbook, chapters 5 and 7. Open the files in a browser: that is the review.
const drawings: readonly (readonly [string, Drawing | undefined])[] = [
  ["belt-roll", beltRollView({ coreDiameter: 0.6, diameter: 2.45218, turns: 62.5736 })],
  ["belt-length", twoPulleyView({ centres: 1000, firstDiameter: 1, secondDiameter: 0.8 })],
  ["measured-radius", chordView({ chord: 71.6147, middleOrdinate: 1.06943, radius: 600 })],
  [
    "take-up-travel",
    travelView({
      parts: [
        { label: "Elastic", length: 0.62 },
        { label: "Thermal", length: 0.53 },
        { label: "Permanent", length: 2.5 },
        { label: "Splice", length: 1 },
      ],
      total: 4.7,
    }),
  ],
  [
    "curve",
    arcSetOut({
      chainage: 0,
      level: 0,
      slopeBefore: 0,
      slopeAfter: 6.84277 * degree,
      radius: 600,
      increment: 10,
    })?.drawing,
  ],
  [
    "parabola",
    parabolaChart(
      [
        { x: 1, y: 4.5 },
        { x: 2, y: 5 },
        { x: 4, y: 3 },
        { x: 7, y: -7.5 },
      ],
      { a: 3, b: 2, c: -0.5 },
    ),
  ],
  [
    "pulley-body",
    pulleyBodyView({
      face: 1400,
      diameter: 800,
      shell: 16,
      lagging: 12,
      disc: 40,
      shaft: 180,
      length: 2000,
      hub: { diameter: 260, length: 0 },
    }),
  ],
  [
    "transition",
    transitionView({
      beltWidth: 1.2,
      centreLength: 0.4,
      troughAngle: 35 * degree,
      length: 2,
      pulleyRise: 0.0765,
      edgeHeight: 0.2294,
      idlers: [
        { distance: 0.7, troughAngle: 12 * degree },
        { distance: 1.4, troughAngle: 24 * degree },
      ],
    }),
  ],
  ["tube", tubeView({ pipeDiameter: 0.375, beltWidth: 1.46, beltThickness: 0.0187, depth: 0.235818, overlap: 0.17 })],
  [
    "wrap",
    wrapView({ wrapAngle: 210 * degree, tightTension: 80_000, slackTension: 30_000, requiredSlackTension: 20_000 }),
  ],
];

describe("drawings of calculators", () => {
  it.each(drawings)("%s is as reviewed", async (name, drawing) => {
    if (drawing === undefined) throw new Error("expected a drawing");
    await expect(toSvg(drawing)).toMatchFileSnapshot(`../../golden/calculators/${name}.svg`);
  });

  it("says when a slack belt slips", () => {
    const slipping = wrapView({ wrapAngle: Math.PI, tightTension: 5, slackTension: 1, requiredSlackTension: 2 });
    expect(toSvg(slipping)).toContain("slips");
  });

  it("has no curve for a way that goes straight on", () => {
    const straight = { chainage: 0, level: 0, slopeBefore: 0.1, slopeAfter: 0.1, radius: 300, increment: 10 };
    expect(arcSetOut(straight)).toBeUndefined();
  });
});
