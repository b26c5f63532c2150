import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Design } from "../../design/design.ts";
import { methods } from "../../design/method.ts";
import type { LoadWindow } from "../../design/own-case.ts";
import { hillyBelt } from "../../test-support/hilly-belt.ts";
import { automaticTrial, exactTrial } from "../../test-support/moving-load-trial.ts";
import { workedConveyor } from "../../test-support/worked-conveyor.ts";
import { type Solution, solve } from "../solve.ts";
import { movingLoad } from "./moving-load.ts";
import { solvedWith } from "./window-case.ts";
import { worstRuns } from "./worst-runs.ts";

function solved(design: Design): Solution {
  const found = solve(design, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const load = (design: Design, streaks?: number) =>
  movingLoad({ design, method: "ISO", solution: solved(design) }, streaks);

/** Which of the five carry sections lie in the windows: "2–5". */
const lengths = [120, 120, 180, 100, 180];
const lifts = [-9, 0, 24, -9, 28];
function sectionsIn(windows: readonly LoadWindow[]): string {
  let along = 0;
  const inside = lengths.flatMap((length, at) => {
    const middle = along + Math.hypot(length, lifts[at] ?? 0) / 2;
    along += Math.hypot(length, lifts[at] ?? 0);
    return windows.some(({ from, to }) => from < middle && middle < to) ? [at + 1] : [];
  });
  if (inside.length === 0) return "empty";
  return inside.length === 1 ? String(inside[0]) : `${inside[0]}–${inside.at(-1)}`;
}

describe("the vectors of 10.3", () => {
  const head = hillyBelt({ takeUpTension: 45_000 });

  it.each([
    [1, 60770.3979, 3238.0512],
    [2, 67308.1646, -2926.1288],
    [9, 67308.1646, -2926.1288],
  ])("give the effective tension of at most %d streaks", (streaks, largest, smallest) => {
    const { effectiveTension } = load(head, streaks);
    expect(effectiveTension.largest.value).toBeCloseTo(largest, 4);
    expect(effectiveTension.smallest.value).toBeCloseTo(smallest, 4);
  });

  it.each([
    [1, 43768.0572, "empty", 37603.8772, "1"],
    [2, 46971.0683, "2", 38565.3683, "1"],
    [3, 80039.9416, "2–3", 45856.7616, "1"],
    [4, 78647.7504, "2–3", 44090.9837, "4"],
    [5, 109889.5832, "2–5", 52357.2365, "4"],
  ])("give the tension at the end of section %d", (section, largest, most, smallest, least) => {
    const found = load(head).points[section];
    expect(found?.largest.value).toBeCloseTo(largest, 4);
    expect(sectionsIn(found?.largest.windows ?? [])).toBe(most);
    expect(found?.smallest.value).toBeCloseTo(smallest, 4);
    expect(sectionsIn(found?.smallest.windows ?? [])).toBe(least);
  });

  it.each([
    [1, 53353.6515, "4", 26642.2048, "1–5"],
    [2, 54315.1425, "4", 29845.2159, "1–5"],
    [3, 78417.9359, "2–4", 47186.0905, "5"],
    [4, 74410.6379, "2–3", 41871.2393, "4–5"],
    [5, 96462.2387, "2–5", 61942.8307, "4"],
  ])(
    "give the same with drives at head and tail, at the end of section %d",
    (section, largest, most, smallest, least) => {
      const two = hillyBelt({ takeUpTension: 60_000, tailShare: 0.4 });
      const { points } = load(two);
      const at = two.points.findIndex(({ id }) => id === (section === 5 ? "head" : `c${section}`));
      const found = points[at];
      expect(found?.largest.value).toBeCloseTo(largest, 4);
      expect(sectionsIn(found?.largest.windows ?? [])).toBe(most);
      expect(found?.smallest.value).toBeCloseTo(smallest, 4);
      expect(sectionsIn(found?.smallest.windows ?? [])).toBe(least);
    },
  );
});

describe("a load that moves past a drive", () => {
  it("slackens the belt behind it most where the table of 10.3 says", () => {
    const leaving = load(hillyBelt({ takeUpTension: 60_000, tailShare: 0.4 })).points[0]?.leaving;
    expect(leaving?.largest.value).toBeCloseTo(54585.5942, 4);
    expect(sectionsIn(leaving?.largest.windows ?? [])).toBe("4");
    expect(leaving?.smallest.value).toBeCloseTo(31572.6556, 4);
    expect(sectionsIn(leaving?.smallest.windows ?? [])).toBe("2–5");
  });
});

describe("the search, tried on random conveyors", () => {
  const seeds = Array.from({ length: 200 }, (_, index) => index + 1);

  it("finds what every load solved in full gives, with fixed friction", () => {
    const outcomes = seeds.map(exactTrial);
    expect(Math.max(...outcomes.map(({ furthest }) => furthest))).toBeLessThan(1e-12);
    expect(outcomes.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThan(5000);
  });

  it("misses nothing that 50 random loads have, where friction follows the tension", () => {
    const outcomes = seeds.map((seed) => automaticTrial(seed, 50));
    expect(Math.max(...outcomes.map(({ furthest }) => furthest))).toBeLessThan(1e-3);
  });
});

describe("the worst runs", () => {
  const weights = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 9 });

  it("are those of every choice of sections with so many runs, tried one by one", () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 4 }), (list, most) => {
        const { sum, runs } = worstRuns(list, most);
        let best = 0;
        for (let bits = 0; bits < 2 ** list.length; bits += 1) {
          const loaded = list.map((_, at) => (bits >> at) % 2 === 1);
          const streaks = loaded.filter((is, at) => is && !loaded[at - 1]).length;
          if (streaks > most) continue;
          best = Math.max(
            best,
            list.reduce((total, one, at) => (loaded[at] ? total + one : total), 0),
          );
        }
        expect(sum).toBeCloseTo(best, 9);
        expect(runs.length).toBeLessThanOrEqual(most);
        const under = runs.flatMap(({ first, last }) => list.slice(first, last + 1));
        expect(under.reduce((total, one) => total + one, 0)).toBeCloseTo(sum, 9);
      }),
      { numRuns: 300 },
    );
  });
});

/** Hills of any kind. */
const profiles = fc.record({
  steps: fc.array(fc.tuple(fc.integer({ min: 40, max: 300 }), fc.integer({ min: -20, max: 25 })), {
    minLength: 2,
    maxLength: 7,
  }),
});

describe("a load that moves over hills", () => {
  it("of more streaks is never milder", () => {
    fc.assert(
      fc.property(profiles, ({ steps }) => {
        const design = hillyBelt({ takeUpTension: 400_000, steps });
        const [one, two, any] = [1, 2, 99].map((streaks) => load(design, streaks).effectiveTension.largest.value);
        expect(two).toBeGreaterThanOrEqual(one ?? Number.POSITIVE_INFINITY);
        expect(any).toBeGreaterThanOrEqual(two ?? Number.POSITIVE_INFINITY);
      }),
      { numRuns: 10 },
    );
  });

  it("pulls between what declines and inclines do with any number of streaks", () => {
    fc.assert(
      fc.property(profiles, fc.integer({ min: 1, max: 3 }), ({ steps }, streaks) => {
        const design = hillyBelt({ takeUpTension: 400_000, steps });
        const [some, any] = [streaks, 99].map((most) => load(design, most).effectiveTension);
        expect(some?.largest.value).toBeLessThanOrEqual(any?.largest.value ?? Number.NEGATIVE_INFINITY);
        expect(some?.smallest.value).toBeGreaterThanOrEqual(any?.smallest.value ?? Number.POSITIVE_INFINITY);
        const { cases } = solved(design);
        expect(any?.largest.value).toBeGreaterThanOrEqual(cases["running-inclines"].effectiveTension - 1e-6);
        expect(any?.smallest.value).toBeLessThanOrEqual(cases["running-declines"].effectiveTension + 1e-6);
      }),
      { numRuns: 10 },
    );
  });

  it("stays the same when a section is told in two", () => {
    fc.assert(
      fc.property(profiles, fc.nat(), ({ steps }, pick) => {
        const at = pick % steps.length;
        const halves = steps.flatMap(([run, rise], index): readonly (readonly [number, number])[] =>
          index === at
            ? [
                [run / 2, rise / 2],
                [run / 2, rise / 2],
              ]
            : [[run, rise]],
        );
        const [whole, parted] = [steps, halves].map(
          (told) => load(hillyBelt({ takeUpTension: 400_000, steps: told })).effectiveTension,
        );
        expect(parted?.largest.value).toBeCloseTo(whole?.largest.value ?? Number.NaN, 4);
        expect(parted?.smallest.value).toBeCloseTo(whole?.smallest.value ?? Number.NaN, 4);
      }),
      { numRuns: 10 },
    );
  });

  it("without descents is worst full", () => {
    const steps = [
      [100, 3],
      [150, 12],
    ] as const;
    const design = hillyBelt({ takeUpTension: 400_000, steps });
    expect(load(design).effectiveTension.largest.value).toBeCloseTo(
      solved(design).cases["running-full"].effectiveTension,
      4,
    );
  });
});

describe("a load that moves over pulleys that resist, by every method", () => {
  it.each(methods)("is nowhere worse than found within a thousandth, by %s", (method) => {
    const design: Design = { ...hillyBelt({ takeUpTension: 150_000 }), loop: workedConveyor.loop };
    const found = solve(design, { method });
    if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
    const { effectiveTension } = movingLoad({ design, method, solution: found });
    for (const from of [0, 120, 240, 430]) {
      for (const to of [240, 430, 530, 713]) {
        const { effectiveTension: pull } = solvedWith({ design, method, solution: found }, [{ from, to }]);
        expect(pull).toBeLessThanOrEqual(effectiveTension.largest.value + 1e-3 * Math.abs(pull));
        expect(pull).toBeGreaterThanOrEqual(effectiveTension.smallest.value - 1e-3 * Math.abs(pull));
      }
    }
  });
});
