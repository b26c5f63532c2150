import { inGroup } from "../fields/build.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import { shellWithinRadius } from "./pulley-checks.ts";
import { discThickness, shellDiameter, shellThickness } from "./pulley-fields.ts";
import { cost } from "./usual-fields.ts";

const names = { plural: "pullShells", singular: "pullShell" };

/** Pulley shells with their end discs. */
export const pullShells: LibraryDefinition = {
  ...names,
  title: "Pulley shells",
  itemTitle: "Pulley shell",
  about: "Shell diameters and thicknesses with their end discs.",
  defaultCategory: "General",
  newCategory: "A New Category",
  newDescription: "ABC Shell",
  columns: ["shellDia", "shellThick", "discThick", "cost"],
  fields: [
    ...inGroup("Shell", shellDiameter, shellThickness, discThickness),
    ...inGroup("Cost", cost("Cost of shell and discs in your own currency.")),
  ],
  check: shellWithinRadius,
  messages: libraryMessages(names),
};
