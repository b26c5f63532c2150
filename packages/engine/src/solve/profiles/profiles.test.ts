import { describe, expect, it } from "vitest";
import type { Design } from "../../design/design.ts";
import type { Method } from "../../design/method.ts";
import { refM } from "../../test-support/ref-m.ts";
import { workedConveyor } from "../../test-support/worked-conveyor.ts";
import { bareTrace } from "../../trace/trace.ts";
import { type Solution, solve } from "../solve.ts";
import { underProfile } from "./under-profile.ts";

const open = { carrySag: true, returnSag: true, safety: true, tensionRise: true };

/** Left to its method, and started so softly that running and its start factor decide. */
function left(design: Design): Design {
  const drives = design.drives.map((drive) => ({ ...drive, startFactorFull: 0.5, startFactorEmpty: 0.1 }));
  return { ...design, drives, profile: { open } };
}

function solved(design: Design, method: Method): Solution {
  const found = solve(design, { method });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

/** The take-up is searched to 0.01 N, with pulleys that follow it. */
const near = (value: number | undefined, printed: number) =>
  expect(Math.abs((value ?? Number.NaN) - printed)).toBeLessThan(0.05 + 5e-7 * printed);

// Handbook 9.4.13, 9.7.3 and 9.9.1: what governs the tensions is the start factor of the method.
describe("the reference conveyor by the profile of its method", () => {
  it("has the printed tensions by DIN", () => {
    const { cases, takeUp, belt } = solved(left(refM(undefined, 0.02)), "DIN");
    const full = cases["running-full"];
    near(full.effectiveTension, 91682.49);
    near(full.points[3]?.leaving, 64086.85);
    near(full.points[3]?.arriving, 154761.8);
    near(takeUp.tension, 110343.3 / 2);
    near(full.sections[1]?.sagTension, 24094.47);
    near(full.sections[3]?.sagTension, 9142.43);
    expect(takeUp.required).toMatchObject({ governing: { loadCase: "running-full", cause: "traction" } });
    near(belt.largestRunning, 154761.8);
  });

  it("has the printed tensions by IS", () => {
    const { cases } = solved(left(refM(undefined, 0.022, "knee")), "IS");
    const full = cases["running-full"];
    near(full.effectiveTension, 94261.48);
    near(full.points[3]?.leaving, 70595.98);
    near(full.points[3]?.arriving, 164857.5);
    near(full.sections[1]?.sagTension, 12047.24);
  });

  it("has the printed start factor and sag by GB", () => {
    const { traction, cases } = solved(left(refM(undefined, 0.022)), "GB");
    const [drive] = traction.cases.find(({ loadCase }) => loadCase === "running-full")?.drives ?? [];
    near(drive?.requiredSlackTension, 1.5 * 0.49929181 * (drive?.driveForce ?? 0));
    near(cases["running-full"].sections[1]?.sagTension, 24094.47);
    near(cases["running-full"].sections[3]?.sagTension, 9142.43);
  });

  it("slips running by JIS, which has no start factor", () => {
    const { traction } = solved(left(refM(undefined, 0.022)), "JIS");
    const [drive] = traction.cases.find(({ loadCase }) => loadCase === "running-full")?.drives ?? [];
    near(drive?.requiredSlackTension, 0.49929181 * (drive?.driveForce ?? 0));
  });
});

describe("limits of a design", () => {
  const under = (design: Design, method: Method) => underProfile(bareTrace, design, method);

  it("stay as they are where nothing is left to the method", () => {
    expect(under(workedConveyor, "DIN")).toBe(workedConveyor);
  });

  it("stay as they are by ISO, whose limits are the usual ones", () => {
    const { profile: _, ...made } = under({ ...workedConveyor, profile: { open } }, "ISO");
    expect(made).toEqual({ ...workedConveyor, starting: { breakaway: 1, tension: "inertia" } });
  });

  it("are those that were typed, whatever the method says", () => {
    const typed: Design = {
      ...workedConveyor,
      allowedSag: { carry: 0.015, return: 0.02 },
      starting: { breakaway: 1, tension: "inertia", pullFactor: 1.6 },
      profile: { open: { ...open, carrySag: false, safety: false } },
    };
    const { allowedSag, beltRules, starting } = under(typed, "GB");
    expect(allowedSag).toEqual({ carry: 0.015, return: 0.01 });
    expect(beltRules).toEqual(workedConveyor.beltRules);
    expect(starting?.pullFactor).toBe(1.6);
  });

  it("are those of the company before those of the method", () => {
    const company = {
      method: "DIN" as const,
      carrySag: 0.012,
      startFactor: 1.35,
      friction: 0.019,
      steelCordSafety: 5.5,
      cleanerPressure: 7e4,
    };
    const { allowedSag, beltRules, starting, settings } = under(
      { ...workedConveyor, profile: { open, company } },
      "DIN",
    );
    expect(allowedSag).toEqual({ carry: 0.012, return: 0.01 });
    expect(beltRules.safetyOfStrength).toEqual({ steelCord: 5.5 });
    expect(starting?.pullFactor).toBe(1.35);
    expect(settings).toMatchObject({ usualFriction: 0.019, cleanerPressure: 7e4 });
  });

  it("are those of the method where the profile of the company belongs to another", () => {
    const company = { method: "GB" as const, carrySag: 0.012, startFactor: 1.35 };
    const { allowedSag, starting } = under({ ...workedConveyor, profile: { open, company } }, "IS");
    expect(allowedSag).toEqual({ carry: 0.02, return: 0.02 });
    expect(starting?.pullFactor).toBe(1.5);
  });

  it("let a belt sag more by DIN while it starts and stops", () => {
    const { cases } = solved(left(refM(undefined, 0.02)), "DIN");
    const [running, starting] = [cases["running-full"], cases["starting-full"]];
    near(starting.sections[1]?.sagTension, (running.sections[1]?.sagTension ?? 0) / 2);
    near(cases["coasting-full"].sections[3]?.sagTension, 9142.43 / 2);
  });
});

describe("a factor outside the range of the method", () => {
  const codes = (design: Design, method: Method) => solved(design, method).findings.map(({ code }) => code);

  it("is told where limits are left to the method, and not elsewhere", () => {
    expect(codes(left(refM(undefined, 0.018)), "GB")).toContain("friction-outside-profile");
    expect(codes(left(refM(undefined, 0.022)), "GB")).not.toContain("friction-outside-profile");
    expect(codes(refM(110e3, 0.018), "GB")).not.toContain("friction-outside-profile");
    const typed = { breakaway: 1, tension: "inertia", pullFactor: 1.2 } as const;
    expect(codes({ ...left(refM(undefined, 0.022)), starting: typed }, "IS")).toContain("start-factor-outside-profile");
  });
});

describe("pulleys by the table of IS", () => {
  it("take the same force at any tension, and the drive counts its own in the power", () => {
    const table = {
      ...refM(undefined, 0.022, "knee"),
      settings: { ...refM(undefined, 0.022).settings, is: { pulleys: "table" as const } },
    };
    const { cases, power } = solved(left(table), "IS");
    const { components, effectiveTension } = cases["running-full"];
    expect([components.wrap, components.bearing]).toEqual([175, 100]);
    expect(power.cases[0]?.absorbed).toBeCloseTo(((effectiveTension + 230 + 100) * 3) / 0.95, 6);
  });
});

describe("a belt by the safety of its method", () => {
  it("is rated by its strength, whatever its maker states", () => {
    const rated = (method: Method) => solved(left(refM(undefined, 0.022)), method).belt.rating;
    expect(rated("ISO")).toBe(150e3);
    expect(rated("GB")).toBe(1000e3 / 8);
    expect(rated("JIS")).toBe(1000e3 / 7);
    expect(rated("CEMA-7")).toBe(1000e3 / 6.7);
  });
});
