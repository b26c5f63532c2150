import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";

const source = adopted("prices of all parts that have one");
const quantity = { symbol: "n", unit: "1" };

/** Price of a pulley: shell, shaft and both bearings. */
export const pulleyCost = defineFormula({
  id: "machine/pulley-cost",
  source,
  inputs: {
    shell: { symbol: "C_shell", unit: "1" },
    shaft: { symbol: "C_shaft", unit: "1" },
    bearing: { symbol: "C_b", unit: "1" },
  },
  output: { symbol: "C", unit: "1" },
  printed: "C_shell + C_shaft + 2 * C_b",
  evaluate: ({ shell, shaft, bearing }) => shell + shaft + 2 * bearing,
});

/** Price of a metre of belt. */
export const beltPrice = defineFormula({
  id: "machine/belt-price",
  source,
  inputs: {
    width: { symbol: "B", unit: "m" },
    carcassPrice: { symbol: "C_c", unit: "1/m2" },
    coverPrice: { symbol: "C_r", unit: "1/m3" },
    topCover: { symbol: "t_1", unit: "m" },
    bottomCover: { symbol: "t_2", unit: "m" },
  },
  output: { symbol: "C_1", unit: "1/m" },
  printed: "B * (C_c + C_r * (t_1 + t_2))",
  evaluate: ({ width, carcassPrice, coverPrice, topCover, bottomCover }) =>
    width * (carcassPrice + coverPrice * (topCover + bottomCover)),
});

/** Price of a line of the list: metres of belt, else pieces. */
export const itemCost = defineFormula({
  id: "machine/item-cost",
  source,
  inputs: { quantity, unitCost: { symbol: "C_1", unit: "1" } },
  output: { symbol: "C", unit: "1" },
  printed: "n * C_1",
  evaluate: ({ quantity: count, unitCost }) => count * unitCost,
});

/** Mass of a line of the list: metres of belt, else pieces. */
export const itemMass = defineFormula({
  id: "machine/item-mass",
  source: adopted("masses of all parts"),
  inputs: { quantity, unitMass: { symbol: "m_1", unit: "kg" } },
  output: { symbol: "m", unit: "kg" },
  printed: "n * m_1",
  evaluate: ({ quantity: count, unitMass }) => count * unitMass,
});

/** Calipers of a drive: those of each motor's disc. */
export const brakesOfDrive = defineFormula({
  id: "machine/brakes-of-drive",
  source: adopted("masses of all parts"),
  inputs: { motors: { symbol: "n_m", unit: "1" }, calipers: { symbol: "n_c", unit: "1" } },
  output: { symbol: "n", unit: "1" },
  printed: "n_m * n_c",
  evaluate: ({ motors, calipers }) => motors * calipers,
});
