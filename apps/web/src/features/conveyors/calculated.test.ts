import { addLoadCases, conveyorToFile, newConveyor } from "@beltwright/model";
import { expect, it } from "vitest";
import { calculated } from "./calculated.ts";

const start = newConveyor();
const asSent = (conveyor: typeof start, results = {}) => ({
  ...conveyorToFile(conveyor, results),
  id: "a",
  revision: 1,
});

it("calculates what it compares, whatever results were stored", () => {
  const stale = asSent({ ...start, convNo: "one" }, { totalTe: 1 });
  const { comparison, uncalculated } = calculated.compare([stale, asSent({ ...start, convNo: "two" })]);
  expect(comparison.numbers).toEqual(["one", "two"]);
  const row = comparison.groups.flatMap(({ rows }) => rows).find(({ name }) => name === "totalTe");
  expect(row).toMatchObject({ isDifferent: false });
  expect(row?.cells[0]?.value).not.toBe(1);
  expect(uncalculated).toEqual([]);
});

it("shows what was stored until it is calculated", () => {
  const { comparison } = calculated.compareStored([asSent({ ...start, convNo: "one" }, { totalTe: 1 })]);
  const row = comparison.groups.flatMap(({ rows }) => rows).find(({ name }) => name === "totalTe");
  expect(row?.cells[0]?.value).toBe(1);
});

it("says of a conveyor without points that it cannot be calculated, and compares what was typed", () => {
  const { comparison, uncalculated } = calculated.compare([asSent({ ...start, convNo: "bare", pulls: [] })]);
  expect(uncalculated).toMatchObject([{ convNo: "bare" }]);
  expect(comparison.groups.flatMap(({ rows }) => rows).map(({ name }) => name)).toContain("capacityInp");
});

it("tells two versions apart by inputs and by the results that moved", () => {
  const { inputs, results } = calculated.differences(asSent(start), asSent({ ...start, beltSpeedInp: 4 }));
  expect(inputs.map(({ path }) => path)).toEqual(["beltSpeedInp"]);
  expect(results.map(({ path }) => path)).toContain("beltSpeed");
});

it("compares the belt that Auto chose, not the one that was typed", () => {
  const { extras: _none, ...fields } = start.belt;
  const own = { _id: "belts-1", no: 1, userName: "me", scope: "own", revision: 1 } as const;
  const common = { category: "A", metric: true, allowSelection: true };
  const strong = { description: "Library belt", beltStrength: 2000, allowableTension: 300, carcassMass: 12 };
  const typed = { ...start.belt, _id: "", description: "Typed belt", beltStrength: 98_765, allowableTension: 9876 };
  const pulls = start.pulls.map((pull) => ({ ...pull, shell: { ...pull.shell, shellDia: 1000 } }));
  const { comparison } = calculated.compare(
    [asSent({ ...start, pulls, selectBeltMode: "Auto", beltCategory: "All", belt: typed, beltMassInp: 98 })],
    [{ belts: [{ ...fields, ...common, ...own, ...strong }] }],
  );
  const shown = (wanted: string) =>
    comparison.groups.flatMap(({ rows }) => rows).find(({ name }) => name === wanted)?.cells[0]?.value;
  expect(shown("belt.description")).toBe("Library belt");
  expect(shown("belt.beltStrength")).toBe(2000);
  expect(shown("beltMass")).not.toBe(98);
});

it("sets load cases side by side by name, with what they say and what comes of them", () => {
  const outcome = addLoadCases.apply({ ...start, convNo: "two" }, { set: "winter" });
  if (outcome.kind !== "changed") throw new Error(outcome.kind);
  const winter = outcome.conveyor;
  const { comparison } = calculated.compare([asSent({ ...start, convNo: "one" }), asSent(winter)]);
  const rowOf = (label: string) => comparison.groups.flatMap(({ rows }) => rows).find((row) => row.label === label);
  expect(rowOf("Winter: Friction factor")?.cells.map(({ value }) => value)).toEqual([undefined, 1.25]);
  expect(rowOf("Te, Winter")?.cells[0]?.value).toBeUndefined();
  expect(rowOf("Te, Winter")?.cells[1]?.value).toBeGreaterThan(Number(rowOf("Te full")?.cells[1]?.value ?? 0));
  const { inputs, results } = calculated.differences(asSent(start), asSent({ ...winter, convNo: start.convNo }));
  expect(inputs.map(({ label }) => label)).toEqual(["Load case Winter"]);
  expect(results.map(({ label }) => label)).toContain("Te, Winter");
});

it("tells what a proposal changes, and what comes of the changes that are chosen", () => {
  const base = asSent({ ...start, capacityInp: 900 });
  const proposed = asSent({ ...start, capacityInp: 100_000, project: "South" });
  const current = asSent({ ...start, capacityInp: 900, project: "West" });
  const all = calculated.proposal({ base, proposed, current });
  expect(all.changes.map(({ path, isContested }) => [path, isContested])).toEqual([
    ["project", true],
    ["capacityInp", false],
  ]);
  // More than a hundred times what the belt carried: it overflows.
  expect(all.headlines.map(({ path }) => path)).toContain("percentBeltCapacity");
  expect(all.findings.come.map(({ code }) => code)).toContain("belt-overfull");
  const named = calculated.proposal({ base, proposed, current }, ["project"]);
  expect(named).toMatchObject({ headlines: [], moved: 0, findings: { gone: [], come: [] } });
});
