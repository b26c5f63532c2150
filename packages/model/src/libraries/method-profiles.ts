import { choice, inGroup, number } from "../fields/build.ts";
import { inOrder } from "./checks.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryMessages } from "./messages.ts";

const names = { plural: "methodProfiles", singular: "methodProfile" };

const factor = (name: string, label: string, max: number, help: string) =>
  number({ name, label, unit: "1", default: 0, max, help: `${help} 0 takes that of the method.` });
const share = (name: string, label: string, max: number, help: string) =>
  number({ name, label, unit: "%", default: 0, max, help: `${help} 0 takes that of the method.` });

/** Factors and limits of a company over those of a method; 0 leaves one to the method. */
export const methodProfiles: LibraryDefinition = {
  ...names,
  title: "Method profiles",
  itemTitle: "Method profile",
  about: "Factors and limits of a company over those of a calculation method.",
  defaultCategory: "Standards",
  newCategory: "A New Category",
  newDescription: "ABC Method profile",
  columns: ["baseMethod", "ownFriction", "ownCarrySag", "ownStartFactor", "ownSteelSafety"],
  fields: [
    ...inGroup(
      "Method",
      choice({
        name: "baseMethod",
        label: "Base method",
        options: ["ISO", "CEMA", "VISCO", "DIN", "CEMA-7", "GB", "IS", "JIS"],
        default: "ISO",
        help: "The method these factors belong to; by any other the profile counts for nothing.",
      }),
    ),
    ...inGroup(
      "Friction",
      factor("ownFriction", "Usual friction factor", 1, "Friction factor where none is typed."),
      factor("ownFrictionLeast", "Least friction factor", 1, "A typed friction factor below it is reported."),
      factor("ownFrictionMost", "Most friction factor", 1, "A typed friction factor above it is reported."),
      number({
        name: "ownCleanerPressure",
        label: "Cleaner pressure",
        unit: "MPa",
        default: 0,
        max: 10,
        help: "Pressure of a scraper on the belt where none is typed. 0 takes that of the method.",
      }),
    ),
    ...inGroup(
      "Limits",
      share("ownCarrySag", "Carry sag", 10, "Sag between carry idlers over their spacing."),
      share("ownReturnSag", "Return sag", 10, "Sag between return idlers over their spacing."),
      factor("ownStartFactor", "Start over running", 5, "What drives must hold over their running pull."),
      factor("ownFabricSafety", "Fabric belt safety", 100, "Strength over allowed tension of fabric belts."),
      factor("ownSteelSafety", "Steel cord belt safety", 100, "Strength over allowed tension of steel cord belts."),
      share("ownTensionRise", "Tension rise", 400, "Tension allowed while starting and braking over the running one."),
    ),
  ],
  check: ({ ownFrictionLeast, ownFrictionMost }) =>
    ownFrictionMost === 0 ? [] : inOrder({ ownFrictionLeast }, { ownFrictionMost }),
  messages: libraryMessages(names),
};
