import { calculate, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { streamAt, streamBelt } from "./stream.ts";
import { worstLoads } from "./worst-loads.ts";

const conveyor = newConveyor();
const found = calculate(conveyor);
if (found.kind !== "calculated") throw new Error("not calculated");
const { solution } = found;
const { places, full, empty } = streamBelt(conveyor, solution);
const end = places.at(-1)?.along ?? 0;

describe("a stream on the belt", () => {
  it("over all of it pulls as the full belt, and without length as the empty one", () => {
    const [whole, none] = [streamAt(conveyor, solution, [{ from: 0, to: end }]), streamAt(conveyor, solution, [])];
    for (const [at, { tension }] of full.entries()) expect(whole.line[at]?.tension).toBeCloseTo(tension, 6);
    for (const [at, { tension }] of empty.entries()) expect(none.line[at]?.tension).toBeCloseTo(tension, 6);
    expect(whole.pull.value).toBeCloseTo(solution.cases["running-full"].effectiveTension / 1000, 6);
  });

  it("bends the tension where it begins and ends, and nowhere changes what the points have", () => {
    const { line } = streamAt(conveyor, solution, [{ from: 0.25 * end, to: 0.75 * end }]);
    const along = line.map((place) => place.along);
    expect(along).toEqual(along.toSorted((one, other) => one - other));
    expect(along).toContain(0.25 * end);
    expect(along).toContain(0.75 * end);
    const slope = (at: number) => {
      const [one, other] = [line[at], line[at + 1]];
      return one === undefined || other === undefined ? 0 : (other.tension - one.tension) / (other.along - one.along);
    };
    const loaded = along.indexOf(0.25 * end);
    expect(slope(loaded)).toBeGreaterThan(slope(loaded - 1));
  });

  it("in two stretches gains less between them than in them, and ends at the tension of the point", () => {
    const [first, second] = [
      { from: 0.1 * end, to: 0.3 * end },
      { from: 0.6 * end, to: 0.9 * end },
    ] as const;
    const { line, largest } = streamAt(conveyor, solution, [first, second]);
    const tensionAt = (along: number) => line.find((place) => place.along === along)?.tension ?? Number.NaN;
    const slope = (from: number, to: number) => (tensionAt(to) - tensionAt(from)) / (to - from);
    const between = slope(first.to, second.from);
    expect(slope(first.from, first.to)).toBeGreaterThan(1.5 * between);
    expect(slope(second.from, second.to)).toBeGreaterThan(1.5 * between);
    expect(between).toBeGreaterThan(0);
    expect(line.at(-1)?.tension).toBeCloseTo(Number(largest.value), 6);
  });

  it("at the worst place pulls what was found there", () => {
    for (const { largest, smallest } of worstLoads(conveyor, solution, 1).slice(0, 1)) {
      for (const one of [largest, smallest]) {
        if (one === undefined) throw new Error("Te has both ends");
        expect(streamAt(conveyor, solution, one.windows).pull.value).toBeCloseTo(Number(one.traced.value), 6);
      }
    }
  });

  it("lies on points that follow each other along the carry strand", () => {
    const along = places.map((place) => place.along);
    expect(along).toEqual(along.toSorted((one, other) => one - other));
    expect(along[0]).toBe(0);
  });
});
