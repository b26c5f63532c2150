import { inGroup, number, text } from "../fields/build.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import { count, dimension, inertia, mass, percent, shaftSpeed, torque } from "./usual-fields.ts";

const names = { plural: "motors", singular: "motor" };

/** Three-phase motors. Starting torques are shares of full-load torque; full-load torque is 9550 × kW / speed. */
export const motors: LibraryDefinition = {
  ...names,
  title: "Motors",
  itemTitle: "Motor",
  about: "Cage and slip ring motors with power, speed, torques, efficiency and inertia.",
  defaultCategory: "Metric Motor",
  newCategory: "A New Category",
  newDescription: "ABC Motor",
  columns: ["powerRating", "poles", "speed", "voltage", "frame", "flTorque"],
  fields: [
    ...inGroup(
      "Supply",
      number({
        name: "voltage",
        label: "Voltage",
        unit: "V",
        default: 415,
        max: 100_000,
        help: "Rated supply voltage.",
      }),
      number({ name: "freq", label: "Frequency", unit: "Hz", default: 50, max: 1000, help: "Rated supply frequency." }),
      number({
        name: "flCurrent",
        label: "Full-load current",
        unit: "A",
        default: 151,
        max: 100_000,
        help: "Current drawn at rated power.",
      }),
    ),
    ...inGroup(
      "Rating",
      number({
        name: "powerRating",
        label: "Power rating",
        unit: "kW",
        default: 90,
        max: 100_000,
        help: "Rated continuous power.",
      }),
      count({
        name: "poles",
        label: "Poles",
        default: 4,
        max: 100,
        help: "Number of poles; with the frequency it fixes the speed.",
      }),
      shaftSpeed({ name: "speed", label: "Speed", default: 1485, help: "Speed at full load." }),
      torque({ name: "flTorque", label: "Full-load torque", default: 578.8, help: "9550 × power in kW / speed." }),
      percent({
        name: "lrTorque",
        label: "Locked-rotor torque",
        default: 220,
        max: 1000,
        help: "Torque at standstill, as a share of full-load torque.",
      }),
      percent({
        name: "bdTorque",
        label: "Breakdown torque",
        default: 270,
        max: 1000,
        help: "Largest torque before the motor stalls, as a share of full-load torque.",
      }),
    ),
    ...inGroup("Efficiency", ...efficiencies([50, 94.7], [75, 95.3], [100, 95.2])),
    ...inGroup("Power factor", ...powerFactors([50, 0.73], [75, 0.82], [100, 0.86])),
    ...inGroup(
      "Construction",
      text({ name: "frame", label: "Frame", default: "280M", help: "Frame size." }),
      text({
        name: "protection",
        label: "Protection",
        default: "IP55",
        suggestions: ["IP54", "IP55", "IP56", "IP65", "IP66"],
        help: "Degree of protection against dust and water.",
      }),
      text({
        name: "insulation",
        label: "Insulation",
        default: "F",
        suggestions: ["B", "F", "H"],
        help: "Thermal class of the winding.",
      }),
      text({
        name: "mounting",
        label: "Mounting",
        default: "B3",
        suggestions: ["B3", "B5", "B35", "V1"],
        help: "Mounting arrangement of IEC 60034-7.",
      }),
      dimension({
        name: "shaftH",
        label: "Shaft height",
        default: 280,
        help: "From the feet to the middle of the shaft.",
      }),
      dimension({ name: "shaftDia", label: "Shaft diameter", default: 75, help: "Diameter of the drive end." }),
    ),
    ...inGroup(
      "Inertia and mass",
      inertia({ name: "momI", label: "Moment of inertia", default: 1.4, help: "Moment of inertia of the rotor." }),
      mass({ default: 620, help: "Mass of the motor." }),
    ),
  ],
  messages: libraryMessages(names),
};

type AtLoad = readonly [load: number, value: number];

function efficiencies(...figures: readonly AtLoad[]) {
  return figures.map(([load, value]) =>
    percent({
      name: `eff${load}`,
      label: `Efficiency at ${load} %`,
      default: value,
      help: `Shaft over electrical power at ${load} % load.`,
    }),
  );
}

function powerFactors(...figures: readonly AtLoad[]) {
  return figures.map(([load, value]) =>
    number({
      name: `pf${load}`,
      label: `Power factor at ${load} %`,
      unit: "1",
      default: value,
      max: 1,
      help: `Power factor at ${load} % load.`,
    }),
  );
}
