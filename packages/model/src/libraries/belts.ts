import { inGroup, number, text } from "../fields/build.ts";
import { inOrder } from "./checks.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import { amount, count, dimension } from "./usual-fields.ts";

const names = { plural: "belts", singular: "belt" };

/** Conveyor belts by construction: strength, carcass, cords, smallest pulleys, widths that trough and carry. */
export const belts: LibraryDefinition = {
  ...names,
  title: "Belts",
  itemTitle: "Belt",
  about: "Fabric and steel cord belts with strength, carcass, smallest pulleys and usable widths.",
  defaultCategory: "Goodyear Fabric",
  newCategory: "A new belt",
  newDescription: "ABC Belt ST1000",
  columns: ["beltClass", "beltStrength", "allowableTension", "fibre", "carcassT", "minPulleyDiaA"],
  fields: [
    ...inGroup(
      "Strength and construction",
      text({
        name: "beltClass",
        label: "Belt class",
        default: "ST1000",
        help: "Designation of the construction, such as ST1000 or EP 630/4.",
      }),
      number({
        name: "beltStrength",
        label: "Belt strength",
        unit: "kN/m",
        default: 1000,
        max: 100_000,
        help: "Breaking strength per metre of width.",
      }),
      number({
        name: "allowableTension",
        label: "Allowable tension",
        unit: "kN/m",
        default: 150,
        max: 100_000,
        help: "Tension per metre of width allowed in steady running, usually strength/6.67 for steel, /10 for fabric.",
      }),
      text({
        name: "fibre",
        label: "Fibre",
        default: "Steel",
        suggestions: ["Steel", "Polyester", "Nylon", "Polyester/Nylon", "Aramid", "Solid Woven"],
        help: "What carries the tension.",
      }),
      count({
        name: "plies",
        label: "Plies",
        default: 1,
        max: 50,
        help: "Number of fabric plies; 1 for steel cord and solid woven belts.",
      }),
      number({
        name: "beltModulus",
        label: "Belt modulus",
        unit: "kN/m",
        default: 72_000,
        max: 10_000_000,
        help: "Elastic modulus per metre of width: tension divided by strain.",
      }),
    ),
    ...inGroup(
      "Carcass and covers",
      dimension({
        name: "carcassT",
        label: "Carcass thickness",
        default: 3.8,
        max: 200,
        help: "Thickness of the carcass without covers.",
      }),
      number({
        name: "carcassMass",
        label: "Carcass mass",
        unit: "kg/m2",
        default: 8.28,
        max: 1000,
        help: "Mass of the carcass per square metre, without covers.",
      }),
      number({
        name: "coverDensity",
        label: "Cover density",
        unit: "kg/m2/mm",
        default: 1.13,
        max: 20,
        help: "Mass of one square metre of cover for each millimetre of its thickness.",
      }),
      amount({ name: "carcassPrice", label: "Carcass price", help: "Price of the carcass in your own currency." }),
      amount({ name: "coverPrice", label: "Cover price", help: "Price of the covers in your own currency." }),
    ),
    ...inGroup(
      "Cables",
      dimension({
        name: "cableDia",
        label: "Cable diameter",
        default: 3.8,
        max: 100,
        help: "Diameter of one steel cord; 0 for fabric belts.",
      }),
      dimension({
        name: "cablePitch",
        label: "Cable pitch",
        default: 15.3,
        max: 200,
        help: "Distance between the centres of neighbouring cords; 0 for fabric belts.",
      }),
      number({
        name: "numCables",
        label: "Cables across the width",
        unit: "1/m",
        default: 0,
        max: 1000,
        help: "Cords side by side in one unit of width; 0 where not stated or for fabric belts.",
      }),
    ),
    ...inGroup(
      "Minimum pulley diameters",
      ...pulleyDiameters("", [630, 560, 500], "above 60 % of"),
      ...pulleyDiameters("60", [560, 560, 500], "at 30 to 60 % of"),
      ...pulleyDiameters("30", [500, 500, 500], "under 30 % of"),
    ),
    ...inGroup(
      "Maximum widths for load support",
      ...[800, 1200, 1600, 2400, 3000].map((density) =>
        dimension({
          name: `maxWidth${density}`,
          label: `Maximum width at ${density} kg/m³`,
          default: 3200,
          help: `Widest belt that still supports a load of bulk density up to ${density} kg/m³.`,
        }),
      ),
    ),
    ...inGroup(
      "Minimum widths for troughing",
      ...(
        [
          [20, 600],
          [35, 600],
          [45, 750],
        ] as const
      ).map(([angle, width]) =>
        dimension({
          name: `minWidth${angle}`,
          label: `Minimum width at ${angle}°`,
          default: width,
          help: `Narrowest belt that beds down in a ${angle}° trough when empty.`,
        }),
      ),
      text({ name: "widthWord", label: "Width word", default: "mm", help: "Unit word printed after the width." }),
    ),
  ],
  check: ({ allowableTension, beltStrength, cableDia, cablePitch }) => [
    ...inOrder({ allowableTension }, { beltStrength }),
    ...inOrder({ cableDia }, { cablePitch }, "not given"),
  ],
  messages: libraryMessages(names, { added: "Belt added", addFailed: "Failed to save new belt" }),
};

/** The three pulley types at one band of tension, in the order A, B, C. */
function pulleyDiameters(band: "" | "60" | "30", diameters: readonly [number, number, number], share: string) {
  const uses = { A: "drive and high-tension", B: "bend and tail", C: "snub" };
  return (["A", "B", "C"] as const).map((type, index) =>
    dimension({
      name: `minPulleyDia${type}${band}`,
      label: `Minimum pulley diameter ${type}${band === "" ? "" : ` at ${band} %`}`,
      default: diameters[index] ?? 0,
      help: `Smallest ${uses[type]} pulley where the tension is ${share} the allowable tension.`,
    }),
  );
}
