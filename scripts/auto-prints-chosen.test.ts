import { shippedComponents } from "@beltwright/catalogue";
import type { Drawing } from "@beltwright/drawing";
import { type Conveyor, firstDesign, fromSi } from "@beltwright/model";
import { type Block, makeBook, prepareReports } from "@beltwright/report";
import { describe, expect, it } from "vitest";

/** A name and numbers that no part of the libraries has; each field gets a number of its own. */
const absurdName = "Unobtainium";

class Absurd {
  readonly numbers = new Map<number, string>();

  /** The record with every word and every number above 0 replaced, but for those kept. */
  of<Part extends object>(path: string, part: Part, kept: readonly string[] = []): Part {
    const replaced = Object.entries(part).map(([name, value]) => {
      if (kept.includes(name) || name === "_id") return [name, name === "_id" ? "" : value];
      if (typeof value === "number" && value > 0) return [name, this.#number(`${path}.${name}`, value)];
      return [name, typeof value === "string" && name !== "fibre" ? absurdName : value];
    });
    return { ...part, ...Object.fromEntries(replaced) };
  }

  /** Within a tenth of the given one, so that the first round of solving has something to begin with. */
  #number(path: string, value: number): number {
    const made = Number((value * 1.0739).toPrecision(3)) + (this.numbers.size + 1) * 1.7e-5 * value;
    this.numbers.set(made, path);
    return made;
  }
}

/** Everything on Auto, with typed parts that stand in no library. */
function absurdDesign(absurd: Absurd): Conveyor {
  const start = firstDesign({ capacity: 1200, length: 600, lift: 40, width: 1200 });
  const pulls = start.pulls.map((pull, at) => {
    if (pull.pType === "Int. Pt" || pull.pType === "Hopper") return pull;
    const path = `pulls[${at}]`;
    return {
      ...pull,
      selectShellMode: "Auto" as const,
      selectShaftMode: "Auto" as const,
      selectWidthMode: "Auto" as const,
      shell: absurd.of(`${path}.shell`, { ...pull.shell, pulleyMass: 4321 }, ["laggingThick", "allowPullShellStress"]),
      shaft: absurd.of(`${path}.shaft`, { ...pull.shaft, shaftL: 0, mass: 1234 }),
      width: absurd.of(`${path}.width`, pull.width),
      brgCRating: 987.6543,
      pulleyInertiaInp: 876.5432,
    };
  });
  const drives = start.drives.map((drive, at) => {
    const path = `drives[${at}]`;
    return {
      ...drive,
      brakeType: "Constant Torque Brake" as const,
      selectBrakeMode: "Auto" as const,
      brake: absurd.of(`${path}.brake`, drive.brake),
      motor: absurd.of(`${path}.motor`, drive.motor, ["poles", "freq", "voltage"]),
      gbox: absurd.of(`${path}.gbox`, drive.gbox),
      flcplg: absurd.of(`${path}.flcplg`, drive.flcplg, ["typeClass"]),
      hsCplg: absurd.of(`${path}.hsCplg`, drive.hsCplg),
      lsCplg: absurd.of(`${path}.lsCplg`, drive.lsCplg),
      holdback: absurd.of(`${path}.holdback`, drive.holdback),
    };
  });
  const idlerKept = ["idlerType", "beltWidth", "noOfRolls", "troughAngle", "bearing"];
  return {
    ...start,
    selectCSIdlerMode: "Auto",
    selectRSIdlerMode: "Auto",
    beltMassInp: 76.54321,
    belt: absurd.of("belt", { ...start.belt, fibre: "Polyester" }, ["widthWord"]),
    csIdler: absurd.of("csIdler", start.csIdler, idlerKept),
    rsIdler: absurd.of("rsIdler", start.rsIdler, idlerKept),
    pulls,
    drives,
  };
}

/** Units of the fields of parts. */
const units = ["1", "mm", "kN", "kN/m", "MPa", "%", "kW", "min-arc", "kg/m2/mm"] as const;

const textsOf = (drawing: Drawing) => JSON.stringify(drawing);

function wordsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case "facts":
      return block.rows.map(({ label, value }) => `${label}: ${JSON.stringify(value)}`);
    case "table":
      return block.rows.flatMap((row) => row.map((cell, at) => `${block.columns[at]?.title}: ${JSON.stringify(cell)}`));
    case "figure":
      return [`${block.caption}: ${textsOf(block.drawing)}`];
    case "picture":
      return [block.caption];
    case "formula":
      return block.lines.map((line) => line.map(({ text }) => text).join(""));
    default:
      return [block.text];
  }
}

function numbersOf(block: Block): readonly { readonly column: string; readonly value: number }[] {
  if (block.kind === "facts") {
    return block.rows.flatMap(({ label, value }) =>
      value.kind === "number" ? [{ column: label, value: value.value }] : [],
    );
  }
  if (block.kind !== "table") return [];
  return [...block.rows, block.totals ?? []].flatMap((row) =>
    row.flatMap((cell, at) =>
      cell.kind === "number" ? [{ column: block.columns[at]?.title ?? "", value: cell.value }] : [],
    ),
  );
}

describe("a design with everything on Auto", async () => {
  const rows = await shippedComponents();
  const absurd = new Absurd();
  const conveyor = absurdDesign(absurd);
  const prepared = prepareReports(conveyor, {
    rows,
    isTraced: true,
    designs: [conveyor],
    scenarios: [{ kind: "start", load: "full" }],
  });
  if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.issues));
  const book = makeBook(prepared.input, { reports: "all", system: "metric" });
  const typed = [...absurd.numbers.keys(), 4321, 1234, 987.6543, 876.5432, 76.54321];
  const isTyped = (value: number) => typed.some((one) => Math.abs(value - one) <= 1e-9 * one);
  const isTypedSi = (value: number) => units.some((unit) => isTyped(fromSi(value, unit)));
  const told = book.reports.filter(({ id }) => !id.startsWith("input-"));

  it("prints no name of a typed part where another was chosen", () => {
    const named = told.flatMap(({ id, blocks }) =>
      blocks.flatMap(wordsOf).flatMap((words) => (words.includes(absurdName) ? [`${id}: ${words.slice(0, 90)}`] : [])),
    );
    expect(named).toEqual([]);
  });

  it("takes no number of a typed part into any step where another was chosen", () => {
    const found = prepared.input.calculation.solution.steps.flatMap(({ description, result, values }) =>
      [result, ...Object.values(values)].flatMap((value) =>
        typeof value === "number" && isTypedSi(value) ? [`${description.id}: ${value}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it("prints no number of a typed part where another was chosen", () => {
    const found = told.flatMap(({ id, blocks }) =>
      blocks.flatMap(numbersOf).flatMap(({ column, value }) => (isTyped(value) ? [`${id}, ${column}: ${value}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
