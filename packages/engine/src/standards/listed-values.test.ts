import { describe, expect, it } from "vitest";
import { frameDepth } from "../rules/adopted-1/idler-frame.ts";
import { deratingFactor } from "../rules/motor-derating/table.ts";
import { faceWidth } from "../rules/pulley-limits/diameter.ts";
import { startTrace } from "../trace/trace.ts";
import { ballBearings, findPlummerRating } from "./iso-281/ratings.ts";

// Handbook 4, ball bearings for rolls: bore, outside, width in mm; C, C0 and former C in kN.
describe("ball bearings of rolls", () => {
  it.each([
    ["6204", 20, 47, 14, 13.5, 6.55, 12.7],
    ["6205", 25, 52, 15, 14.8, 7.8, 14],
    ["6305", 25, 62, 17, 23.4, 11.6, 22.5],
    ["6206", 30, 62, 16, 20.3, 11.2, 19.5],
    ["6306", 30, 72, 19, 29.6, 16, 28.1],
    ["6307", 35, 80, 21, 35.1, 19, 33.2],
    ["6308", 40, 90, 23, 42.3, 24, 41],
    ["6309", 45, 100, 25, 55.3, 31.5, 52.7],
    ["6310", 50, 110, 27, 65, 38, 61.8],
    ["6311", 55, 120, 29, 74.1, 45, 71.5],
    ["6312", 60, 130, 31, 85.2, 52, 81.9],
  ])("%s is as listed", (designation, bore, outside, width, dynamic, still, former) => {
    const found = ballBearings.find((bearing) => bearing.designation === designation);
    const { bore: d, outsideDiameter: D, width: B, dynamicRating: C, staticRating: C0, formerRating } = found ?? {};
    const listed = [bore, outside, width, dynamic, still, former].map((value) => Math.round(value * 1e6));
    const [mm, kN] = [1e9, 1e3];
    const ours = [d, D, B].map((value) => (value ?? 0) * mm).concat([C, C0, formerRating].map((v) => (v ?? 0) * kN));
    expect(ours.map(Math.round)).toEqual(listed);
  });
});

// Handbook 4, plummer-block bearings on adapter sleeves: C in kN.
describe("bearings of pulleys", () => {
  it.each([
    ["22208K", 88],
    ["22217K", 250],
    ["22232K", 856],
    ["22209K", 95],
    ["22218K", 305],
    ["22234K", 959],
    ["22210K", 100],
    ["22219K", 340],
    ["22236K", 1010],
    ["22211K", 120],
    ["22220K", 375],
    ["22238K", 1087],
    ["22212K", 145],
    ["22222K", 480],
    ["22240K", 1250],
    ["22213K", 180],
    ["22224K", 540],
    ["22244K", 1507],
    ["22215K", 190],
    ["22226K", 630],
    ["22248K", 1800],
    ["22216K", 210],
    ["22228K", 608],
    ["22252K", 2050],
    ["22230K", 728],
    ["22256K", 2180],
  ])("%s carries %d kN", (designation, rating) => {
    expect(findPlummerRating(designation)).toBe(rating * 1000);
  });
});

// Handbook 7, motor output by altitude in m and air temperature in °C.
describe("the derating of motors", () => {
  const temperatures = [30, 35, 40, 45, 50, 55, 60];
  it.each([
    [1000, [1.06, 1.03, 1.0, 0.96, 0.92, 0.87, 0.82]],
    [1500, [1.03, 1.0, 0.97, 0.93, 0.89, 0.84, 0.8]],
    [2000, [1.0, 0.97, 0.94, 0.9, 0.86, 0.82, 0.77]],
    [2500, [0.95, 0.93, 0.9, 0.86, 0.83, 0.78, 0.74]],
    [3000, [0.91, 0.89, 0.86, 0.83, 0.79, 0.75, 0.71]],
    [3500, [0.87, 0.84, 0.82, 0.79, 0.75, 0.71, 0.67]],
    [4000, [0.82, 0.79, 0.77, 0.74, 0.71, 0.67, 0.63]],
  ] as const)("at %d m is the printed row", (altitude, factors) => {
    const found = temperatures.map((temperature) => deratingFactor(startTrace("checked"), { altitude, temperature }));
    expect(found.map((factor) => factor.toFixed(2))).toEqual(factors.map((factor) => factor.toFixed(2)));
  });
});

// Handbook 4, face width by belt width, mm.
describe("the face of a pulley", () => {
  it.each([
    [400, 500],
    [450, 550],
    [500, 600],
    [600, 700],
    [650, 750],
    [750, 850],
    [800, 950],
    [900, 1050],
    [1000, 1150],
    [1050, 1200],
    [1200, 1400],
    [1350, 1550],
    [1400, 1600],
    [1500, 1700],
    [1600, 1800],
    [1650, 1850],
    [1800, 2000],
    [2000, 2200],
    [2200, 2500],
    [2400, 2800],
    [2600, 3000],
    [2800, 3150],
    [3000, 3350],
    [3500, 3900],
  ])("for a belt of %d mm is %d mm", (belt, face) => {
    expect(faceWidth(startTrace("checked"), { beltWidth: belt / 1000 })).toBe(face / 1000);
  });
});

// Specification, second document, section 9: idler frame depth by belt width, mm.
describe("the depth of an idler frame", () => {
  it.each([
    [800, 50],
    [801, 65],
    [900, 65],
    [1200, 75],
    [1400, 90],
    [1600, 100],
    [2000, 125],
    [2001, 150],
  ])("for %d mm of belt is %d mm", (width, depth) => {
    expect(frameDepth(startTrace(), { beltWidth: width / 1000 })).toBe(depth / 1000);
  });
});
