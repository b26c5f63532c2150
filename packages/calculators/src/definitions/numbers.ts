import { messageFor } from "@beltwright/contract";
import { parabolaChart } from "@beltwright/drawing";
import { convertAll, quadraticRegression, startTrace, unitsByQuantity } from "@beltwright/engine";
import { defineCalculator } from "../calculator.ts";
import { choice, dependentChoice, figure, type PointRow, points } from "../entries.ts";

const spotsOf = (rows: readonly PointRow[]) => rows.map(({ x = 0, y = 0 }) => ({ x, y }));

// Handbook 7.12: four points of 3 + 2 x - 0.5 x².
export const regressionCalculator = defineCalculator({
  about: "The parabola y = a + b x + c x² that fits points best, such as those of a starter curve.",
  entries: {
    points: points(
      "Points",
      ["x", "y"],
      [
        { x: 1, y: 4.5 },
        { x: 2, y: 5 },
        { x: 4, y: 3 },
        { x: 7, y: -7.5 },
      ],
      "At least three; the first x must be larger than 0.",
    ),
  },
  run: (trace, { points: rows }) => {
    const found = quadraticRegression(trace, spotsOf(rows));
    if (found.kind === "aborted") return messageFor(found.code);
    return {
      figures: [
        { label: "a", value: found.a, unit: "1" },
        { label: "b", value: found.b, unit: "1" },
        { label: "c", value: found.c, unit: "1" },
        { label: "R², share explained", value: found.determination, unit: "1" },
      ],
    };
  },
  draw: ({ typed: { points: rows }, size }) => {
    const found = quadraticRegression(startTrace("checked"), spotsOf(rows));
    return found.kind === "aborted" ? undefined : parabolaChart(spotsOf(rows), found, size);
  },
  fromDesign: ({ drives }) => {
    const starter = drives[0]?.starter;
    if (!starter || starter.starterPts.length < 3) return {};
    const isTimed = starter.type === "Speed-Time";
    return {
      points: starter.starterPts.map(({ torque, speed, time }) =>
        isTimed ? { x: time, y: speed } : { x: speed, y: torque },
      ),
    };
  },
});

const unitNames: Readonly<Record<string, string>> = {
  m: "Metres",
  mm: "Millimetres",
  in: "Inches",
  ft: "Feet",
  kg: "Kilograms",
  t: "Tonnes",
  lb: "Pounds",
  "short ton": "Short tons",
  N: "Newtons",
  kN: "Kilonewtons",
  lbf: "Pounds-force",
  "N/m": "Newtons for each metre of width",
  "kN/m": "Kilonewtons for each metre of width",
  "lbf/in": "Pounds-force for each inch of width",
  Pa: "Pascals",
  MPa: "Megapascals",
  psi: "Pounds-force for each square inch",
  "kg/m3": "Kilograms for each cubic metre",
  "lb/ft3": "Pounds for each cubic foot",
  "kg/m": "Kilograms for each metre",
  "lb/ft": "Pounds for each foot",
  "m/s": "Metres a second",
  "ft/min": "Feet a minute",
  "t/h": "Tonnes an hour",
  "short t/h": "Short tons an hour",
  W: "Watts",
  kW: "Kilowatts",
  hp: "Horsepower",
  "N m": "Newton metres",
  "ft lbf": "Foot pounds-force",
  "kg m2": "Kilogram square metres",
  "lb ft2": "Pound square feet",
  "°C": "Celsius",
  "°F": "Fahrenheit",
  K: "Kelvin",
};

const [firstQuantity = "", ...quantities] = Object.keys(unitsByQuantity);

// Handbook 7.14.
export const unitsCalculator = defineCalculator({
  about: "A value in every unit of its quantity, by the exact definitions of inch, pound and gravity.",
  entries: {
    quantity: choice("Quantity", [firstQuantity, ...quantities], "What is measured."),
    value: figure("Value", "1", 48, "The number to convert.", { min: -1e15, max: 1e15 }),
    from: dependentChoice(
      "Unit",
      ({ quantity }) => unitsByQuantity[String(quantity ?? firstQuantity)] ?? [],
      "Its unit.",
    ),
  },
  run: (trace, given) => ({
    figures: convertAll(trace, given).map(({ unit, value }) => ({
      ...{ label: unitNames[unit] ?? unit, value, unit: "1", word: unit, digits: 9 },
    })),
  }),
});
