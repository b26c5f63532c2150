import { describe, expect, it } from "vitest";
import type { Design } from "../design/design.ts";
import type { Method } from "../design/method.ts";
import { refM } from "../test-support/ref-m.ts";
import { printsAs } from "../test-support/significant.ts";
import { byClasses, tightConveyor } from "../test-support/universal-classes.ts";
import { type Solution, solve } from "./solve.ts";
import type { Components } from "./tension/force-components.ts";

const isPrinted = (value: number, printed: string) => expect([value, printsAs(value, printed)]).toEqual([value, true]);

function solved(design: Design, method: Method): Solution {
  const found = solve(design, { method });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const typed = tightConveyor;
/** The same, its friction factor left to the method. */
const untyped: Design = {
  ...typed,
  points: typed.points.map(({ section: { frictionFactor: _typed, ...section }, ...point }) => ({ ...point, section })),
};
const withSecondary = (design: Design, secondary: "components" | "length-coefficient"): Design => ({
  ...design,
  settings: { ...design.settings, secondary },
});
const withC = withSecondary(typed, "length-coefficient");

const secondaryOf = ({ acceleration, accelerationSkirts, wrap, bearing }: Components) =>
  acceleration + accelerationSkirts + wrap + bearing;

// Handbook 9.9.2.
describe("the worked conveyor by every method", () => {
  it.each<[title: string, method: Method, design: Design, printed: Record<"full" | "most" | "empty" | "main", string>]>(
    [
      ["ISO", "ISO", typed, { full: "68264.93", most: "113549.1", empty: "6474.255", main: "13855.22" }],
      ["DIN", "DIN", typed, { full: "67444.67", most: "112729.7", empty: "6474.255", main: "13855.22" }],
      ["DIN with C", "DIN", withC, { full: "67300.36", most: "112639.4", empty: "6399.365", main: "13855.22" }],
      ["GB", "GB", untyped, { full: "71512.36", most: "115810.9", empty: "8038.721", main: "15240.74" }],
      ["JIS", "JIS", untyped, { full: "67616.83", most: "114519.5", empty: "5598.525", main: "18583.58" }],
    ],
  )("has the printed pulls by %s", (_title, method, design, { full, most, empty, main }) => {
    const { cases } = solved(design, method);
    const loaded = cases["running-full"];
    isPrinted(loaded.effectiveTension, full);
    isPrinted(loaded.largest.tension, most);
    isPrinted(cases["running-empty"].effectiveTension, empty);
    isPrinted(loaded.components.friction, main);
  });

  it("has the printed terms by DIN", () => {
    const { components } = solved(typed, "DIN").cases["running-full"];
    isPrinted(components.skirts, "135.6344");
    isPrinted(components.wrap, "1252.510");
    isPrinted(components.bearing, "390.019");
    isPrinted(components.acceleration, "1500");
    isPrinted(components.accelerationSkirts, "558.0357");
    isPrinted(components.cleaners, "720");
  });

  it("has the printed lump by DIN with C, cleaners in it", () => {
    const { components } = solved(withC, "DIN").cases["running-full"];
    isPrinted(components.skirts, "135.6344");
    isPrinted(secondaryOf(components) + components.cleaners, "4276.252");
    isPrinted(components.acceleration / 1500, "0.9673742");
  });

  it("has the printed lump by GB, cleaners beside it", () => {
    const { components } = solved(untyped, "GB").cases["running-full"];
    isPrinted(components.skirts, "1094.492");
    isPrinted(components.cleaners, "1440");
    isPrinted(secondaryOf(components), "4703.877");
    isPrinted(components.acceleration / 1500, "1.269699");
  });

  // The printed sums keep the wrap of the drive pulley in; the standard counts it in the power alone.
  it("has the printed terms by IS less the wrap of the drive, which its power holds", () => {
    const { cases, power } = solved(untyped, "IS");
    const loaded = cases["running-full"];
    const drive = loaded.points[3];
    if (drive === undefined) throw new Error("the drive is missing");
    // 9 B (140 + 0.01 F / B) d / D on a pulley of 0.8 m, bearings 0.005 d0 / D on both pulls at 210°.
    const { width, carcassThickness, topCover, bottomCover } = untyped.belt;
    const thickness = carcassThickness + topCover + bottomCover;
    const mean = (drive.arriving + drive.leaving) / 2;
    const [a, b] = untyped.belt.carcass === "fabric" ? [9, 140] : [12, 200];
    const wrap = (a * width * (b + (0.01 * mean) / width) * thickness) / 0.8;
    const pull = Math.sqrt(
      drive.arriving ** 2 + drive.leaving ** 2 - 2 * drive.arriving * drive.leaving * Math.cos((210 * Math.PI) / 180),
    );
    const bearing = ((0.005 * 0.18) / 0.8) * pull;
    isPrinted(loaded.effectiveTension + wrap, "69652.78");
    isPrinted(loaded.components.wrap + wrap, "1255.362");
    isPrinted(loaded.components.bearing, "390.4071");
    isPrinted(loaded.components.skirts, "954.9833");
    isPrinted(loaded.components.cleaners, "720");
    isPrinted(loaded.largest.tension, "114924.1");
    const absorbed = ((loaded.effectiveTension + wrap + bearing) * 3) / 0.95;
    expect(power.cases[0]?.absorbed).toBeCloseTo(absorbed, 6);
  });
});

describe("the worked conveyor by CEMA, universal", () => {
  it("takes a rubber of the library as it takes the same one by class", () => {
    // Handbook 9.5.5: the low-resistance compound as it was measured.
    const sample = {
      kind: "sample",
      factor: 6.59e-3,
      exponent: 1.28,
      cover: 0.007,
      rollDiameter: 0.219,
      warmth: [],
    } as const;
    const visco = { ...typed.settings.visco, bottomRubber: sample, topRubber: sample };
    const ofLibrary = { ...typed, settings: { ...typed.settings, visco } };
    const pull = (design: Design) => solved(design, "CEMA-7").cases["running-full"].effectiveTension;
    const byClass = pull(byClasses(typed, { cover: "low-resistance" }));
    expect(pull(byClasses(ofLibrary, { rubber: "spectrum" })) / byClass).toBeCloseTo(1, 12);
    expect(byClass).toBeLessThan(pull(byClasses(typed)));
  });

  it("takes 5 % more in the seals of two-roll returns", () => {
    const sealsOf = (design: Design) => {
      const { sections } = solved(design, "CEMA-7").cases["running-full"];
      return sections.map(({ parts }) => parts.seals ?? 0);
    };
    const [flat, usual] = [sealsOf(byClasses(typed, { twoRollSeals: 1 })), sealsOf(byClasses(typed))];
    const isReturn = typed.points.map(({ section }) => section.strand === "return");
    for (const [at, seals] of usual.entries())
      expect(seals).toBeCloseTo((flat[at] ?? 0) * (isReturn[at] ? 1.05 : 1), 9);
  });
});

// Handbook 9.4.13 and 9.7.3: with the printed take-up the loop has the printed tensions.
describe("the reference conveyor", () => {
  it("has the printed pulls by DIN", () => {
    const { components, effectiveTension, points } = solved(refM(55005.33 + 55337.98, 0.02), "DIN").cases[
      "running-full"
    ];
    isPrinted(components.friction, "20913.52");
    isPrinted(components.lift, "67716.25");
    isPrinted(components.skirts, "517.1738");
    isPrinted(components.cleaners, "720");
    isPrinted(components.acceleration, "833.3333");
    isPrinted(components.accelerationSkirts, "361.9839");
    isPrinted(effectiveTension, "91682.49");
    isPrinted(points[0]?.arriving ?? 0, "55005.33");
    // The pull of the take-up is printed to 0.01 N.
    expect(Math.abs((points[3]?.leaving ?? 0) - 64086.85)).toBeLessThan(0.01);
    isPrinted(points[3]?.arriving ?? 0, "154761.8");
  });

  it("has the printed pull by DIN with C", () => {
    const design = withSecondary(refM(55005.33 + 55337.98, 0.02), "length-coefficient");
    isPrinted(solved(design, "DIN").cases["running-full"].effectiveTension, "93311.16");
  });

  it("has the printed pull and power by IS", () => {
    const { cases, power } = solved(refM(61825.3 + 62190.79, 0.022, "knee"), "IS");
    isPrinted(cases["running-full"].effectiveTension, "94261.48");
    isPrinted(cases["running-full"].points[3]?.leaving ?? 0, "70595.98");
    isPrinted(cases["running-full"].points[3]?.arriving ?? 0, "164857.5");
    isPrinted(((power.cases[0]?.absorbed ?? 0) * 0.95) / 1e3, "284.3866");
  });
});

// Handbook 10.2: a factor on friction multiplies Kx and Ky, or all four drags of rolls; not skirts, cleaners or feed.
describe("the friction adjustment", () => {
  const frictionBy = (method: Method, frictionAdjustment: number) => {
    const design = { ...untyped, settings: { ...untyped.settings, frictionAdjustment } };
    return solved(design, method).cases["running-full"];
  };

  // Flexure of VISCO falls a little where more friction makes the belt tighter.
  it.each<[Method, number]>([
    ["CEMA", 9],
    ["VISCO", 2],
  ])("multiplies all friction by %s and nothing else", (method, digits) => {
    const [usual, adjusted] = [frictionBy(method, 1), frictionBy(method, 1.25)];
    expect(adjusted.components.friction / usual.components.friction).toBeCloseTo(1.25, digits);
    for (const name of ["skirts", "cleaners", "acceleration", "lift"] as const)
      expect(adjusted.components[name]).toBe(usual.components[name]);
    const [one, more] = [usual, adjusted].map(({ sections }) => sections.find(({ friction }) => friction > 0));
    expect((more?.frictionFactor ?? 0) / (one?.frictionFactor ?? 1)).toBeCloseTo(1.25, digits);
  });
});
