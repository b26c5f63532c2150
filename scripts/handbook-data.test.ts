import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../", import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), "utf8"));

it("the coefficients of cost, energy and carbon are those the handbook publishes", () => {
  expect(read("packages/engine/src/cost/cost-model.json")).toEqual(read("docs/handbook/data/cost-model.json"));
});
