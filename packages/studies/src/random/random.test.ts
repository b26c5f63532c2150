import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomFrom, splitmix32, xoshiro128StarStar } from "./random.ts";

const words = (next: () => number, count: number): number[] => Array.from({ length: count }, next);

describe("the published generators", () => {
  // rand_xoshiro (Rust), xoshiro128starstar.rs: values of the reference implementation 1.1 from state 1, 2, 3, 4.
  it("is xoshiro128**", () => {
    expect(words(xoshiro128StarStar([1, 2, 3, 4]), 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  // Apache Commons RNG, MixFunctionsTest: MurmurHash3's finaliser over the golden ratio from a seed of zero.
  it("is filled by splitmix32", () => {
    expect(words(splitmix32(0), 12)).toEqual([
      0x92ca2f0e, 0x3cd6e3f3, 0x1b147dcc, 0x4c081dbf, 0x487981ab, 0xdb408c9d, 0x78bc1b8f, 0xd83072e5, 0x65cbdd54,
      0x1f4b8cef, 0x91783bb0, 0x0231739b,
    ]);
  });

  it("draws a study's numbers from both", () => {
    const seeded = xoshiro128StarStar([0x92ca2f0e, 0x3cd6e3f3, 0x1b147dcc, 0x4c081dbf]);
    expect(words(randomFrom(0).bits, 100)).toEqual(words(seeded, 100));
  });
});

describe("numbers of a stream", () => {
  it("stay strictly between 0 and 1, with the mean and variance of a uniform number", () => {
    const { next } = randomFrom(7);
    const drawn = words(next, 100_000);
    expect(drawn.every((value) => value > 0 && value < 1)).toBe(true);
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
    const variance = drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / drawn.length;
    // Four standard errors: sqrt(1/12/n) and sqrt(1/180/n).
    expect(Math.abs(mean - 1 / 2)).toBeLessThan(4 * Math.sqrt(1 / 12 / 100_000));
    expect(Math.abs(variance - 1 / 12)).toBeLessThan(4 * Math.sqrt(1 / 180 / 100_000));
  });

  it("below a count are all of them, about equally often", () => {
    const { below } = randomFrom(3);
    const often = new Array<number>(7).fill(0);
    for (let draw = 0; draw < 70_000; draw++) {
      const drawn = below(7);
      often[drawn] = (often[drawn] ?? 0) + 1;
    }
    for (const count of often) expect(Math.abs(count - 10_000)).toBeLessThan(4 * Math.sqrt(70_000 * (1 / 7) * (6 / 7)));
  });

  it("permute: each number once, the same for the same seed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.integer({ min: 0, max: 300 }), (seed, count) => {
        const order = randomFrom(seed).permutation(count);
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, place) => place));
        expect(randomFrom(seed).permutation(count)).toEqual(order);
      }),
    );
  });

  it("permute into every order about equally often", () => {
    const stream = randomFrom(11);
    const often = new Map<string, number>();
    for (let draw = 0; draw < 24_000; draw++) {
      const order = stream.permutation(4).join("");
      often.set(order, (often.get(order) ?? 0) + 1);
    }
    expect(often.size).toBe(24);
    for (const count of often.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000 * (23 / 24)));
  });
});
