import { inGroup, number, text } from "../fields/build.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import { count, dimension, mass, percent, price } from "./usual-fields.ts";

const names = { plural: "fluidCouplings", singular: "fluidCoupling" };

/** Hydrodynamic couplings, one row per size and motor speed. Torques are shares of the rated torque. */
export const fluidCouplings: LibraryDefinition = {
  ...names,
  title: "Fluid couplings",
  itemTitle: "Fluid coupling",
  about: "Hydrodynamic couplings by size and motor poles, with power, starting torque and slip.",
  defaultCategory: "Voith",
  newCategory: "A New Category",
  newDescription: "ABC Fluid Coupling",
  columns: ["size", "power", "poles", "peakTorque", "slip", "typeClass"],
  fields: [
    ...inGroup(
      "Identity",
      dimension({
        name: "size",
        label: "Size",
        default: 562,
        help: "Diameter of the working circuit, by which makers name the size.",
      }),
      text({
        name: "typeClass",
        label: "Type class",
        default: "TV",
        suggestions: ["T", "TV", "TVV", "TVVS", "DTV", "FAR", "FVD", "FVO", "TPKL", "Scoop", "Traction"],
        help: "The maker's type letters, which tell the delay chambers it has.",
      }),
      text({
        name: "driveWheel",
        label: "Drive wheel",
        default: "Inner",
        suggestions: ["Inner", "Outer"],
        help: "Which wheel the motor drives. The driven wheel counts to the gear side when starting.",
      }),
    ),
    ...inGroup(
      "Rating",
      number({
        name: "power",
        label: "Power",
        unit: "kW",
        default: 250,
        max: 100_000,
        help: "Largest power it carries at the speed of a motor with this number of poles.",
      }),
      count({
        name: "poles",
        label: "Motor poles",
        default: 4,
        max: 100,
        help: "Poles of the motor the power is stated for; they fix the speed.",
      }),
      percent({
        name: "slip",
        label: "Slip",
        default: 3,
        help: "Speed lost between motor and gearbox at rated power, as a share of motor speed.",
      }),
    ),
    ...inGroup(
      "Starting",
      percent({
        name: "peakTorque",
        label: "Peak torque",
        default: 180,
        max: 1000,
        help: "Largest torque during a start, as a share of rated torque.",
      }),
      percent({
        name: "twoSecTorque",
        label: "Torque after two seconds",
        default: 80,
        max: 1000,
        help: "Torque two seconds after the motor starts, as a share of rated torque.",
      }),
      number({
        name: "maxStartTime",
        label: "Maximum start time",
        unit: "s",
        default: 45,
        max: 3600,
        help: "Longest start before the fluid becomes too hot.",
      }),
    ),
    ...inGroup(
      "Mass and price",
      mass({ default: 151, help: "Mass of the coupling without fluid." }),
      price("Price of one coupling in your own currency."),
    ),
  ],
  messages: libraryMessages(names, { added: "Data added to database", saved: "Data saved to database" }),
};
