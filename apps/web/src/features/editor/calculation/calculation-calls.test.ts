import { type Conveyor, type LibraryRow, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { createCalculationCalls } from "./calculation-calls.ts";
import { changesBetween, withChanges } from "./document-changes.ts";
import { createUnpacker } from "./packed-results.ts";
import { createTensionCalls } from "./tension-calls.ts";

function motor(power: number): LibraryRow {
  return {
    _id: `motor-${power}`,
    no: power,
    userName: "",
    category: "IEC",
    description: `${power} kW`,
    metric: true,
    allowSelection: true,
    scope: "shipped",
    revision: 1,
    powerRating: power,
    poles: 4,
    speed: 1480,
    voltage: 415,
    freq: 50,
    lrTorque: 200,
    bdTorque: 250,
    eff100: 95,
    eff75: 95,
    eff50: 94,
    momI: 1,
    mass: 500,
  };
}

const rows = { motors: [55, 90, 132, 200].map(motor) };
const conveyor = newConveyor();

describe("answers while a hand still types", () => {
  it("come to the numbers of the whole calculation with the same parts", () => {
    const calls = createCalculationCalls();
    calls.provideRows(rows);
    calls.begin(conveyor);
    const whole = calls.calculate({ fields: {}, points: [] });
    expect(whole.answer).toMatchObject({ choices: { "drives[0].motor": { kind: "chosen", id: "motor-90" } } });
    const tensions = createTensionCalls();
    tensions.openDocument(conveyor);
    tensions.takeParts(whole.parts);
    const quick = tensions.follow({ fields: {}, points: [] });
    const results = createUnpacker()(whole.results);
    expect(Object.keys(quick?.results ?? {})).toContain("te");
    for (const [path, value] of Object.entries(quick?.results ?? {})) {
      if (typeof value === "number") expect(results.at(path), path).toBeCloseTo(value, 6);
      else expect(results.at(path), path).toBe(value);
    }
  });

  it("follow every change, whichever way the documents went", () => {
    const tensions = createTensionCalls();
    tensions.openDocument(conveyor);
    const faster = { ...conveyor, beltSpeedInp: 4 };
    const te = () => tensions.follow({ fields: {}, points: [] })?.results.te;
    const start = te();
    const changed = tensions.follow(changesBetween(conveyor, faster))?.results.te;
    expect(changed).not.toBe(start);
    expect(Number(tensions.follow(changesBetween(faster, conveyor))?.results.te)).toBeCloseTo(Number(start), 6);
  });

  it("follow a typed value of a part as the whole calculation does", () => {
    const typed: Conveyor = { ...conveyor, selectBeltMode: "Manual" };
    const calls = createCalculationCalls();
    calls.begin(typed);
    const tensions = createTensionCalls();
    tensions.openDocument(typed);
    tensions.takeParts(calls.calculate({ fields: {}, points: [] }).parts);
    const heavier = { ...typed, beltMassInp: 60 };
    const quick = Number(tensions.follow(changesBetween(typed, heavier))?.results.te);
    const whole = createUnpacker()(calls.calculate(changesBetween(typed, heavier)).results);
    expect(quick).toBeCloseTo(Number(whole.at("te")), 6);
    expect(quick).toBeGreaterThan(Number(tensions.follow(changesBetween(heavier, typed))?.results.te));
  });

  it("say nothing where the document cannot be calculated", () => {
    const tensions = createTensionCalls();
    tensions.openDocument(conveyor);
    expect(tensions.follow(changesBetween(conveyor, { ...conveyor, pulls: [] }))).toBeUndefined();
  });
});

describe("results sent to the screen", () => {
  it("are those of the calculation, and none where it is refused", () => {
    const calls = createCalculationCalls();
    const unpack = createUnpacker();
    calls.begin(conveyor);
    const all = () => unpack(calls.calculate({ fields: {}, points: [] }).results).all();
    const shown = all();
    expect(shown["pulls[2].t1"]).toBeGreaterThan(0);
    expect(shown).toEqual(calls.latest()?.results);
    calls.begin({ ...conveyor, pulls: [] });
    expect(all()).toEqual({});
  });
});

describe("what is told of a change", () => {
  const [tail, ...rest] = conveyor.pulls;
  if (!tail) throw new Error("A new conveyor has points");
  const raised = { ...conveyor, beltSpeedInp: 4, pulls: [{ ...tail, z: 1 }, ...rest] };

  it("is the changed fields and rows and nothing else", () => {
    expect(changesBetween(conveyor, raised)).toEqual({ fields: { beltSpeedInp: 4 }, points: [[0, { ...tail, z: 1 }]] });
  });

  it("makes the other document of the first", () => {
    expect(withChanges(conveyor, changesBetween(conveyor, raised))).toEqual(raised);
    const shorter = { ...conveyor, pulls: rest };
    expect(withChanges(conveyor, changesBetween(conveyor, shorter))).toEqual(shorter);
  });
});

describe("a first design", () => {
  const five = { capacity: 1200, length: 180, lift: 20, width: 1000 };

  it("shows what the editor opens with, figure by figure, and the parts that Auto chose", () => {
    const calls = createCalculationCalls();
    calls.provideRows(rows);
    const first = calls.start(five, {});
    // The design itself keeps a size that no row has.
    expect(first.conveyor.drives[0]?.motor.description).toContain("110 kW");
    expect(first.parts).toContain("1 × 132 kW");
    calls.begin(first.conveyor);
    const opened = createUnpacker()(calls.calculate({ fields: {}, points: [] }).results);
    for (const [path, value] of Object.entries(first.results)) expect(opened.at(path), path).toBe(value);
    const { belt, drives } = calls.built() ?? conveyor;
    expect(first.parts).toBe(`${belt.description}, 1 × ${drives[0]?.motor.description}`);
  });
});
