import { type Conveyor, calculate, getLibrary, newConveyor, selectConveyorComponent } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { shippedRows } from "./shipped-libraries.ts";

const rubbers = await shippedRows(getLibrary("rubbers"));

function calculated(conveyor: Conveyor) {
  const found = calculate({ ...conveyor, calcMethod: "VISCO" });
  if (found.kind !== "calculated") throw new Error(JSON.stringify(found));
  return found.results;
}

/** The same rubber for both covers. */
function withRubber(conveyor: Conveyor, description: string): Conveyor {
  const row = rubbers.find((one) => one.description === description);
  if (row === undefined) throw new Error(`${description} is not shipped`);
  return (["bottomRubber", "topRubber"] as const).reduce((before, component) => {
    const after = selectConveyorComponent.apply(before, { component, row });
    if (after.kind !== "changed") throw new Error(JSON.stringify(after));
    return after.conveyor;
  }, conveyor);
}

const conveyors = (["Jonkers", "Winkler"] as const).flatMap((viscoIndentation) =>
  [-60, -20, 20, 40].map((viscoRubberTemp) => ({ ...newConveyor(), viscoIndentation, viscoRubberTemp })),
);

describe("rubbers of the library", () => {
  it.each([
    ["General purpose, master curve", "General", "Master curve"],
    ["Low rolling resistance, master curve", "Low resistance", "Master curve"],
    ["General purpose, constant", "General", "Constant"],
    ["Low rolling resistance, constant", "Low resistance", "Constant"],
  ] as const)("%s: a conveyor has the results of the cover of that name", (description, name, viscoRubberModel) => {
    for (const conveyor of conveyors) {
      const covers = { viscoRubberModel, viscoBottomRubber: name, viscoTopRubber: name };
      expect(calculated(withRubber(conveyor, description))).toEqual(calculated({ ...conveyor, ...covers }));
    }
  });

  it("drag less with a cover of low resistance, and more in the cold, as a belt sample does", () => {
    const te = (description: string, viscoRubberTemp: number) =>
      Number(calculated(withRubber({ ...newConveyor(), viscoRubberTemp }, description)).te);
    expect(te("Low rolling resistance", 20)).toBeLessThan(te("Good cover (DIN X, RMA 1)", 20));
    expect(te("Good cover (DIN X, RMA 1)", 20)).toBeLessThan(te("Usual cover", 20));
    expect(te("Usual cover", -30)).toBeGreaterThan(te("Usual cover", 0));
    expect(te("Usual cover", 0)).toBeGreaterThan(te("Usual cover", 40));
  });

  it.each(rubbers.map(({ description }) => String(description)))(
    "%s: calculates in any cold and heat",
    (description) => {
      for (const viscoRubberTemp of [-60, 0, 200]) {
        const { te } = calculated(withRubber({ ...newConveyor(), viscoRubberTemp }, description));
        expect(Number(te)).toBeGreaterThan(0);
      }
    },
  );
});
