import { describe, expect, it } from "vitest";
import { calculate } from "../../design/calculate.ts";
import { shippedRows } from "../../test-support/shipped-rows.ts";
import { firstDesign } from "./first-design.ts";

const rows = shippedRows();

function opened(capacity: number, length: number, lift: number, width: number) {
  const conveyor = firstDesign({ capacity, length, lift, width }, rows);
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return { conveyor, findings: found.solution.findings, starts: found.solution.machine.startStop?.starts };
}

describe("a first design with the libraries", () => {
  // Ordinary duties, from a short plant belt to an overland one.
  it.each([
    [718, 72, 6, 800],
    [1200, 180, 35, 1000],
    [833, 343, 12, 800],
    [1585, 304, 12, 1200],
    [3591, 853, 88, 1600],
    [1057, 1039, 93, 1000],
    [1394, 1127, -53, 1200],
    [2500, 6500, 20, 1200],
    [2500, 900, -140, 1200],
  ])("of %d t/h over %d m rising %d m on %d mm opens with nothing to warn of", (...five) => {
    const { findings } = opened(...five);
    expect(findings.filter(({ severity }) => severity !== "note").map(({ code }) => code)).toEqual([]);
  });

  // Handbook 15.31 lets motors from 37 to 250 kW start softly; 3.8.6 and 15.3 allow a loaded belt 0.3 m/s².
  it("starts a longer belt along a ramp where a soft starter would start it too hard", () => {
    const short = opened(1200, 180, 35, 1000).conveyor;
    expect(short.drives.map(({ controlMode }) => controlMode)).toEqual(["Soft starter"]);
    expect(short.rampTime).toBe(0);
    const { conveyor, starts } = opened(833, 343, 12, 800);
    expect(conveyor.drives.map(({ controlMode }) => controlMode)).toEqual(["Auto"]);
    expect(starts?.full.simulated.peakAcceleration).toBeLessThanOrEqual(0.3);
    const soft = { ...conveyor, rampTime: 0, drives: conveyor.drives.map(softly) };
    const found = calculate(soft, { rows });
    const codes = found.kind === "calculated" ? found.solution.findings.map(({ code }) => code) : [];
    expect(codes).toContain("start-acceleration-high");
  });

  // Handbook 15.3: T ≥ k_a·V·M/(ΣF⁺ − Te), with k_a = π/2 of Harrison's ramp and 1.4 of the motors' torque.
  it("takes a ramp that small motors of a long, nearly level belt can follow", () => {
    const { conveyor, starts } = opened(702, 396, 1, 1000);
    const { nominalForce = 0, effectiveTension = 0, mass = 0 } = starts?.full ?? {};
    const least = ((Math.PI / 2) * conveyor.beltSpeedInp * mass) / (1.4 * nominalForce - effectiveTension);
    expect(conveyor.rampTime).toBeGreaterThanOrEqual(least);
    expect(conveyor.rampTime).toBeLessThan(Math.max(least, 15) + 5);
  });

  // Handbook 4.21 changes the spacing against flap.
  it("spaces return idlers so that the belt does not swing with them, unless the office wants its own", () => {
    const five = { capacity: 1852, length: 940, lift: 54, width: 1400 };
    const flaps = (returnSpacing?: number) => {
      const conveyor = firstDesign(five, rows, returnSpacing === undefined ? {} : { returnSpacing });
      const found = calculate(conveyor, { rows });
      const isTold =
        found.kind === "calculated" &&
        found.solution.findings.some(({ code, severity }) => code === "idler-resonance" && severity === "warning");
      return { spacing: conveyor.nomRSSpacing, isTold };
    };
    expect(flaps(3)).toEqual({ spacing: 3, isTold: true });
    const { spacing, isTold } = flaps();
    expect(isTold).toBe(false);
    expect(spacing).not.toBe(3);
    expect(spacing).toBeGreaterThanOrEqual(1.8);
    expect(spacing).toBeLessThanOrEqual(3.6);
  });
});

const softly = <Drive extends object>(drive: Drive) => ({ ...drive, controlMode: "Soft starter" as const });
