import { describe, expect, it } from "vitest";
import { type Coefficient, costModel, sourceOfCoefficient } from "./coefficient.ts";

const isLeaf = (part: object): part is Coefficient => "value" in part && "low" in part;

function leaves(part: unknown, path = ""): readonly (readonly [path: string, leaf: Coefficient])[] {
  if (typeof part !== "object" || part === null || Array.isArray(part)) return [];
  if (isLeaf(part)) return [[path, part]];
  return Object.entries(part).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`));
}

describe("the data of cost, energy and carbon", () => {
  it.each(leaves(costModel))("%s is finite, has a range about it and a source", (_, leaf) => {
    expect(Number.isFinite(leaf.value)).toBe(true);
    expect(leaf.low).toBeLessThanOrEqual(0);
    expect(leaf.high).toBeGreaterThanOrEqual(0);
    expect(sourceOfCoefficient(leaf).document).not.toBe(leaf.source);
    expect(["published", "derived", "recalled", "adopted"]).toContain(leaf.status);
  });
});
