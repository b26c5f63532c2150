import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { twistStrain } from "../../../rules/belt-turnover/twist.ts";
import { expectPrinted } from "../../../test-support/printed.ts";
import { workedTurnover as input } from "../../../test-support/worked/machine-inputs.ts";
import { startTrace } from "../../../trace/trace.ts";
import { ownWeight } from "./own-weight.ts";
import { type TurnoverInput, turnover } from "./turnover.ts";

const of = (change: Partial<TurnoverInput>) => turnover(startTrace(), { ...input, ...change });

// Handbook EX 5.8.
describe("belt turnover", () => {
  it.each([
    [18, "304 856", "-89 928.1", "0.197409"],
    [20, "254 850", "-64 925.1", "0.243715"],
    [24, "189 711", "-32 355.4", "0.350949"],
  ])("of %d m has the printed tensions and sag", (length, edge, centre, sag) => {
    const result = of({ length });
    expectPrinted(result.edgeTension, edge);
    expectPrinted(result.centreTension, centre);
    expectPrinted(result.sag, sag);
  });

  it("needs the printed lengths", () => {
    expectPrinted(of({}).edgeLength ?? 0, "25.5298");
    expectPrinted(of({}).centreLength ?? 0, "34.2189");
    expectPrinted(of({}).requiredLength ?? 0, "34.22");
    expectPrinted(of({ tension: 80e3 }).edgeLength ?? 0, "28.3854");
    expectPrinted(of({ tension: 80e3 }).centreLength ?? 0, "26.3489");
  });

  it("has no length that suffices for a belt that is stretched to its limit or hangs slack already", () => {
    const [tight, slack] = [of({ tension: 1e7 }), of({ tension: 1 })];
    expect([tight.edgeLength, tight.requiredLength]).toEqual([undefined, undefined]);
    expect([slack.centreLength, slack.requiredLength]).toEqual([undefined, undefined]);
    expect(Number(tight.centreLength)).toBeGreaterThan(0);
    expect(Number(slack.edgeLength)).toBeGreaterThan(0);
  });

  it("has the printed exact strain", () => {
    expectPrinted(twistStrain(startTrace(), { fromMiddle: 0.6, length: 20 }), "0.0044315029");
    expectPrinted((of({ length: 18 }).edgeTension - of({ length: 18 }).centreTension) / 72e6, "0.00548311");
  });

  it.each([
    [18, "0.051572", "41 875"],
    [24, "0.13157", "60 050"],
  ])("of %d m bends under its own weight as printed", (length, sag, edge) => {
    const found = ownWeight(startTrace(), { ...input, length });
    expectPrinted(found.sag, sag);
    expectPrinted(found.edgeTension, edge);
  });

  it("lifts the edge twice as far as it lowers the middle", () => {
    fc.assert(
      fc.property(fc.double({ min: 8, max: 60, noNaN: true }), (length) => {
        const { edgeTension, centreTension } = of({ length });
        const mean = 50e3 / 1.2;
        expect((edgeTension - mean) / (mean - centreTension)).toBeCloseTo(2, 9);
      }),
    );
  });

  it("says when the belt is too slack, too wide or the turnover too short", () => {
    const codes = (change: Partial<TurnoverInput>) => {
      const trace = startTrace();
      turnover(trace, { ...input, ...change });
      return trace.findings.map((finding) => finding.code);
    };
    expect(codes({ tension: 6000 })).toContain("turnover-no-length-suffices");
    expect(codes({ beltWidth: 1.4 })).toContain("turnover-belt-too-wide");
    expect(codes({ carcass: "steel" })).toContain("turnover-not-recommended");
    expect(codes({})).toContain("turnover-too-short");
    expect(codes({ length: 35 })).toEqual([]);
  });
});
