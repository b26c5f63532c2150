import type { CostRollUp } from "@beltwright/engine";
import { type CostFacts, calculate, findCost, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { costRemarks } from "./cost-remarks.ts";
import { remarkSentence } from "./remark-sentence.ts";

function costOfNew(): CostRollUp {
  const conveyor = newConveyor();
  const calculated = calculate(conveyor);
  const cost = calculated.kind === "calculated" ? findCost(conveyor, calculated.solution) : undefined;
  if (cost === undefined) throw new Error("a new conveyor has a cost");
  return cost;
}

const cost = costOfNew();
const codesOf = (changed: Partial<CostRollUp>) => costRemarks({ ...cost, ...changed }).map(({ code }) => code);
const { beltLife, carbon, capital, energy, trucks } = cost;
const [state] = energy.rows;

describe("remarks on an estimate", () => {
  it("say that nothing was quoted, until a third of it is", () => {
    expect(codesOf({})).toContain("few-quotes");
    expect(codesOf({ capital: { ...capital, typedShare: 0.31 } })).not.toContain("few-quotes");
  });

  it.each([
    [
      "friction-energy-high",
      { benchmark: { lift: 0, friction: 1.31, benchmark: 1 } },
      { benchmark: { lift: 0, friction: 1.29, benchmark: 1 } },
    ],
    ["belt-life-short", { beltLife: { ...beltLife, life: 1.9 } }, { beltLife: { ...beltLife, life: 2.1 } }],
    [
      "covers-unequal",
      { beltLife: { ...beltLife, top: 2, bottom: 6.1 } },
      { beltLife: { ...beltLife, top: 2, bottom: 5.9 } },
    ],
    ["belt-ages", { beltLife: { ...beltLife, endsBy: "age" } }, { beltLife: { ...beltLife, endsBy: "top" } }],
    ["chute-wears", { beltLife: { ...beltLife, chute: 15_100 } }, { beltLife: { ...beltLife, chute: 14_900 } }],
    [
      "embodied-large",
      { carbon: { ...carbon, total: carbon.embodied.total * 3 } },
      { carbon: { ...carbon, total: carbon.embodied.total * 4 } },
    ],
    ["trucks-cheaper", { trucks: { ...trucks, cost: 0 } }, { trucks: { ...trucks, cost: 1 } }],
  ] as const)("say %s on one side of its limit only", (code, beyond, within) => {
    expect(codesOf(beyond)).toContain(code);
    expect(codesOf(within)).not.toContain(code);
  });

  it.each([
    ["demand-dominates", { demandShare: 0.41 }, { demandShare: 0.39 }],
    [
      "speed-control-pays",
      { demandShare: 0, speedControl: { isOn: false, saving: 0.081, payback: 4.9 } },
      { demandShare: 0, speedControl: { isOn: false, saving: 0.081, payback: 5.1 } },
    ],
    [
      "speed-control-loses",
      { demandShare: 0, speedControl: { isOn: true, saving: -0.01, payback: 0 } },
      { demandShare: 0, speedControl: { isOn: true, saving: 0.01, payback: 0 } },
    ],
    ["country-unknown", { demandShare: 0, unknownCountry: "XYZ" }, { demandShare: 0 }],
    ["price-unusual", { demandShare: 0, unusualPrice: "gearbox" }, { demandShare: 0 }],
    ["motor-outdated", { demandShare: 0, outdatedMotor: "IE1" }, { demandShare: 0 }],
  ] as const)("say %s by the facts of the conveyor", (code, beyond, within) => {
    const codes = (facts: CostFacts) => costRemarks(cost, facts).map((remark) => remark.code);
    expect(codes(beyond)).toContain(code);
    expect(codes(within)).not.toContain(code);
  });

  it("name the part whose price is unusual in both languages", () => {
    const remark = costRemarks(cost, { demandShare: 0, unusualPrice: "gearbox" }).find(
      ({ code }) => code === "price-unusual",
    );
    if (remark === undefined) throw new Error("it is told");
    expect(remarkSentence(remark)).toContain("price of the gearbox");
    expect(remarkSentence(remark, "de")).toContain("für das Getriebe");
  });

  it("name what is not known", () => {
    const remark = costRemarks(cost, { demandShare: 0, unknownCountry: "XYZ" }).find(
      ({ code }) => code === "country-unknown",
    );
    expect(remark && remarkSentence(remark)).toMatch(/ of XYZ, so that of the world /);
  });

  it("say how little the motors have to do, and how long the belt runs empty", () => {
    if (state === undefined) throw new Error("a year without a duty has one state");
    const withLoad = (load: number, share: number): Partial<CostRollUp> => {
      const drive = { belt: 1, pulley: 1, gear: 1, shaft: 1, motor: 1, grid: 1, load: share };
      return { energy: { ...energy, rows: [{ ...state, load, drives: [drive] }], running: state.time } };
    };
    expect(codesOf(withLoad(1, 0.3))).toEqual(expect.arrayContaining(["motors-oversized", "motors-idle"]));
    const remarks = costRemarks({ ...cost, ...withLoad(1, 0.3) });
    expect(remarks.find(({ code }) => code === "motors-oversized")?.value).toBeCloseTo(30, 9);
    expect(codesOf(withLoad(1, 0.6))).not.toContain("motors-oversized");
    expect(codesOf(withLoad(0, 0.6))).toContain("empty-running");
  });

  it("say that the drives run at a low power factor most of the time", () => {
    if (state === undefined) throw new Error("a year without a duty has one state");
    const at = (gridPower: number): Partial<CostRollUp> => ({
      energy: { ...energy, rows: [{ ...state, gridPower, apparent: 100 }] },
    });
    expect(codesOf(at(79))).toContain("power-factor-low");
    expect(codesOf(at(-79))).toContain("power-factor-low");
    expect(codesOf(at(81))).not.toContain("power-factor-low");
  });

  it("say how much energy the belt gives back that is not fed in", () => {
    if (state === undefined) throw new Error("a year without a duty has one state");
    const rows = (gridPower: number, fed: number) => [{ ...state, time: 3.6e6, gridPower, fed }];
    const burntIn = (gridPower: number, fed: number) =>
      costRemarks({ ...cost, energy: { ...energy, rows: rows(gridPower, fed) } }).find(
        ({ code }) => code === "energy-burnt",
      )?.value;
    // A thousand hours at 50 kW.
    expect(burntIn(-50e3, 0)).toBeCloseTo(50, 9);
    expect([burntIn(50e3, 0), burntIn(0, 0), burntIn(-50e3, 50e3)]).toEqual([undefined, undefined, undefined]);
  });

  it("tell of the state that lasts longest, and weigh loads by their time", () => {
    if (state === undefined) throw new Error("a year without a duty has one state");
    const drive = { belt: 1, pulley: 1, gear: 1, shaft: 1, motor: 1, grid: 1 };
    const row = (time: number, load: number, gridPower: number) => ({
      ...state,
      ...{ time, load, gridPower, apparent: 100, drives: [{ ...drive, load }] },
    });
    const of = (code: string, ...rows: readonly ReturnType<typeof row>[]) => {
      const running = rows.reduce((sum, { time }) => sum + time, 0);
      return costRemarks({ ...cost, energy: { ...energy, rows, running } }).find((one) => one.code === code)?.value;
    };
    const [long, short] = [row(300, 0.2, 50), row(100, 0.6, 90)];
    expect(of("power-factor-low", short, long)).toBeCloseTo(0.5, 9);
    expect(of("motors-idle", short, long)).toBeCloseTo(30, 9);
    expect(of("motors-idle", row(300, 0.2, 50), row(300, 0.6, 90))).toBeUndefined();
    expect(of("empty-running", row(300, 0.05, 50), row(100, 0.04, 50))).toBeCloseTo(25, 9);
    expect(of("empty-running", row(900, 1, 50), row(100, 0, 50))).toBeUndefined();
  });

  it("say that a line, worn rolls or slip stand out, on one side of their limit only", () => {
    const told = (code: string, changed: Partial<CostRollUp>) =>
      costRemarks({ ...cost, ...changed }).find((one) => one.code === code)?.value;
    const [line] = capital.sums;
    const [set] = cost.rolls;
    if (line === undefined || set === undefined) throw new Error("the sample has lines and rolls");
    const withLine = (sum: number) => ({
      capital: {
        ...capital,
        base: 100,
        sums: [
          { ...line, sum },
          { ...line, sum: 10 },
        ],
      },
    });
    expect(told("line-dominates", withLine(41))).toBeCloseTo(41, 9);
    expect(told("line-dominates", withLine(40))).toBeUndefined();
    const renewing = (renewed: number) => ({
      rolls: [
        { ...set, renewed, rolls: 60 },
        { ...set, renewed: 2, rolls: 40 },
      ],
    });
    expect(told("rolls-renewed", renewing(9))).toBeCloseTo(11, 9);
    expect(told("rolls-renewed", renewing(8))).toBeUndefined();
    const slipping = (couplings: number) => ({
      energy: { ...energy, drawn: 100, parts: { ...energy.parts, couplings } },
    });
    expect(told("slip-loss", slipping(3))).toBeCloseTo(3, 9);
    expect(told("slip-loss", slipping(2))).toBeUndefined();
  });

  it("compare covers either way round, and only where both wear", () => {
    const told = (top: number | undefined, bottom: number | undefined) =>
      costRemarks({ ...cost, beltLife: { ...beltLife, top, bottom } as CostRollUp["beltLife"] }).find(
        ({ code }) => code === "covers-unequal",
      )?.value;
    expect([told(8, 2), told(2, 8)]).toEqual([4, 4]);
    expect([told(6, 2), told(2, 6), told(0, 2), told(2, 0)]).toEqual(new Array(4).fill(undefined));
    expect([told(undefined, 2), told(2, undefined), told(-8, -2)]).toEqual(new Array(3).fill(undefined));
  });

  it("are silent of a power factor that nobody knows, and of shares of nothing", () => {
    if (state === undefined) throw new Error("a year without a duty has one state");
    const codes = (own: Partial<typeof energy>) => codesOf({ energy: { ...energy, ...own } });
    expect(codes({ rows: [{ ...state, gridPower: 50, apparent: 0 }] })).not.toContain("power-factor-low");
    expect(codes({ rows: [] })).not.toContain("power-factor-low");
    expect(codes({ rows: [{ ...state, load: 0 }], running: 0 })).not.toContain("empty-running");
    expect(codes({ running: 0 })).not.toContain("motors-idle");
    expect(codesOf({ rolls: [] })).not.toContain("rolls-renewed");
  });

  it("tell their number in both languages, warnings first", () => {
    const remarks = costRemarks({ ...cost, beltLife: { ...beltLife, life: 1.25 } });
    const levels = remarks.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((one, other) => other.localeCompare(one)));
    expect(new Set(levels).size).toBe(2);
    const late = costRemarks(cost, { demandShare: 1, unusualPrice: "gearbox" }).map(({ code }) => code);
    expect(late.indexOf("price-unusual")).toBeLessThan(late.indexOf("demand-dominates"));
    const short = remarks.find(({ code }) => code === "belt-life-short");
    expect(short && remarkSentence(short)).toContain("1.3 years");
    expect(short && remarkSentence(short, "de")).toContain("1,3 Jahre");
  });
});
