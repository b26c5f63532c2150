import {
  type Calculated,
  type Conveyor,
  calculate,
  keepParts,
  openConveyorFile,
  partChanges,
  randomConveyor,
  writeConveyorJson,
  writeConveyorT6,
} from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { demoConveyors } from "./demos/demo-conveyors.ts";
import { shippedComponents } from "./shipped-libraries.ts";

const [demos, rows] = await Promise.all([demoConveyors(), shippedComponents()]);
const random = Array.from({ length: 30 }, (_, at) => randomConveyor(at + 1).conveyor);
const all = [
  ...demos.map((demo) => [demo.convNo, demo] as const),
  ...random.map((conveyor, at) => [`random ${at + 1}`, conveyor] as const),
];

function calculated(conveyor: Conveyor, from = rows): Calculated {
  const found = calculate(conveyor, { rows: from });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found;
}

function kept(conveyor: Conveyor): Conveyor {
  return keepParts(conveyor, calculated(conveyor).solution.machine, rows);
}

function read(type: "json" | "xml", text: string) {
  const opened = openConveyorFile(type, text);
  if (opened.kind !== "opened") throw new Error(opened.kind);
  return opened;
}

/** Results further apart than the last digits of a search for tensions that began elsewhere. */
function apart(one: Calculated, other: Calculated): readonly string[] {
  const names = new Set([...Object.keys(one.results), ...Object.keys(other.results)]);
  return [...names].filter((name) => {
    const [before, after] = [one.results[name], other.results[name]];
    if (typeof before !== "number" || typeof after !== "number") return before !== after;
    return Math.abs(before - after) > 1e-9 * Math.max(1, Math.abs(before));
  });
}

describe("a conveyor whose parts are kept", () => {
  it.each(all)("has the results of the parts that were chosen: %s", (_, conveyor) => {
    expect(apart(calculated(conveyor), calculated(kept(conveyor), {}))).toEqual([]);
  });

  it.each(all)("computes from its file as it was stored, though every library is gone: %s", (_, conveyor) => {
    const stored = kept(conveyor);
    const { results } = calculated(stored);
    const json = read("json", writeConveyorJson(stored, results));
    const xml = read("xml", writeConveyorT6(stored, results));
    expect(json.conveyor).toEqual(stored);
    expect(xml).toEqual(json);
    expect(calculated(json.conveyor, {}).results).toEqual(json.results);
  });

  // Two choices may each suit the tensions of the other: where pulleys, belt and drives pull at one another.
  it("is chosen again as it was, while the libraries are the same, in at least nine of ten", () => {
    const others = all.filter(([, conveyor]) => {
      const once = kept(conveyor);
      return partChanges(once, kept({ ...once, partsKept: false })).length > 0;
    });
    expect(others.filter(([name]) => !name.startsWith("random"))).toEqual([]);
    expect(others.length).toBeLessThanOrEqual(all.length / 10);
  });
});

describe("parts on Auto that are kept", () => {
  const auto = kept(randomConveyor(1).conveyor);
  const parts = [auto.belt, auto.drives[0]?.motor, auto.drives[0]?.gbox];

  it("say which entry of which library they are, in which revision", () => {
    expect(parts.map((part) => part?.library)).toEqual(["belts", "motors", "gearBoxes"]);
    for (const part of parts) {
      const row = rows[part?.library ?? ""]?.find(({ _id }) => _id === part?._id);
      expect([part?.revision, part?.description]).toEqual([row?.revision, row?.description]);
    }
  });

  it("stay on Auto", () => {
    expect(auto).toMatchObject({ partsKept: true, selectBeltMode: "Auto", drives: [{ selectMotorMode: "Auto" }] });
  });
});
