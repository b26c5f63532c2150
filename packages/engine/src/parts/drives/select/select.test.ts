import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ComponentRow } from "../component-rows.ts";
import { byPrice, defineOrder } from "./rank.ts";
import { bestOf, type Rules } from "./select.ts";

interface Block extends ComponentRow {
  readonly strength: number;
  readonly length: number;
  readonly count: number;
}

interface BlockDuty {
  readonly strength: number;
  readonly length: number;
}

function aBlock(number: number, change: Partial<Block> = {}): Block {
  return {
    id: `block-${String(number).padStart(3, "0")}`,
    description: "",
    category: "",
    number,
    allowSelection: true,
    price: 100,
    mass: 10,
    strength: 1,
    length: 1,
    count: 1,
    ...change,
  };
}

const order = defineOrder<Block>([byPrice, ({ mass }) => mass]);
const criteria: Rules<Block, BlockDuty>["criteria"] = [
  { name: "strength", value: ({ strength }) => strength, least: (_, duty) => duty.strength },
];
const byCount = ({ count }: Block) => count;
const byLength = ({ length }: Block, duty: BlockDuty) => Math.abs(length - duty.length);

const drawn = fc
  .array(
    fc.record({
      price: fc.constantFrom(0, 100, 200),
      mass: fc.integer({ min: 1, max: 3 }),
      strength: fc.integer({ min: 1, max: 4 }),
      length: fc.integer({ min: 1, max: 4 }),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((rows) => rows.map((row, at) => aBlock(at, row)));

/** The same said otherwise: of all that will do, the first by count, price, mass, length and number. */
function firstOfAll(rows: readonly Block[], duty: BlockDuty, keys: readonly ((row: Block) => number)[]) {
  const fitting = rows.filter(({ strength }) => strength >= duty.strength);
  const price = (row: Block) => (row.price === 0 ? Number.MAX_VALUE : row.price);
  const [count, length] = keys;
  const all = [count, price, (row: Block) => row.mass, length, (row: Block) => row.number];
  const compare = (a: Block, b: Block) =>
    all.reduce((found, key) => found || (key === undefined ? 0 : key(a) - key(b)), 0);
  return fitting.toSorted(compare)[0]?.id;
}

describe("the best of many rows", () => {
  const duty = { strength: 2, length: 3 };
  const preferring: Rules<Block, BlockDuty> = { criteria, order, preference: byCount, nearness: byLength };
  const length = (row: Block) => byLength(row, duty);
  const sieve = criteria.map((one) => ({ ...one, sifts: true as const }));

  it.each([
    ["in order alone", { criteria, order }, []],
    ["nearest among those of one price and mass", { criteria, order, nearness: byLength }, [() => 0, length]],
    ["most preferred before all", preferring, [byCount, length]],
    ["most preferred, the least preference known", { ...preferring, leastPreference: 1 }, [byCount, length]],
    ["nearest, sifted before", { criteria: sieve, order, nearness: byLength }, [() => 0, length]],
    ["most preferred, sifted before", { ...preferring, criteria: sieve }, [byCount, length]],
  ] as const)("is the first that will do: %s", (_, rules: Rules<Block, BlockDuty>, keys) => {
    fc.assert(
      fc.property(drawn, (rows) => {
        const found = bestOf(order.candidates(rows, undefined), rules, duty);
        expect(found?.id).toBe(firstOfAll(rows, duty, keys));
      }),
      { numRuns: 300 },
    );
  });

  it("is none where none will do", () => {
    expect(bestOf([aBlock(1)], { criteria, order }, duty)).toBeUndefined();
  });
});

describe("rows in their order", () => {
  const ids = (rows: readonly Block[], category?: string) =>
    order.candidates(rows, category).map(({ number }) => number);

  it("put an unknown price after every known one", () => {
    expect(ids([aBlock(1, { price: 0 }), aBlock(2, { price: 300 }), aBlock(3, { price: 200 })])).toEqual([3, 2, 1]);
  });

  it("leave out what may not be chosen, and what is of another category where one is asked for", () => {
    const rows = [aBlock(1, { allowSelection: false }), aBlock(2, { category: "A" }), aBlock(3, { category: "B" })];
    expect(ids(rows)).toEqual([2, 3]);
    expect(ids(rows, "B")).toEqual([3]);
    expect(ids(rows, "C")).toEqual([]);
  });

  it("let description, number and id decide between equals, in that order", () => {
    const rows = [
      aBlock(2, { description: "b", id: "a" }),
      aBlock(3, { description: "a", id: "b" }),
      aBlock(1, { description: "b", id: "c" }),
    ];
    expect(ids(rows)).toEqual([3, 1, 2]);
    const twins = [aBlock(1, { id: "z" }), aBlock(1, { id: "y" })];
    expect(order.candidates(twins, undefined).map(({ id }) => id)).toEqual(["y", "z"]);
  });

  it("are the same whatever order they were given in", () => {
    fc.assert(
      fc.property(
        drawn.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
        ([rows, mixed]) => {
          expect(ids(mixed)).toEqual(ids(rows));
        },
      ),
      { numRuns: 100 },
    );
  });

  it("take prices for equal that differ by less than a thousand-millionth: then mass decides", () => {
    const heavy = aBlock(1, { price: 100, mass: 11 });
    expect(ids([heavy, aBlock(2, { price: 100 * (1 + 1e-10), mass: 10 })])).toEqual([2, 1]);
    expect(ids([heavy, aBlock(2, { price: 100 * (1 + 1e-8), mass: 10 })])).toEqual([1, 2]);
  });
});
