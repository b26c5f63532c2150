import { inGroup } from "../fields/build.ts";
import { inOrder } from "./checks.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import { bearingDesignation, bearingDiameter, bearingWidth, shaftDiameter } from "./pulley-fields.ts";
import { amount, cost } from "./usual-fields.ts";

const names = { plural: "pullShafts", singular: "pullShaft" };

/** Pulley shafts with the bearing they carry. */
export const pullShafts: LibraryDefinition = {
  ...names,
  title: "Pulley shafts",
  itemTitle: "Pulley shaft",
  about: "Shaft diameters at hub and bearing, with bearings and housings.",
  defaultCategory: "General",
  newCategory: "A New Category",
  newDescription: "ABC Shaft",
  columns: ["dia", "brgDia", "brgWidth", "brgDesignation", "cost"],
  fields: [
    ...inGroup("Shaft", shaftDiameter, cost("Cost of the shaft in your own currency.")),
    ...inGroup(
      "Bearing",
      bearingDiameter,
      bearingWidth,
      bearingDesignation,
      amount({ name: "brgCost", label: "Bearing cost", help: "Cost of bearing and housing in your own currency." }),
    ),
  ],
  check: ({ brgDia, dia }) => inOrder({ brgDia }, { dia }),
  messages: libraryMessages(names),
};
