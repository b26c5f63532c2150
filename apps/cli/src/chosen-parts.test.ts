import { shippedComponents } from "@beltwright/catalogue";
import { firstDesign } from "@beltwright/model";
import { type Block, makeBook, prepareReports, type Report } from "@beltwright/report";
import { describe, expect, it } from "vitest";

const rows = await shippedComponents();
// Everything on Auto: the document keeps sample parts, the libraries give those that are built.
const conveyor = {
  ...firstDesign({ capacity: 1200, length: 400, lift: 30, width: 1200 }),
  beltCategory: "All",
};
const prepared = prepareReports(conveyor, { rows });
if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.issues));
const { machine } = prepared.input.calculation.solution;
const reports = makeBook(prepared.input, { reports: "all", system: "metric" }).reports;

const blocksOf = (id: string) => reports.find((report: Report) => report.id === id)?.blocks ?? [];
const textsOf = (block: Block): readonly string[] => {
  const cells = block.kind === "table" ? block.rows.flat() : [];
  const facts = block.kind === "facts" ? block.rows.map(({ value }) => value) : [];
  return [...cells, ...facts].flatMap((cell) => (cell.kind === "text" ? [cell.text] : []));
};
const textsIn = (id: string) => blocksOf(id).flatMap(textsOf);
const nameOf = (library: string, id: string | undefined) => rows[library]?.find(({ _id }) => _id === id)?.description;

describe("reports of parts that were chosen", () => {
  it.each(["design-summary", "belt-details", "belt-selection", "bill-of-materials"])(
    "name the belt of the library in %s",
    (id) => {
      const name = nameOf("belts", machine.belt?.chosen?.id);
      expect(name).not.toBe(conveyor.belt.description);
      expect(textsIn(id)).toContain(name);
    },
  );

  it("count the belts each reason speaks against, and name the last forty with their strength", () => {
    const all = machine.belt?.rejected ?? [];
    const rejected = all.slice(-40);
    expect(all.length).toBeGreaterThan(40);
    const [counts, table] = blocksOf("belt-rejections").flatMap((block) => (block.kind === "table" ? [block] : []));
    const weak = all.filter(({ reasons }) => reasons.some(({ code }) => code === "rating-low")).length;
    expect(counts?.rows[0]?.[1]).toMatchObject({ kind: "number", value: weak });
    expect(table?.rows.map(([name]) => (name?.kind === "text" ? name.text : ""))).toEqual(
      rejected.map(({ id }) => nameOf("belts", id)),
    );
    const strengths = rejected.map(({ id }) => rows.belts?.find(({ _id }) => _id === id)?.beltStrength);
    expect(table?.rows.map(([, cell]) => (cell?.kind === "number" ? cell.value : undefined))).toEqual(strengths);
  });

  it("draw the shaft that was chosen, not the one the document began with", () => {
    const figures = blocksOf("shaft-design").flatMap((block) => (block.kind === "figure" ? [block] : []));
    const chosen = machine.pulleys.flatMap(({ parts, built }) =>
      parts.kind === "selected" ? [built.body.shaftDiameter * 1000] : [],
    );
    expect(figures.length).toBe(chosen.length);
    expect(new Set(chosen).size).toBeGreaterThan(2);
    figures.forEach(({ drawing }, at) => {
      expect(JSON.stringify(drawing.shapes)).toMatch(new RegExp(`"text":"[^"]*\\b${chosen[at]}\\b`));
    });
  });
});

describe("reports of a belt that was chosen by hand", () => {
  const byHand = { ...conveyor, selectBeltMode: "Manual" as const };
  const offered = prepareReports(byHand, { rows });
  if (offered.kind === "refused") throw new Error(JSON.stringify(offered.issues));
  const [made, rejected] = makeBook(offered.input, { reports: ["belt-selection", "belt-rejections"] }).reports;

  it("say so, and name the belt of the library that would do, with those that would not", () => {
    const [said] = made?.blocks ?? [];
    expect(said?.kind === "text" ? said.text : "").toContain(byHand.belt.description);
    const name = nameOf("belts", offered.input.otherBelt?.belt.chosen?.id);
    expect(name).toBeDefined();
    expect(made?.blocks.flatMap(textsOf)).toContain(name);
    expect(rejected?.blocks.flatMap(textsOf).length).toBeGreaterThan(10);
    expect(rejected?.blocks.flatMap(textsOf)).not.toContain(name);
  });
});
