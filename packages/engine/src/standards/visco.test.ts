import { describe, expect, it } from "vitest";
import { rollOnLayer } from "../rules/winkler-maxwell/rolling.ts";
import { complexModulus, coverRubbers, timeShift, usualShift } from "../rules/winkler-maxwell/rubber.ts";
import { rubberInContact } from "../solve/resistance/indentation.ts";
import { printsAs } from "../test-support/significant.ts";
import { startTrace } from "../trace/trace.ts";
import {
  indentationDepth,
  indentationDrag,
  indentationPrefactor,
  leadingContactLength,
  lossAngle,
} from "./jonkers-1980/indentation.ts";
import { rollForce } from "./vdi-2341/roll-load.ts";

const isPrinted = (value: number, printed: string) => expect([value, printsAs(value, printed)]).toEqual([value, true]);
const trace = startTrace("checked");

// Handbook 2.10.2.
describe("indentation by Jonkers", () => {
  const roll = { rollDiameter: 0.152, storageModulus: 10e6 };
  it.each([
    { lineForce: 8000, cover: 0.005, tan: 0.2, drag: "102.7603", factor: "0.01284504" },
    { lineForce: 3186.4063, cover: 0.003, tan: 0.24, drag: "30.3827", factor: "0.00953510" },
  ])("of $lineForce N/m is $drag N/m", ({ lineForce, cover, tan, drag, factor }) => {
    const prefactor = indentationPrefactor(trace, { lossAngle: lossAngle(trace, { lossFactor: tan }) });
    isPrinted(indentationDrag(trace, { prefactor, lineForce, cover, ...roll }), drag);
    isPrinted(indentationDrag(trace, { prefactor, lineForce, cover, ...roll }) / lineForce, factor);
  });

  it("has the printed prefactor at a loss factor of 0.2", () => {
    isPrinted(indentationPrefactor(trace, { lossAngle: Math.atan(0.2) }), "0.230468");
  });
});

// Handbook 2.10.2: the carry set of the worked conveyor, 166.667 kg/m on 24.852 kg/m of belt every 1.2 m, level;
// centre roll 67.5 % of the load and 471.55 of 1200 mm of the belt.
describe("a set of three rolls", () => {
  it("is pressed and held back as printed", () => {
    const on = { lineLoad: 500 / 3, beltMass: 24.852, gravity: 9.80665, slopeCosine: 1, spacing: 1.2 };
    const centre = rollForce(trace, { ...on, loadShare: 0.675, beltShare: 471.55 / 1200 });
    const wing = rollForce(trace, { ...on, loadShare: 0.1625, beltShare: (1 - 471.55 / 1200) / 2 });
    isPrinted(centre, "1438.82");
    isPrinted(wing, "407.483");
    const prefactor = indentationPrefactor(trace, { lossAngle: Math.atan(0.24) });
    const drag = (force: number, width: number) =>
      width *
      indentationDrag(trace, {
        prefactor,
        lineForce: force / width,
        cover: 0.003,
        storageModulus: 10e6,
        rollDiameter: 0.152,
      });
    const set = drag(centre, 0.45155) + 2 * drag(wing, 0.285365);
    isPrinted(set, "19.6659");
    isPrinted(set / (centre + 2 * wing), "0.00872571");
  });
});

// Handbook 2.10.3, self-consistent contact: 3186.4063 N/m, cover 3 mm, roll 152 mm, 3 m/s.
describe("a cover in contact", () => {
  const general = coverRubbers.generalSpectrum;
  const low = coverRubbers.lowRollingResistanceSpectrum;
  it.each([
    {
      rubber: general,
      temperature: 40,
      printed: ["869.100", "6.64135", "0.195402", "6.08825", "0.204620", "0.00892849"],
    },
    {
      rubber: general,
      temperature: 20,
      printed: ["990.602", "9.56757", "0.249095", "5.49642", "0.160065", "0.0100336"],
    },
    {
      rubber: general,
      temperature: 0,
      printed: ["1245.28", "18.0260", "0.341435", "4.57686", "0.104158", "0.0109721"],
    },
    {
      rubber: general,
      temperature: -20,
      printed: ["2197.02", "88.5797", "0.510712", "2.78965", "0.0351920", "0.00920652"],
    },
    { rubber: low, temperature: 20, printed: ["938.595", "8.66887", "0.115691", "5.38883", "0.171356", "0.00483904"] },
    { rubber: low, temperature: 0, printed: ["1066.36", "12.1186", "0.219864", "5.02802", "0.136920", "0.00820809"] },
    { rubber: low, temperature: -20, printed: ["1795.87", "47.8413", "0.526690", "3.43383", "0.0529149", "0.0115934"] },
  ])("finds the printed frequency, moduli and depth at $temperature °C", ({ rubber, temperature, printed }) => {
    const roll = { lineForce: 3186.4063, cover: 0.003, rollDiameter: 0.152 };
    const found = rubberInContact(trace, { model: "Jonkers", rubber, temperature, beltSpeed: 3, ...roll });
    const { storageModulus, lossFactor, frequency } = found;
    const angle = lossAngle(trace, { lossFactor });
    const depth = indentationDepth(trace, { ...roll, lossAngle: angle, storageModulus });
    const length = leadingContactLength(trace, { rollDiameter: 0.152, depth, lossAngle: angle });
    const prefactor = indentationPrefactor(trace, { lossAngle: angle });
    const factor = indentationDrag(trace, { ...roll, prefactor, storageModulus }) / roll.lineForce;
    [frequency, storageModulus / 1e6, lossFactor, length * 1e3, depth * 1e3, factor].forEach((value, at) => {
      isPrinted(value, printed[at] ?? "");
    });
  });
});

// Handbook 2.10.3, moduli at 700 rad/s.
describe("the rubber spectra", () => {
  it.each([
    { cover: coverRubbers.generalSpectrum, temperature: 20, modulus: "9.00705", loss: "0.242910" },
    { cover: coverRubbers.generalSpectrum, temperature: 0, modulus: "16.4014", loss: "0.302607" },
    { cover: coverRubbers.generalSpectrum, temperature: -20, modulus: "62.0306", loss: "0.537445" },
    { cover: coverRubbers.lowRollingResistanceSpectrum, temperature: 20, modulus: "8.47135", loss: "0.109951" },
    { cover: coverRubbers.lowRollingResistanceSpectrum, temperature: 0, modulus: "11.6184", loss: "0.193983" },
    { cover: coverRubbers.lowRollingResistanceSpectrum, temperature: -20, modulus: "35.1578", loss: "0.544572" },
  ])("have the printed moduli at $temperature °C", ({ cover, temperature, modulus, loss }) => {
    const shift = timeShift(trace, { temperature, ...usualShift });
    const found = complexModulus(cover, { frequency: 700, timeShift: shift });
    isPrinted(found.storageModulus / 1e6, modulus);
    isPrinted(found.lossFactor, loss);
  });

  it("shift their times by 39.6592 at 0 °C and 10748.1 at -20 °C", () => {
    isPrinted(timeShift(trace, { temperature: 0, ...usualShift }), "39.6592");
    isPrinted(timeShift(trace, { temperature: -20, ...usualShift }), "10748.1");
    expect(timeShift(trace, { temperature: 20, ...usualShift })).toBe(1);
  });
});

// Handbook 2.10.4; `exact` has more digits, from a graded quadrature of the same integral.
describe("rolling on a Winkler layer", () => {
  it.each([
    { name: "general", temperature: 20, factor: "0.00736669", exact: undefined },
    { name: "general", temperature: 0, factor: "0.00823594", exact: undefined },
    { name: "general", temperature: -20, factor: "0.00723868", exact: undefined },
    { name: "general", temperature: 40, factor: "0.00660804", exact: undefined },
    { name: "low", temperature: 20, factor: "0.00358372", exact: "0.0035837175" },
    { name: "low", temperature: 0, factor: "0.00629881", exact: "0.0062988074" },
    { name: "low", temperature: -20, factor: "0.00908275", exact: undefined },
  ])("of a $name cover at $temperature °C has the factor $factor", ({ name, temperature, factor, exact }) => {
    const rubber = name === "general" ? coverRubbers.generalSpectrum : coverRubbers.lowRollingResistanceSpectrum;
    if (rubber.kind !== "spectrum") throw new Error("a spectrum is needed");
    const shift = timeShift(trace, { temperature, ...usualShift });
    const branches = rubber.branches.map(({ modulus, time }) => ({ modulus, time: time * shift }));
    const found = rollOnLayer(trace, {
      equilibriumModulus: rubber.equilibriumModulus,
      branches,
      cover: 0.003,
      rollDiameter: 0.152,
      beltSpeed: 3,
      lineForce: 3186.4063,
    });
    isPrinted(found.drag / 3186.4063, factor);
    if (exact !== undefined) isPrinted(found.drag / 3186.4063, exact);
    if (name === "general" && temperature === 20) {
      isPrinted(found.leading * 1e3, "5.01611");
      isPrinted(found.trailing * 1e3, "4.26752");
      isPrinted(found.drag, "23.4733");
    }
    if (name === "low" && temperature === 20) {
      isPrinted(found.leading * 1e3, "5.08955");
      isPrinted(found.drag, "11.4192");
    }
  });

  // Times that are long against the contact leave an elastic layer of all moduli: w = 2 E a³ / (3 R h), no drag.
  it.each([1e6, 1e12, 1e20, 1e40])("slowed down %d times over is that of an elastic layer", (slower) => {
    const { equilibriumModulus, branches } = coverRubbers.generalSpectrum;
    const slow = branches.map(({ modulus, time }) => ({ modulus, time: time * 1e10 * slower }));
    const contact = { cover: 0.003, rollDiameter: 0.152, beltSpeed: 3, lineForce: 3186.4063 };
    const found = rollOnLayer(trace, { equilibriumModulus, branches: slow, ...contact });
    const total = branches.reduce((sum, { modulus }) => sum + modulus, equilibriumModulus);
    const half = Math.cbrt((1.5 * contact.lineForce * 0.076 * contact.cover) / total);
    expect(found.leading / half).toBeCloseTo(1, 6);
    expect(found.trailing / half).toBeCloseTo(1, 6);
    expect(found.drag).toBeGreaterThanOrEqual(0);
    expect(found.drag / contact.lineForce).toBeLessThan(1e-8);
  });
});
