import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { driveLimits } from "./drive-findings.ts";

const rules = readFileSync(new URL("../../../engine/src/parts/drives/select/rules.ts", import.meta.url), "utf8");

/** Names of the criteria of a library, as the engine writes them. */
function criteriaOf(name: string): readonly string[] {
  const body = rules.split(`export const ${name}:`)[1]?.split("export const")[0] ?? "";
  return [...body.matchAll(/name: "([a-z-]+)"/g)].map(([, criterion = ""]) => criterion);
}

describe("limits of drive components", () => {
  it.each([
    ["motor", "motorRules"],
    ["fluid-coupling", "fluidCouplingRules"],
    ["gearbox", "gearboxRules"],
    ["high-speed-coupling", "couplingRules"],
    ["low-speed-coupling", "couplingRules"],
    ["holdback", "holdbackRules"],
    ["brake", "brakeRules"],
    ["starter", "starterRules"],
  ] as const)("of a %s are worded, each and no other", (slot, name) => {
    expect(criteriaOf(name).length).toBeGreaterThan(0);
    expect(Object.keys(driveLimits[slot]).sort()).toEqual(criteriaOf(name).toSorted());
  });
});
