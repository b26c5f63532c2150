import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fewSizes, groupSizes } from "./group-sizes.ts";

const standard = [100, 110, 125, 140, 160, 180, 200, 220, 240, 260];
const fitOf = ([need = 0]: readonly number[]) => {
  const size = standard.find((one) => one >= need);
  return size === undefined ? undefined : { type: size, cost: (size / 100) ** 2 };
};
const grouped = (required: readonly number[]) => groupSizes({ needs: required.map((one) => [one]), fit: fitOf });

describe("shafts of EX 15.39", () => {
  const required = [97, 104, 112, 118, 152, 166, 171, 178, 236, 243];
  const groupings = grouped(required);
  const costs = groupings.map(({ cost }) => Number(cost.toFixed(3)));

  it("cost what the handbook says for one to four types and for each its own", () => {
    expect(costs.slice(0, 4)).toEqual([67.6, 39.44, 32.73, 31.73]);
    expect(costs.at(-1)).toBe(30.135);
  });

  it("come to three types where one more costs 2", () => {
    const few = fewSizes(groupings, 2);
    expect(few?.types).toEqual([125, 125, 125, 125, 180, 180, 180, 180, 260, 260]);
    expect((few?.cost ?? 0) + 3 * 2).toBeCloseTo(38.73, 10);
  });

  it("keep to the most types an office wants, at the handbook's cost, whatever a further type costs", () => {
    for (const [most, cost] of [67.6, 39.44, 32.73, 31.73].entries()) {
      const few = fewSizes(groupings, 0, most + 1);
      expect(few?.cost).toBeCloseTo(cost, 9);
      expect(new Set(few?.types).size).toBeLessThanOrEqual(most + 1);
    }
    expect(fewSizes(groupings, 2, 9)?.types).toEqual(fewSizes(groupings, 2)?.types);
  });

  it("have seven sizes where types cost nothing, and one where they cost everything", () => {
    expect(new Set(fewSizes(groupings, 0)?.types).size).toBe(7);
    expect(fewSizes(groupings, 1e9)?.types).toEqual(required.map(() => 260));
  });
});

describe("any sizes", () => {
  const sizes = fc.array(fc.integer({ min: 60, max: 260 }), { minLength: 1, maxLength: 9 });

  it("never cost more in more groups, and each member gets at least what it needs", () => {
    fc.assert(
      fc.property(sizes, (required) => {
        const groupings = grouped(required);
        expect(groupings.map(({ groups }) => groups)).toEqual(required.map((_, at) => at + 1));
        groupings.forEach(({ cost, types }, at) => {
          expect(cost).toBeLessThanOrEqual((groupings[at - 1]?.cost ?? cost) + 1e-9);
          expect(types.every((type, member) => type >= (required[member] ?? 0))).toBe(true);
        });
      }),
    );
  });

  it("do not depend on the order in which they are given", () => {
    fc.assert(
      fc.property(sizes, fc.double({ min: 0, max: 5, noNaN: true }), (required, costOfType) => {
        const turned = required.toReversed();
        const [one, other] = [fewSizes(grouped(required), costOfType), fewSizes(grouped(turned), costOfType)];
        expect(other?.types.toReversed()).toEqual(one?.types);
      }),
    );
  });

  it("are split as well as any split by hand", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 60, max: 260 }), { minLength: 2, maxLength: 7 }), (required) => {
        const sorted = required.toSorted((one, other) => one - other);
        const costOf = (members: readonly number[]) => members.length * (fitOf([Math.max(...members)])?.cost ?? 0);
        const twoByHand = sorted
          .slice(1)
          .map((_, at) => costOf(sorted.slice(0, at + 1)) + costOf(sorted.slice(at + 1)));
        expect(grouped(required)[1]?.cost).toBeCloseTo(Math.min(...twoByHand), 9);
      }),
    );
  });
});

describe("parts of two measures", () => {
  const types = [
    { name: "thin", seat: 80, hub: 100 },
    { name: "wide seat", seat: 120, hub: 120 },
    { name: "thick", seat: 100, hub: 160 },
  ];
  const groupings = groupSizes({
    needs: [
      [100, 80],
      [120, 120],
      [160, 100],
    ],
    fit: ([hub = 0, seat = 0]) => {
      const found = types.find((type) => type.hub >= hub && type.seat >= seat);
      return found && { type: found.name, cost: found.hub };
    },
  });

  it("share a type only where it gives both", () => {
    expect(groupings.map(({ types: chosen }) => chosen)).toEqual([
      ["wide seat", "wide seat", "thick"],
      ["thin", "wide seat", "thick"],
    ]);
  });
});
