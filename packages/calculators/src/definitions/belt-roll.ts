import { beltRollView, twoPulleyView } from "@beltwright/drawing";
import { beltOnRoll, beltRoll, startTrace, twoPulleyBelt } from "@beltwright/engine";
import { defineCalculator } from "../calculator.ts";
import { figure } from "../entries.ts";
import { beltThicknessOf, positiveOf } from "./design-values.ts";

const thickness = figure("Belt thickness", "mm", 14.8, "Carcass and covers.", { max: 1000 });
const coreDiameter = figure("Core", "mm", 600, "Diameter of the core the belt is wound on.", { max: 100_000 });

// Handbook 7.11.
export const beltRollCalculator = defineCalculator({
  about: "Diameter, turns and mass of belt wound on a core, and what a roll of a given diameter holds.",
  entries: {
    length: figure("Length of belt", "m", 300, "Belt on the roll.", { max: 1e6 }),
    thickness,
    coreDiameter,
    beltMass: figure("Belt mass", "kg/m", 24.852, "Mass of one metre of belt."),
    rollDiameter: figure("Largest roll", "mm", 2400, "Diameter that can be carried or stored.", { max: 100_000 }),
  },
  run: (trace, given) => {
    const roll = beltRoll(trace, given);
    return {
      figures: [
        { label: "Roll diameter", value: roll.diameter, unit: "mm" },
        { label: "Turns", value: roll.turns, unit: "1" },
        { label: "Mass of the belt", value: roll.mass, unit: "kg" },
        ...(given.rollDiameter > given.coreDiameter
          ? ([{ label: "Belt on the largest roll", value: beltOnRoll(trace, given), unit: "m" }] as const)
          : []),
      ],
      drawn: { "roll diameter": roll.diameter, "roll turns": roll.turns },
    };
  },
  draw: ({ given, system }) => beltRollView({ ...given, ...beltRoll(startTrace("checked"), given) }, undefined, system),
  fromDesign: (conveyor, results) => ({
    length: positiveOf(results, "totalBeltL"),
    thickness: beltThicknessOf(conveyor),
    beltMass: positiveOf(results, "beltMass"),
  }),
});

// Handbook 7.11.
export const beltLengthCalculator = defineCalculator({
  about: "Length of an open belt round two pulleys.",
  entries: {
    centres: figure("Between centres", "m", 1000, "Distance of the two shafts.", { max: 1e6 }),
    firstDiameter: figure("First pulley", "mm", 1000, "Diameter to the middle of the belt.", { max: 100_000 }),
    secondDiameter: figure("Second pulley", "mm", 800, "Diameter to the middle of the belt.", { max: 100_000 }),
  },
  run: (trace, given) => ({ figures: [{ label: "Belt length", value: twoPulleyBelt(trace, given), unit: "m" }] }),
  draw: ({ given, system }) => twoPulleyView(given, undefined, system),
  fromDesign: (_, results) => ({ centres: positiveOf(results, "convLength") }),
});
