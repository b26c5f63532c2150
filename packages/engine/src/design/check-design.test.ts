import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve/solve.ts";
import { withAutomaticFriction, workedConveyor } from "../test-support/worked-conveyor.ts";
import { checkDesign } from "./check-design.ts";
import type { Design } from "./design.ts";
import { methods } from "./method.ts";

type Path = readonly (string | number)[];

/** Every number of a design, by path. */
function numberPaths(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === "number") return [path];
  if (Array.isArray(value)) return value.flatMap((one, at) => numberPaths(one, [...path, at]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => numberPaths(one, [...path, name]));
}

/** A copy with one number changed; parts that two paths share are changed under one of them only. */
function withNumber<Whole extends object>(whole: Whole, [name = "", ...rest]: Path, number: number): Whole {
  const copy = Object.assign(Array.isArray(whole) ? [] : {}, whole);
  const part: unknown = Object.entries(whole).find(([key]) => key === `${name}`)?.[1];
  const isPart = typeof part === "object" && part !== null;
  Reflect.set(copy, name, isPart ? withNumber(part, rest, number) : number);
  return copy;
}

const pathText = (path: Path) =>
  path
    .map((name) => (typeof name === "number" ? `[${name}]` : `.${name}`))
    .join("")
    .slice(1);

const tiny = fc.integer({ min: 10, max: 323 }).map((power) => Number(`1e-${power}`));
const { rating: _rating, ...unrated } = workedConveyor.belt;
const base: Design = {
  ...withAutomaticFriction(workedConveyor),
  carryIdler: { ...workedConveyor.carryIdler, centreFaceWidth: 0.441, wingFaceWidth: 0.441 },
  takeUp: { kind: "fixed", tension: 40e3 },
};
const variants: readonly Design[] = [
  base,
  { ...base, belt: unrated },
  ...[1, 2, 4, 5, 6].map((rolls) => ({ ...base, carryIdler: { ...base.carryIdler, rolls } })),
];

describe("a tiny number anywhere", () => {
  it("is computed with, or refused at the door under its own path", () => {
    const cases = variants.flatMap((design) => numberPaths(design).map((path) => ({ design, path })));
    fc.assert(
      fc.property(fc.constantFrom(...cases), tiny, fc.constantFrom(...methods), ({ design, path }, value, method) => {
        const answer = solve(withNumber(design, path, value), { method });
        const inputs = answer.kind === "refused" ? answer.refusals.map(({ input }) => input) : [];
        expect(inputs.filter((input) => input !== pathText(path))).toEqual([]);
      }),
      { numRuns: 800, seed: 7 },
    );
  });

  const refusedBelow: readonly (readonly [string, Path, number])[] = [
    ["an idler spacing of 10 mm", ["points", 2, "section", "idlerSpacing"], 0.01],
    ["a roll face of 10 mm", ["carryIdler", "centreFaceWidth"], 0.01],
    ["a belt rating of 1 N/m", ["belt", "rating"], 1],
    ["a cover of 1 kPa", ["settings", "visco", "bottomRubber", "storageModulus"], 1e3],
  ];
  it.each(refusedBelow)("is refused below %s, and let through there", (_what, path, least) => {
    const input = pathText(path);
    expect(checkDesign(withNumber(base, path, least * 0.99))).toMatchObject([
      { code: "out-of-limits", input, limit: { least } },
    ]);
    expect(checkDesign(withNumber(base, path, least))).toEqual([]);
  });

  it.each([
    ["no idlers", ["points", 3, "section", "idlerSpacing"]],
    ["a rating from strength", ["belt", "rating"]],
  ])("may be 0 where that means %s", (_what, path) => {
    expect(checkDesign(withNumber(base, path, 0))).toEqual([]);
  });
});
