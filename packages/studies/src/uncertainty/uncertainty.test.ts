import { type Conveyor, calculate, firstDesign, outputAt, type UncertainInput, usualInputs } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { BatchWorker } from "../batches/run-batches.ts";
import { valueAtChance } from "../distributions/distribution.ts";
import { deviation, mean } from "../statistics/moments.ts";
import { varianceShares } from "../statistics/rank-regression.ts";
import { sobolShares } from "../statistics/sobol.ts";
import { answerBatch, type StudyBatch } from "./batches.ts";
import { headlineValues } from "./headlines.ts";
import { idleInputs } from "./outcome.ts";
import { jansenAnswers, pointsOf } from "./plan.ts";
import { type PreparedStudy, prepareStudy, runStudy, studyHere } from "./run-study.ts";
import { conveyorAt, runSamples, type SampleBatch } from "./samples.ts";
import { inputFaults, type Study, studyOf } from "./study.ts";

const plant = firstDesign({ capacity: 800, length: 120, lift: 8, width: 1000 });
const usual: Conveyor = { ...plant, uncertainInputs: [...usualInputs(plant)], studySamples: 20, studyPrecision: 0 };

function prepared(conveyor: Conveyor): PreparedStudy {
  const found = prepareStudy(conveyor, {});
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found;
}

function run(study: PreparedStudy, workers: number) {
  const startWorker = (): BatchWorker<StudyBatch, SampleBatch> => ({
    answer: async (batch) => structuredClone(answerBatch(study.sampled, batch)),
    end: () => {},
  });
  return runStudy(study, { startWorker, workers });
}

const input = (more: Partial<UncertainInput>): UncertainInput => ({
  isVaried: true,
  variedFields: "capacityInp",
  variedAs: "Factor",
  distribution: "Normal",
  drawnLow: 0,
  drawnMiddle: 1,
  drawnHigh: 2,
  drawnSpread: 0,
  isCut: false,
  drawnList: "",
  ...more,
});

describe("the usual friction input", () => {
  const methods = ["ISO", "DIN", "CEMA", "CEMA-7", "VISCO"] as const;

  it.each(methods)("moves the power by %s, and holding it changes nothing", (calcMethod) => {
    const conveyor = { ...plant, calcMethod, studySamples: 20, studyPrecision: 0 };
    const [friction] = usualInputs(conveyor);
    if (friction === undefined) throw new Error("there is one");
    const found = prepared({ ...conveyor, uncertainInputs: [friction] });
    const calculated = calculate(conveyor);
    if (calculated.kind === "refused") throw new Error("refused");
    const power = found.headlines.find(({ name }) => name === "absorbedPower");
    expect(power?.nominal).toBeCloseTo(Number(calculated.results.absorbedPower), 9);
    const { outcome } = studyHere(found);
    const swing = outcome.results.find(({ headline }) => headline === power)?.swings[0];
    expect(swing?.high).toBeGreaterThan(swing?.low ?? Number.POSITIVE_INFINITY);
    expect(idleInputs(outcome)).toEqual([]);
  });

  it("is told to be idle where the method has no such factor", () => {
    const fields = { variedFields: "viscoBeltFlexure", drawnSpread: 0.1 };
    const conveyor = { ...plant, calcMethod: "CEMA", studySamples: 20, studyPrecision: 0 } as const;
    const found = prepared({ ...conveyor, uncertainInputs: [input({ drawnSpread: 0.05 }), input(fields)] });
    expect(idleInputs(studyHere(found).outcome)).toEqual([1]);
  });
});

describe("samples of a study", () => {
  it("are one in each stratum of every input", () => {
    const { study } = prepared(usual);
    const points = pointsOf(study, "samples");
    for (const [at] of study.inputs.entries()) {
      const strata = points.map((point) => Math.floor((point[at] ?? 0) * points.length)).sort((a, b) => a - b);
      expect(strata).toEqual(points.map((_, place) => place));
    }
  });

  it("are what a calculation of the same document gives", () => {
    const { sampled, study } = prepared(usual);
    const { samples } = runSamples(sampled, "samples", 0, 3);
    for (const [at, sample] of samples.entries()) {
      const outcome = conveyorAt(sampled.conveyor, study, pointsOf(study, "samples")[at] ?? []);
      if (outcome.kind !== "changed" || sample.kind !== "calculated") throw new Error("not calculated");
      const calculated = calculate(outcome.conveyor);
      if (calculated.kind === "refused") throw new Error("refused");
      const { results, solution } = calculated;
      expect(sample.values).toEqual([...headlineValues(outcome.conveyor, solution).values()]);
      const named = sampled.names.flatMap((name, place) => (name in results ? [[name, sample.values[place]]] : []));
      expect(named.length).toBeGreaterThan(10);
      // Files round forces to 10 N and all else to 12 digits.
      for (const [name, value] of named) {
        const shown = Number(results[String(name)]);
        const step = outputAt(String(name))?.unit === "kN" ? 0.01 : 1e-11 * Math.abs(shown);
        expect(Math.abs(Number(value) - shown), String(name)).toBeLessThanOrEqual(step / 2);
      }
    }
  });

  it("may be cut into batches anywhere", () => {
    const { sampled } = prepared(usual);
    const whole = runSamples(sampled, "samples", 0, 12);
    const parts = [runSamples(sampled, "samples", 0, 5), runSamples(sampled, "samples", 5, 12)];
    expect(parts.flatMap(({ samples }) => samples)).toEqual(whole.samples);
    expect({ ...parts[1]?.findings, ...parts[0]?.findings }).toEqual(whole.findings);
  });

  it("give the same bytes for the same seed, whatever the number of workers, and others for another", async () => {
    const study = prepared(usual);
    const [one, three] = [await run(study, 1), await run(study, 3)];
    expect(JSON.stringify(three)).toBe(JSON.stringify(one));
    expect(one.outcome.samples).toBe(20);
    const other = await run(prepared({ ...usual, studySeed: 2 }), 1);
    expect(JSON.stringify(other.gathered.samples)).not.toBe(JSON.stringify(one.gathered.samples));
  });

  it("stop where the power is known well enough, at the same sample for any number of workers", async () => {
    const study = prepared({ ...usual, studySamples: 2000, studyPrecision: 1 });
    const points = pointsOf(study.study, "samples");
    // Powers of 100 ± 5 kW in place of a calculation.
    const powers = ({ plan, from, to }: StudyBatch): SampleBatch => {
      const chances = plan === "samples" ? points.slice(from, to).map(([first = 0.5]) => first) : [];
      const power = (chance: number) => valueAtChance({ kind: "normal", mean: 100, deviation: 5 }, chance);
      const values = (chance: number) => study.headlines.map(() => power(chance));
      const samples = chances.map((chance) => ({ kind: "calculated" as const, values: values(chance), findings: [] }));
      return { samples, findings: {} };
    };
    const startWorker = () => ({ answer: async (batch: StudyBatch) => powers(batch), end: () => {} });
    const [one, four] = [
      await runStudy(study, { startWorker, workers: 1 }),
      await runStudy(study, { startWorker, workers: 4 }),
    ];
    expect(one.end).toBe("enough");
    expect(one.outcome.samples).toBeLessThan(2000);
    const [{ p95 } = { p95: undefined }] = one.outcome.results;
    expect((p95?.high ?? 0) - (p95?.low ?? 0)).toBeLessThanOrEqual(0.01 * (p95?.value ?? 0));
    expect(four.outcome).toEqual(one.outcome);
  });

  it("that are refused are counted with their reason", async () => {
    // Speeds below zero are no speeds.
    const wild = input({ variedFields: "beltSpeedInp", distribution: "Uniform", drawnLow: -1, drawnHigh: 1 });
    const { outcome } = await run(prepared({ ...usual, studySamples: 20, uncertainInputs: [wild] }), 1);
    const refused = outcome.refused.reduce((sum, { count }) => sum + count, 0);
    expect(refused).toBeGreaterThanOrEqual(10);
    expect(outcome.refused[0]?.reason).toMatch(/Belt speed/);
    for (const { count } of outcome.results) expect(count).toBe(20 - refused);
  });

  it("of inputs that are sure are all the design itself", async () => {
    const sure = { ...usual, studySamples: 20, uncertainInputs: [input({}), input({ variedFields: "matl.loBD" })] };
    const { outcome } = await run(prepared(sure), 1);
    for (const { headline, p5, p95, deviation: scatter } of outcome.results) {
      expect(p5.value).toBe(headline.nominal);
      expect(p95.value).toBe(headline.nominal);
      expect(scatter).toBeLessThanOrEqual(1e-12 * Math.abs(headline.nominal));
    }
    for (const { chance } of outcome.findings) expect(chance.value).toBe(1);
  });

  it("of more uncertain inputs scatter more, and tell which one it is", async () => {
    const tonnage = (drawnSpread: number) => ({
      ...usual,
      uncertainInputs: [
        input({ variedFields: "capacityInp pulls[].capacityInp", drawnSpread }),
        input({ variedFields: "takeUpMass" }),
      ],
    });
    const [little, much] = [await run(prepared(tonnage(0.02)), 1), await run(prepared(tonnage(0.04)), 1)];
    const powerOf = ({ outcome }: Awaited<ReturnType<typeof run>>) =>
      outcome.results.find(({ headline }) => headline.name === "absorbedPower");
    const [one, other] = [powerOf(little), powerOf(much)];
    expect(other?.deviation).toBeGreaterThan(1.9 * (one?.deviation ?? 0));
    expect(one?.shares.shares[0]).toBeCloseTo(1, 6);
    expect(one?.swings[0]?.input).toBe(0);
  });
});

describe("uncertain inputs that cannot be varied", () => {
  it.each([
    [{ variedFields: "noSuchField" }, "no-field"],
    [{ variedFields: "convNo" }, "no-field"],
    [{ variedFields: "frictionFactorInp" }, "nothing"],
    [{ distribution: "Triangular", drawnLow: 2 }, "order"],
    [{ distribution: "List", drawnList: "a b" }, "list"],
    [{ distribution: "Lognormal", drawnMiddle: -1 }, "median"],
  ] as const)("%j: %s", (more, fault) => {
    expect(studyOf({ ...usual, uncertainInputs: [input(more)] }).faults).toEqual([{ index: 0, fault }]);
  });
});

describe("usual inputs of a design that leaves its take-up mass to the program", () => {
  const automatic = { ...usual, takeUpMass: 0 };

  it("are all varied: the mass that was found is held", () => {
    expect(inputFaults(automatic)).toEqual([]);
    expect(prepared(automatic).faults).toEqual([]);
    expect(prepared(automatic).sampled.conveyor.takeUpMass).toBeGreaterThan(0);
  });

  it("but for one that is not held by a mass", () => {
    const index = automatic.uncertainInputs.findIndex(({ variedFields }) => variedFields === "takeUpMass");
    const winch = { ...automatic, takeupType: "Winch" as const };
    expect(inputFaults(winch)).toEqual([{ index, fault: "nothing" }]);
    expect(prepared(winch).faults).toEqual([{ index, fault: "nothing" }]);
  });
});

// Handbook 11.2: Te = f (A + m A_G) + m B_G, f = 0.02 × triangular(0.85, 1, 1.25), m = normal(1, 0.05).
describe("the exact check of handbook 11.2", () => {
  const count = 2000;
  const varied = { index: 0, fields: "", as: "Factor", targets: [] } as const;
  const study: Study = {
    samples: count,
    seed: 1,
    inputs: [
      { ...varied, distribution: { kind: "triangular", low: 0.85, mode: 1, high: 1.25 } },
      { ...varied, distribution: { kind: "normal", mean: 1, deviation: 0.05 } },
    ],
  };
  const drawn = pointsOf(study, "samples").map((point) =>
    study.inputs.map(({ distribution }, at) => valueAtChance(distribution, point[at] ?? 0.5)),
  );
  const pulls = drawn.map(([f = 0, m = 0]) => 0.02 * f * (488790.8946 + m * 653776.6667) + m * 31754.86667);

  it("is met within the sampling error", () => {
    // Latin hypercube samples scatter less than independent ones; these bounds are of the latter.
    expect(Math.abs(mean(pulls) - 55367.9296)).toBeLessThan((2 * 2946.0561) / Math.sqrt(count));
    expect(Math.abs(deviation(pulls) - 2946.0561)).toBeLessThan((2 * 2946.0561) / Math.sqrt(2 * count));
  });

  it("names the shares of load and friction", () => {
    const columns = [0, 1].map((input) => drawn.map((row) => row[input] ?? 0));
    const { shares, explained } = varianceShares(columns, pulls);
    expect(shares[1]).toBeGreaterThan(shares[0] ?? 1);
    // Ranks of nearly normal numbers tell of a little less than the numbers themselves.
    expect(explained).toBeGreaterThan(0.9);
  });

  it("is met by the first shares of Jansen", () => {
    const many: Study = { ...study, samples: 20_000 };
    const answers = pointsOf(many, "shares").map((point) => {
      const [f = 0, m = 0] = many.inputs.map(({ distribution }, at) => valueAtChance(distribution, point[at] ?? 0.5));
      return 0.02 * f * (488790.8946 + m * 653776.6667) + m * 31754.86667;
    });
    const { first, variance } = sobolShares(jansenAnswers(many, answers));
    const error = 4 / Math.sqrt(20_000);
    expect(Math.abs(Math.sqrt(variance) / 2946.0561 - 1)).toBeLessThan(error);
    expect(Math.abs((first[0] ?? 0) - 0.40945)).toBeLessThan(error);
    expect(Math.abs((first[1] ?? 0) - 0.59021)).toBeLessThan(error);
  });
});
