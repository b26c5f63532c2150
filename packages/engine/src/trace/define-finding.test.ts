import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { capacityChecks } from "../parts/belt/findings.ts";
import { takeUpChecks, takeUpFindings } from "../parts/take-up/findings.ts";
import { tensionChecks } from "../solve/findings.ts";
import { originOf } from "./reference.ts";
import { bareTrace, startTrace } from "./trace.ts";

const light = takeUpChecks["take-up-light"];
const force = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe("a check", () => {
  it("yields the margin, and raises its finding exactly where there is none", () => {
    fc.assert(
      fc.property(force, force, (tension, limit) => {
        const trace = startTrace("checked");
        const margin = light.check(trace, { values: { tension }, limit });
        expect(margin).toBe(tension - limit);
        expect(trace.findings.map(({ code }) => code)).toEqual(margin < 0 ? ["take-up-light"] : []);
      }),
    );
  });

  it("tells the number, the limit and what is known of all findings of its kind", () => {
    const trace = startTrace("checked");
    light.check(trace, { place: { pointId: "7" }, values: { tension: 60_000 }, limit: 80_000 });
    const { severity, subject, source } = light;
    expect(trace.findings).toEqual([
      {
        code: "take-up-light",
        severity,
        subject,
        source,
        place: { pointId: "7" },
        values: { tension: 60_000 },
        limit: { least: 80_000 },
      },
    ]);
  });

  it("counts what is within its allowance as held", () => {
    const raised = (tension: number) => {
      const trace = startTrace("checked");
      light.check(trace, { values: { tension }, limit: 100, allowance: 0.5 });
      return trace.findings.length;
    };
    expect([99.6, 99.4].map(raised)).toEqual([0, 1]);
  });

  it("is missed on the limit itself where the number must lie beyond it", () => {
    const raised = (overlap: number) => {
      const trace = startTrace("checked");
      capacityChecks["pipe-does-not-close"].check(trace, { values: { overlap } });
      return trace.findings.length;
    };
    expect([-1, 0, 0.001].map(raised)).toEqual([1, 1, 0]);
  });

  it("looks at the upper side where the limit is one", () => {
    const margin = (fillRatio: number) =>
      capacityChecks["belt-overfull"].check(bareTrace, { values: { fillRatio }, limit: 1 });
    expect([0.75, 1.25].map(margin)).toEqual([0.25, -0.25]);
  });

  it("says where a limit that is the same for every conveyor is printed", () => {
    const trace = startTrace();
    tensionChecks["belt-slack"].check(trace, { values: { tension: -1 } });
    const { above = Number.NaN } = trace.findings[0]?.limit ?? {};
    expect(originOf(above)).toEqual({ kind: "constant", source: tensionChecks["belt-slack"].source });
  });
});

describe("a finding", () => {
  it("belongs where the trace is, unless it says otherwise, and may be graver than usual", () => {
    const trace = startTrace("checked");
    trace.place = { loadCase: "running-full" };
    takeUpFindings["take-up-not-found"].raise(trace, {});
    takeUpFindings["take-up-not-found"].raise(trace, { place: {}, severity: "note" });
    expect(trace.findings.map(({ place, severity }) => [place, severity])).toEqual([
      [{ loadCase: "running-full" }, "error"],
      [{}, "note"],
    ]);
  });
});
