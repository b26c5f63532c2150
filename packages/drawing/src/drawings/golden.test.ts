import { type Conveyor, calculate, drawingConstants, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { idlerScene } from "../scene/idler-solids.ts";
import { drawingListing } from "../test-support/listing/drawing-listing.ts";
import { sceneListing } from "../test-support/listing/scene-listing.ts";
import { curvedConveyor, rollSets, withRolls } from "../test-support/sample-conveyors.ts";
import { toDxf } from "../writers/dxf.ts";
import { toSvg } from "../writers/svg.ts";
import { beltCrossSection } from "./belt-cross-section.ts";
import { everyDrawing } from "./every-drawing.ts";
import { idlerLayout } from "./idler-layout.ts";

const folder = "../../golden";
const documents: readonly (readonly [string, Conveyor, RegExp])[] = [
  ["new", newConveyor(), /^(?!pulley-[24567])/],
  ["curved", curvedConveyor(), /profile|long|plan|curve/],
];

// Open the files in a browser: that is the review.
describe.each(documents)("every drawing of the %s conveyor", (name, conveyor, kept) => {
  const drawings = everyDrawing(conveyor, calculate(conveyor)).filter((drawing) => kept.test(drawing.name));
  const names = [...new Set(drawings.map((drawing) => drawing.name))];

  it.each(names)("%s is as reviewed", async (drawn) => {
    const drawing = drawings.find((one) => one.name === drawn);
    if (drawing === undefined) throw new Error("expected a drawing");
    await expect(toSvg(drawing)).toMatchFileSnapshot(`${folder}/${name}/${drawn}.svg`);
  });
});

const { crossSectionSize, canvasSizes } = drawingConstants;
const [usual] = canvasSizes;
const otherSizes = [crossSectionSize, ...canvasSizes.slice(1), { width: 640, height: 360 }];

describe.each(rollSets)("%d rolls at %d°", (rolls, angle, face) => {
  const conveyor = withRolls(rolls, angle, face);
  const name = angle === 360 ? "pipe" : `${rolls}-rolls`;

  it.each(["low", "high"] as const)("have the loaded belt at %s density as reviewed", async (density) => {
    const drawing = beltCrossSection(conveyor, undefined, { size: usual, density });
    await expect(toSvg(drawing)).toMatchFileSnapshot(`${folder}/rolls/${name}-${density}.svg`);
  });

  it.each(["low", "high"] as const)("differ at %s density on other sizes only as reviewed", async (density) => {
    const first = drawingListing(beltCrossSection(conveyor, undefined, { size: usual, density }));
    const others = otherSizes.flatMap((size) => [true, false].map((hasText) => ({ size, density, hasText })));
    const told = others.map((options) =>
      differences(first, drawingListing(beltCrossSection(conveyor, undefined, options))),
    );
    await expect(told.join("\n")).toMatchFileSnapshot(`${folder}/rolls/${name}-${density}-sizes.txt`);
  });

  it("have the layout as reviewed", async () => {
    const drawing = idlerLayout(conveyor.csIdler, { pipeDiameter: conveyor.pipeDia });
    await expect(toSvg(drawing)).toMatchFileSnapshot(`${folder}/rolls/${name}-layout.svg`);
  });

  it("have the layout in space as reviewed", async () => {
    const scene = idlerScene(conveyor.csIdler, conveyor.beltWidthInp, { pipeDiameter: conveyor.pipeDia });
    await expect(sceneListing(scene)).toMatchFileSnapshot(`${folder}/rolls/${name}-3d.txt`);
  });
});

/** Lines of the one the other has not, and how many of the other are missing. */
function differences(first: string, next: string): string {
  const [before, after] = [first.split("\n"), next.split("\n")];
  const missing = before.filter((line) => !after.includes(line)).length;
  return [...after.filter((line) => !before.includes(line)), `without ${missing} lines of 400 × 300`, ""].join("\n");
}

const { csIdler, rsIdler } = newConveyor();
const framed = [
  ["offset", { ...csIdler, isOffset: true }],
  ["garland", { ...withRolls(5, 60, 290).csIdler, idlerType: "Garland", faceToHingeDim: 35 }],
  ["v-return", rsIdler],
] as const;

describe.each(framed)("a set of rolls: %s", (name, set) => {
  it("has its layout as reviewed", async () => {
    await expect(toSvg(idlerLayout(set))).toMatchFileSnapshot(`${folder}/rolls/${name}-layout.svg`);
  });

  it("has its layout in space as reviewed", async () => {
    await expect(sceneListing(idlerScene(set))).toMatchFileSnapshot(`${folder}/rolls/${name}-3d.txt`);
  });
});

describe("a DXF", () => {
  it("is as reviewed, the entities of it", async () => {
    const conveyor = { ...newConveyor(), showSectionText: false };
    const drawing = beltCrossSection(conveyor, undefined, { hasDimensions: false });
    await expect(entitiesOf(toDxf(drawing))).toMatchFileSnapshot(`${folder}/rolls/3-rolls.dxf.txt`);
  });
});

/** An entity a line, its pairs of code and value side by side. What stands before them is the same in every file. */
function entitiesOf(dxf: string): string {
  const lines = dxf.split(/\r?\n/).map((line) => line.trim());
  const pairs = lines.flatMap((code, at) => (at % 2 === 0 ? [[code, lines[at + 1] ?? ""] as const] : []));
  const start = pairs.findIndex(([code, value]) => code === "2" && value === "ENTITIES");
  const end = pairs.findIndex(([code, value], at) => at > start && code === "0" && value === "ENDSEC");
  const told = pairs.slice(start + 1, end).map(([code, value]) => (code === "0" ? `\n${value}` : ` ${code}:${value}`));
  return `${told.join("").trim()}\n`;
}
