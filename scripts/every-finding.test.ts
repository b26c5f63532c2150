import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findings } from "../packages/engine/src/findings.ts";
import { driveLimits, isDrivePartCode } from "../packages/engine/src/parts/drives/drive-part-codes.ts";
import * as rules from "../packages/engine/src/parts/drives/select/rules.ts";

const here = new URL("../packages/engine/src/", import.meta.url);
const raising = readdirSync(here, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !/\.test\.ts$|test-support/.test(path))
  .map((path) => readFileSync(new URL(path, here), "utf8"))
  .filter((text) => !text.includes("define-finding.ts"))
  .join("\n");

/** Codes of pulley checks are put together from the name of the check. */
const isNamed = (code: string) => raising.includes(`"${code}"`) || raising.includes(`"${code.replace("pulley-", "")}"`);

describe("every finding that is defined", () => {
  it("is raised or refused with somewhere: remove those that are not", () => {
    const codes = Object.keys(findings).filter((code) => !isDrivePartCode(code));
    expect(codes.length).toBeGreaterThan(130);
    expect(codes.filter((code) => !isNamed(code))).toEqual([]);
  });

  it("names what may mend it, but for formulas, whose input says it", () => {
    const without = Object.values(findings).filter(({ moves }) => moves.length === 0);
    expect(without.map(({ code }) => code)).toEqual(["outside-validity", "value-replaced"]);
  });

  it("of a part of a drive is about a limit that its rules ask for, each and no other", () => {
    const parts = {
      motor: rules.motorRules,
      "fluid-coupling": rules.fluidCouplingRules,
      gearbox: rules.gearboxRules,
      "high-speed-coupling": rules.couplingRules,
      "low-speed-coupling": rules.couplingRules,
      holdback: rules.holdbackRules,
      brake: rules.brakeRules,
      starter: rules.starterRules,
    };
    const asked = Object.entries(parts).flatMap(([part, { criteria }]) =>
      criteria.map(({ name }) => `${part}-${name}`),
    );
    expect(Object.keys(driveLimits).toSorted()).toEqual(asked.toSorted());
  });
});
