import { describe, expect, it } from "vitest";
import { newConveyor } from "../document/new-conveyor.ts";
import { libraries } from "../libraries/all.ts";
import { valueAt } from "./field-at.ts";
import { rowPlaces } from "./row-places.ts";

const conveyor = newConveyor();
const pathsOf = (library: string) => rowPlaces(conveyor, library).map(({ path }) => path);

describe("places that take a row of a library", () => {
  it("are the parts of the conveyor and of each drive", () => {
    expect(pathsOf("idlers")).toEqual(["csIdler", "rsIdler"]);
    expect(pathsOf("shaftCouplings")).toEqual(["drives[0].hsCplg", "drives[0].lsCplg"]);
    expect(rowPlaces(conveyor, "motors")).toEqual([{ path: "drives[0].motor", text: "Drive 1, motor" }]);
  });

  it("are at points with a pulley only", () => {
    const withPulley = conveyor.pulls.flatMap(({ pType }, row) => (/Int\. Pt|Hopper/.test(pType) ? [] : [row]));
    expect(pathsOf("pullShafts")).toEqual(withPulley.map((row) => `pulls[${row}].shaft`));
    expect(pathsOf("pulleys")).toEqual(withPulley.map((row) => `pulls[${row}]`));
  });

  it.each(libraries.map(({ plural }) => plural))("of %s exist in the document", (library) => {
    const paths = pathsOf(library);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths.filter((one) => !/\]$/.test(one))) expect(valueAt(conveyor, path), path).toBeDefined();
  });
});
