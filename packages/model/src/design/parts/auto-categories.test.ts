import type { MachineRows } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { newConveyor } from "../../document/new-conveyor.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { shippedRows } from "../../test-support/shipped-rows.ts";
import { machineRowsOf } from "../machine/rows.ts";
import { autoCategories, isAutoCategory } from "./auto-categories.ts";

const rows = shippedRows();
const conveyor = newConveyor();
const counted = (path: string, { metric, csIdler }: Conveyor = conveyor) =>
  autoCategories(path, { metric, idlerType: csIdler.idlerType }, rows);

const fields = [
  ...Object.keys(conveyor).filter((name) => /.Category$/.test(name)),
  ...Object.keys(conveyor.drives[0] ?? {}).filter((name) => /.Category$/.test(name)),
].filter(isAutoCategory);

const lists = [
  ["beltCategory", ({ belts = [] }: MachineRows) => belts.filter((row) => row.isSelectable)],
  ["csIdlerCategory", ({ carryIdlers = [] }: MachineRows) => carryIdlers.filter((row) => row.allowSelection)],
  ["rsIdlerCategory", ({ returnIdlers = [] }: MachineRows) => returnIdlers.filter((row) => row.allowSelection)],
] as const;

describe("categories for Auto", () => {
  it.each(lists)("in %s count the rows the calculation chooses from", (field, listed) => {
    for (const document of [conveyor, { ...conveyor, metric: false }]) {
      const counts = counted(field, document);
      expect(counts.length).toBeGreaterThan(1);
      for (const { category, count } of counts) {
        expect(listed(machineRowsOf({ ...document, [field]: category }, rows)), category).toHaveLength(count);
      }
    }
  });

  it.each(fields)("in %s add up to All, and none is empty", (field) => {
    const [all, ...others] = counted(field);
    expect(all?.category).toBe("All");
    expect(all?.count).toBeGreaterThan(0);
    expect(others.reduce((sum, { count }) => sum + count, 0)).toBe(all?.count);
    expect(others.every(({ count }) => count > 0)).toBe(true);
  });

  it("are asked for in eleven fields alone", () => {
    expect(fields).toHaveLength(11);
    expect(["category", "belt.category", "drives[0].motor.category"].some(isAutoCategory)).toBe(false);
  });

  it("leave out rows that Auto must not choose", () => {
    const [motor] = rows.motors ?? [];
    if (motor === undefined) throw new Error("no motors are shipped");
    const closed = { motors: [motor, { ...motor, _id: "closed", category: "Closed", allowSelection: false }] };
    expect(autoCategories("drives[0].motorCategory", { metric: motor.metric, idlerType: "Carry" }, closed)).toEqual([
      { category: "All", count: 1 },
      { category: motor.category, count: 1 },
    ]);
  });
});
