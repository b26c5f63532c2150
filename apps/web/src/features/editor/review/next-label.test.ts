import type { Release } from "@beltwright/contract";
import { expect, it } from "vitest";
import { nextLabel } from "./next-label.ts";

const of = (...releases: readonly (readonly [string, Release["state"]])[]) =>
  nextLabel(releases.map(([label, state]) => ({ label, state })));

it("goes on from the last revision that counts", () => {
  expect(of()).toBe("A");
  expect(of(["A", "released"])).toBe("B");
  expect(of(["9", "released"], ["8", "superseded"])).toBe("10");
  expect(of(["P1.c", "released"])).toBe("P1.d");
  expect(of(["B", "returned"], ["A", "released"])).toBe("B");
  expect(of(["B", "withdrawn"], ["A", "released"])).toBe("B");
});

it("leaves it to the person where there is no next one", () => {
  expect(of(["Z", "released"])).toBe("");
  expect(of(["As built", "released"])).toBe("");
});
