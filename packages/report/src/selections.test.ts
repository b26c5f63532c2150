import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { listReports, listSelections, makeBook } from "./make-book.ts";
import { money, needsSteps, repeats, selectionNames, wantedReports } from "./selections.ts";
import { inputOf, sampleInputs } from "./test-support/inputs.ts";

const everything = sampleInputs()[1]?.input ?? inputOf(newConveyor());
const isMoney = (id: string) => money.some((one) => one === id);
const idsOf = (name: string) => listSelections("en", everything).find((one) => one.name === name)?.reports ?? [];

describe("a ready choice of reports", () => {
  it.each(selectionNames)("%s is what a book of its name is made of", (name) => {
    expect(makeBook(everything, { reports: name }).reports.map(({ id }) => id)).toEqual(idsOf(name));
    expect(idsOf(name).length).toBeGreaterThan(0);
  });

  it("leaves out of the full book only what another report of it says, which is there", () => {
    const [full, check] = [idsOf("full"), idsOf("check")];
    const left = listReports("en", everything).filter(({ id }) => !full.includes(id) && !isMoney(id));
    for (const { id } of left) {
      const other = Object.entries(repeats).find(([name]) => name === id)?.[1];
      if (other === undefined) expect(check, id).toContain(id);
      else expect(full, id).toContain(other);
    }
  });

  it("tells what the conveyor costs only where that is asked for", () => {
    for (const name of selectionNames) expect(idsOf(name).filter(isMoney)).toEqual([]);
  });

  it("says nothing twice in the full book: one method, no list of formulas", () => {
    const full = idsOf("full");
    expect(full.filter((id) => /^resistances-/.test(id))).toHaveLength(1);
    expect(full).not.toContain("formula-appendix");
    expect(idsOf("check")).toContain("formula-appendix");
  });

  it("begins with the cover wherever that was chosen", () => {
    const { reports } = makeBook(everything, { reports: ["findings", "cover", "power"] });
    expect(reports.map(({ id }) => id)).toEqual(["cover", "findings", "power"]);
  });

  it("is told from names of reports", () => {
    expect(wantedReports("tender")).toBe("tender");
    expect(wantedReports("power")).toEqual(["power"]);
    expect(wantedReports(["full"])).toEqual(["full"]);
    expect(["all", "check", "full", "summary"].map((name) => needsSteps(wantedReports(name)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(needsSteps(["power", "formula-sources"])).toBe(true);
  });
});

it("a book of what is not saved says so, in the language of its reader", () => {
  expect(makeBook(everything, { reports: "summary", unsavedSince: 12 }).state).toBe("unsaved changes of revision 12");
  expect(makeBook(everything, { reports: "summary", unsavedSince: 12, language: "de" }).state).toContain("Revision 12");
  expect(makeBook(everything, { reports: "summary" }).state).toBeUndefined();
});
