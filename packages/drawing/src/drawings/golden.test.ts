import { type Conveyor, calculate, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { curvedConveyor, rollSets, withRolls } from "../test-support/sample-conveyors.ts";
import { toDxf } from "../writers/dxf.ts";
import { toSvg } from "../writers/svg.ts";
import { beltCrossSection } from "./belt-cross-section.ts";
import { everyDrawing } from "./every-drawing.ts";
import { idlerLayout } from "./idler-layout.ts";
import { profileThumbnail } from "./profile-sketch.ts";

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

  it("has the thumbnail as reviewed", async () => {
    await expect(`${profileThumbnail(conveyor)}\n`).toMatchFileSnapshot(`${folder}/${name}/thumbnail.svg`);
  });
});

describe.each(rollSets)("%d rolls at %d°", (rolls, angle, face) => {
  const conveyor = withRolls(rolls, angle, face);
  const name = angle === 360 ? "pipe" : `${rolls}-rolls`;

  it.each(["low", "high"] as const)("have the loaded belt at %s density as reviewed", async (density) => {
    const drawing = beltCrossSection(conveyor, undefined, { size: { width: 400, height: 300 }, density });
    await expect(toSvg(drawing)).toMatchFileSnapshot(`${folder}/rolls/${name}-${density}.svg`);
  });

  it("have the layout as reviewed", async () => {
    await expect(toSvg(idlerLayout(conveyor.csIdler))).toMatchFileSnapshot(`${folder}/rolls/${name}-layout.svg`);
  });
});

describe("a DXF", () => {
  it("is as reviewed", async () => {
    const conveyor = { ...newConveyor(), showSectionText: false };
    const drawing = beltCrossSection(conveyor, undefined, { hasDimensions: false });
    await expect(toDxf(drawing)).toMatchFileSnapshot(`${folder}/rolls/3-rolls.dxf`);
  });
});
