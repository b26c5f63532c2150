import { describe, expect, it } from "vitest";
import { solveMachine } from "../../solve/machine/solve-machine.ts";
import {
  decidingEdgeTension,
  edgeTensionAtPull,
  jointEndurances,
  requiredNominalStrength,
  strengthSafety,
} from "../../standards/din-22101-2011/belt-strength.ts";
import { printsAs } from "../../test-support/significant.ts";
import { workedDesign, workedMachine } from "../../test-support/worked-machine.ts";
import { startTrace } from "../../trace/trace.ts";

const trace = startTrace();
const isPrinted = (value: number, printed: string) => expect([value, printsAs(value, printed)]).toEqual([value, true]);

// Handbook 9.4.10 and 9.4.13.
describe("strength by the endurance of joints", () => {
  it.each([
    ["medium", "steel-cord", 141.1003, "586.350"],
    ["favourable", "steel-cord", 141.1003, "470.334"],
    ["unfavourable", "steel-cord", 141.1003, "714.908"],
    ["medium", "fabric", 141.1003, "879.525"],
    ["medium", "steel-cord", 80, "332.4444"],
    ["unfavourable", "steel-cord", 250, "1266.667"],
  ] as const)("is as printed in %s conditions, %s, %d N/mm", (conditions, carcass, pull, printed) => {
    const { joint, operation } = strengthSafety[conditions];
    const required = requiredNominalStrength(trace, {
      edgeFactor: 1,
      largestPull: pull * 1e3,
      jointSafety: joint,
      operationSafety: operation,
      jointEndurance: jointEndurances[carcass].value,
    });
    isPrinted(required / 1e3, printed);
  });

  it("has the printed edge tension of a start, which a running belt goes before", () => {
    const running = 141.1003e3;
    const given = { edgeTension: running, tension: 154761.8, pull: 192442.3, beltWidth: 1.2 };
    const transient = edgeTensionAtPull(trace, given);
    expect(Math.abs(transient / 1e3 - 172.5008)).toBeLessThan(2e-4);
    expect(decidingEdgeTension(trace, { running, transient, allowedRise: 1.5 })).toBe(running);
  });
});

describe("a machine", () => {
  it("tells by DIN what strength its joints need, and by other methods nothing", () => {
    const by = (method: "DIN" | "ISO") => {
      const found = solveMachine(workedDesign, workedMachine, {}, { method });
      if (found.kind === "refused") throw new Error("refused");
      return found;
    };
    const { machine, belt } = by("DIN");
    // The edge of a trough is never slacker than the belt as a whole.
    expect(machine.jointEndurance?.edgeTension ?? 0).toBeGreaterThan(belt.requiredRating);
    expect(by("ISO").machine.jointEndurance).toBeUndefined();
  });

  it("says so where the belt is too weak for its joints", () => {
    const weak = { ...workedDesign, belt: { ...workedDesign.belt, strength: 200e3, rating: 150e3 } };
    const found = solveMachine(weak, workedMachine, {}, { method: "DIN" });
    if (found.kind === "refused") throw new Error("refused");
    expect(found.findings.map(({ code }) => code)).toContain("joint-endurance-low");
  });
});
