import { isFiniteNumber, unitsByQuantity } from "@beltwright/engine";
import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { startOf, type Values } from "./calculator.ts";
import { tools } from "./calculators.ts";
import { stepOf } from "./figure-text.ts";
import { type Outcome, runCalculator } from "./run-calculator.ts";

const calculators = new Map(await Promise.all(tools.map(async ({ name, load }) => [name, await load()] as const)));
const findCalculator = (name: string) => calculators.get(name);

function outcomeOf(name: string, typed: Values = {}): Outcome {
  const calculator = findCalculator(name);
  if (!calculator) throw new Error(`no calculator ${name}`);
  return runCalculator(calculator, typed);
}

function foundOf(name: string, typed: Values = {}) {
  const outcome = outcomeOf(name, typed);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome;
}

/** As many digits as the source prints. */
function isPrinted(value: number | undefined, printed: string): boolean {
  const decimals = printed.split(".")[1]?.length ?? 0;
  return value !== undefined && Math.abs(value - Number(printed)) <= 1.0001 * 10 ** -decimals;
}

const names = [...calculators.keys()];

describe("every calculator", () => {
  it.each(names)("%s answers with what it begins with", (name) => {
    const { figures, tables } = foundOf(name);
    expect(figures.length).toBeGreaterThan(0);
    for (const { value } of figures) expect(isFiniteNumber(value)).toBe(true);
    for (const value of tables.flatMap(({ rows }) => rows.flat())) expect(isFiniteNumber(value)).toBe(true);
  });

  it.each(names)("%s opens each of its figures into the step that gave it", (name) => {
    const { figures, steps } = foundOf(name);
    expect(figures.filter((figure) => stepOf(steps, figure.value) === undefined)).toEqual([]);
  });

  it.each(names)("%s asks for no more than eight numbers before the usual ones", (name) => {
    const entries = Object.values(findCalculator(name)?.entries ?? {});
    expect(entries.filter(({ isFurther }) => !isFurther).length).toBeLessThanOrEqual(8);
  });

  it.each(names)("%s takes what the open design has", (name) => {
    const calculator = findCalculator(name);
    const known = calculator?.fromDesign(newConveyor(), { tmax: 40, burdenDepth: 200, beltMass: 25 }) ?? {};
    expect(Object.keys(startOf(calculator ?? never()))).toEqual(expect.arrayContaining(Object.keys(known)));
    expect(outcomeOf(name, known).kind).toBe("found");
  });
});

function never(): never {
  throw new Error("no calculator");
}

// Handbook, chapters 5 and 7, with the numbers it prints; SI, as figures are. Wrap: CEMA 5th ed., wrap factor table.
const handbook: readonly (readonly [string, Readonly<Record<string, readonly [times: number, printed: string]>>])[] = [
  [
    "trajectory",
    {
      "Discharge angle past top centre": [180 / Math.PI, "-10"],
      "Speed of flight": [1, "3"],
      "Speed ratio v²/(g r)": [1, "1.98505"],
    },
  ],
  [
    "feeder",
    {
      "Filled: load": [1e-3, "230.537"],
      "Flowing: load": [1e-3, "19.0435"],
      "Filled: pull-out force": [1e-3, "176.601"],
      "Flowing: pull-out force": [1e-3, "14.5881"],
      "Filled: belt force": [1e-3, "193.601"],
      "Flowing: belt force": [1e-3, "25.2429"],
      "Filled: motor power": [1e-3, "64.5337"],
      "Flowing: motor power": [1e-3, "8.41431"],
      "Half angle of the hopper": [180 / Math.PI, "28.3008"],
      "Pressure on the hopper": [1, "22531.2"],
      "Force of the skirts": [1, "10083.5"],
      "Load by head factor, starting": [1e-3, "225.945"],
      "Load by head factor, running": [1e-3, "56.4863"],
    },
  ],
  [
    "hopper",
    {
      Volume: [1, "72.2667"],
      Mass: [1e-3, "108.400"],
      "Volume of the hopper": [1, "24.2667"],
      "Wall along": [180 / Math.PI, "61.6992"],
      "Wall across": [180 / Math.PI, "79.1145"],
      Valley: [180 / Math.PI, "60.2403"],
    },
  ],
  [
    "tube",
    {
      Filled: [100, "77.3471"],
      Overlap: [1, "0.170325"],
      "Flooded load area": [1, "0.0863297"],
      "Area with the whole overlap inside": [1, "0.0831446"],
      "Depth of a level fill": [1, "0.235818"],
      "Transition length": [1, "9.375"],
      "Smallest curve": [1, "112.5"],
      "Face of each roll": [1, "0.216506"],
    },
  ],
  [
    "transition",
    {
      "Edge tension": [1, "192412"],
      "Centre tension": [1, "75301.1"],
      "By ISO 5293:1981": [1, "3.45977"],
      "By ISO 5293": [1, "3.62767"],
      "By CEMA": [1, "6.24"],
    },
  ],
  [
    "turnover",
    {
      "Edge tension": [1, "254850"],
      "Centre tension": [1, "-64925.1"],
      "Length for the edges": [1, "25.5298"],
      "Length for the middle": [1, "34.2189"],
      "Length needed": [1, "34.22"],
    },
  ],
  [
    "curve",
    {
      Chord: [1, "71.6147"],
      "Middle ordinate": [1, "1.06943"],
      "Least radius without lift-off": [1, "236.384"],
      "Least radius with taut edges": [1, "317.549"],
    },
  ],
  ["measured-radius", { Radius: [1, "600.00"] }],
  [
    "take-up",
    {
      Elastic: [1, "0.362992"],
      Thermal: [1, "0.531765"],
      Permanent: [1, "2.52500"],
      Splice: [1, "0.5"],
      "Travel needed": [1, "4.4"],
    },
  ],
  [
    "belt-roll",
    {
      "Roll diameter": [1, "2.45218"],
      Turns: [1, "62.5736"],
      "Mass of the belt": [1, "7455.60"],
      "Belt on the largest roll": [1, "286.564"],
    },
  ],
  ["belt-length", { "Belt length": [1, "2002.827443"] }],
  [
    "power",
    {
      "Power at the belt": [1e-3, "313.553"],
      "Power at the motor": [1e-3, "330.056"],
      "Motor to choose": [1e-3, "363.062"],
      "Slope resistance": [1, "49033.2"],
      "Length coefficient used": [1, "1.09"],
    },
  ],
  ["motor", { "Holdback torque": [1, "149103"], "Full-load current": [1, "594.425"] }],
  ["traction", { "Drive factor": [1, "0.30"] }],
  [
    "inertia",
    {
      "Moment of inertia": [1, "97.4897"],
      Mass: [1, "1139.47"],
      "GD²": [1, "389.959"],
      "Mass at the belt": [1, "574.334"],
      "Inertia at the motor": [1, "0.205704"],
      "Mass of the shell": [1, "433.095"],
      "Inertia of the discs": [1, "21.1671"],
    },
  ],
  [
    "brake",
    {
      "Brake force at the belt": [1, "42430.7"],
      "Torque at the pulley shaft": [1, "17820.9"],
      "Torque at the motor shaft": [1, "818.599"],
      "Torque of one caliper": [1, "848.000"],
      Calipers: [1, "1"],
      "Coasting time without brake": [1, "11.3641"],
      "Energy of one stop": [1, "509168"],
      "Mass of the disc": [1, "66.5861"],
      "Disc after the stops": [1, "89.8702"],
      "Mean heat": [1, "848.614"],
    },
  ],
  ["flywheel", { "Mass at the belt": [1, "122292"], "Inertia on the motor shaft": [1, "45.5175"] }],
  [
    "air",
    { "Pressure of the air": [1e-3, "79.4952"], "Density of the air": [1, "0.884212"], "Derating factor": [1, "0.94"] },
  ],
  ["regression", { a: [1, "3.000000"], b: [1, "2.000000"], c: [1, "-0.500000"] }],
];

describe("what a calculator begins with", () => {
  it.each(handbook)("%s gives the numbers the handbook prints", (name, printed) => {
    const { figures } = foundOf(name);
    const wrong = Object.entries(printed).filter(([label, [times, text]]) => {
      const value = figures.find((figure) => figure.label === label)?.value;
      return !isPrinted(value === undefined ? undefined : value * times, text);
    });
    expect(wrong).toEqual([]);
  });

  // The inch of 1959: 48 in = 1219.2 mm = 4 ft.
  it("units converts inches exactly", () => {
    const { figures } = foundOf("units", { quantity: "length", value: 48, from: "in" });
    expect(figures.map(({ value, word }) => `${value.toPrecision(8)} ${word}`)).toEqual([
      "1.2192000 m",
      "1219.2000 mm",
      "4.0000000 ft",
    ]);
  });

  it("units names every unit it gives", () => {
    for (const [quantity, units] of Object.entries(unitsByQuantity)) {
      const { figures } = foundOf("units", { quantity, value: 1, from: units[0] ?? "" });
      expect(figures.map(({ word }) => word)).toEqual(units.slice(1));
      for (const { label, word } of figures) expect(label).not.toBe(word);
    }
  });

  // Handbook 7.1, first example, at 0.05 s and 0.5 s.
  it("trajectory lists the printed points of both streams", () => {
    const rows = foundOf("trajectory").tables[0]?.rows ?? [];
    expect(rows[1]?.map((value) => value.toFixed(4))).toEqual(["0.0500", "0.0560", "0.5338", "0.0300", "0.6815"]);
    expect(rows[10]?.map((value) => value.toFixed(4))).toEqual(["0.5000", "1.3855", "-0.4454", "1.3595", "-0.2977"]);
  });
});

describe("a feeder", () => {
  // Handbook, example 7.2: a hopper 2.6 m high between 4 m and 1.2 m has walls at 28.3008°.
  it("takes a typed half angle instead of the sizes", () => {
    const loads = (typed: Values) =>
      foundOf("feeder", typed).figures.flatMap(({ label, value }) => (label.endsWith(": load") ? [value] : []));
    const typed = loads({ halfAngle: 28.3008, hopperHeight: 9 });
    expect(typed.map((value) => value.toPrecision(5))).toEqual(loads({}).map((value) => value.toPrecision(5)));
    expect(loads({ halfAngle: 15 })).not.toEqual(typed);
    expect(outcomeOf("feeder", { halfAngle: 0 })).toEqual(outcomeOf("feeder"));
  });
});

describe("the power of a short conveyor", () => {
  it("is said to rest on a coefficient that is not normative", () => {
    const codesOf = (length: number) => foundOf("power", { length, lift: 2 }).findings.map(({ code }) => code);
    expect(codesOf(60)).toContain("length-coefficient-not-normative");
    expect(codesOf(80)).not.toContain("length-coefficient-not-normative");
  });
});

describe("a convex curve", () => {
  // Handbook, example 5.4, running at 110 kN.
  it("asks for the printed radius of its edges", () => {
    const typed = { slopeBefore: 6.84277, slopeAfter: 0, tension: 110, radius: 350, lineMass: 191.519 };
    const edges = foundOf("curve", typed).figures.find(
      ({ label }) => label === "Least radius for the edges of the belt",
    );
    expect(isPrinted(edges?.value, "149.526")).toBe(true);
  });
});

describe("a brake with a wide air gap", () => {
  // Handbook 7.10: a clamping force of 4000 (1 - 6/100 (3 - 1)) N gives 0.88 of 848 Nm.
  it("loses its force by the millimetre", () => {
    const one = foundOf("brake", { airGap: 3 }).figures.find(({ label }) => label === "Torque of one caliper");
    expect(one?.value).toBeCloseTo(0.88 * 848, 9);
  });
});

describe("what cannot be calculated", () => {
  // Second specification document, section 5.
  it.each([0, 501])("is a trajectory of %d points", (points) => {
    expect(outcomeOf("trajectory", { points })).toMatchObject({
      kind: "refused",
      message: "Trajectory is not computed when the number of points is 0 or above 500.",
    });
    expect(outcomeOf("trajectory", { points: 500 }).kind).toBe("found");
  });

  // Second specification document, section 5, letter for letter.
  it("is a parabola through points of one x", () => {
    const same = [1, 2, 3].map((y) => ({ x: 2, y }));
    expect(outcomeOf("regression", { points: same })).toMatchObject({
      kind: "refused",
      message:
        "A curve co-ordinate regression error has occurred. The first co-ordinate must be larger than 0. Regression calc has been aborted",
    });
  });

  it("is told of a first co-ordinate that was adjusted", () => {
    const { findings } = foundOf("regression", {
      points: [
        { x: 0, y: 140 },
        { x: 50, y: 150 },
        { x: 100, y: 100 },
      ],
    });
    expect(findings.map(({ code }) => code)).toContain("curve-first-coordinate-adjusted");
  });

  it("is named by the label and unit of its field", () => {
    expect(outcomeOf("traction", { wrapAngle: 0 })).toMatchObject({
      kind: "refused",
      entry: "wrapAngle",
      message: "Wrap must be above 0 °.",
    });
    const calculator = findCalculator("belt-roll") ?? never();
    expect(runCalculator(calculator, { length: -1 }, "imperial")).toMatchObject({
      message: expect.stringMatching(/^Length of belt must be 0 to [\d.e+]+ ft\.$/),
    });
  });

  it("is a pipe whose belt does not close", () => {
    expect(outcomeOf("tube", { beltWidth: 900 })).toMatchObject({
      kind: "refused",
      message: "The belt is too narrow to close round a pipe of this diameter.",
    });
  });
});

describe("the drawing of a calculator", () => {
  it.each(names)("%s has no metric unit for a reader of imperial ones", (name) => {
    const calculator = findCalculator(name);
    const drawn = calculator && runCalculator(calculator, {}, "imperial").drawing;
    const words = drawn?.shapes.flatMap((shape) => ("text" in shape && shape.text ? [shape.text] : [])) ?? [];
    expect(words.filter((word) => /\d (m|mm|kN|kg)\b/.test(word))).toEqual([]);
    if (drawn && words.some((word) => /\d/.test(word)) && !/regression|traction/.test(name))
      expect(words.some((word) => /ft|in\b|″|°F|hp/.test(word))).toBe(true);
  });
});
