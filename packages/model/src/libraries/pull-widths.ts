import { inGroup } from "../fields/build.ts";
import { inOrder } from "./checks.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import { bearingCentres, beltWidth, faceWidth } from "./pulley-fields.ts";
import { dimension, notes } from "./usual-fields.ts";

const names = { plural: "pullWidths", singular: "pullWidth" };

/** Face width and bearing centres of pulleys for each belt width. */
export const pullWidths: LibraryDefinition = {
  ...names,
  title: "Pulley widths",
  itemTitle: "Pulley width",
  about: "Face widths and bearing centres by belt width.",
  defaultCategory: "General",
  newCategory: "A New Category",
  newDescription: "ABC Pulley Width",
  columns: ["beltWidth", "faceWidth", "bearingCentres", "dischPulleyBrgCtrs"],
  fields: [
    ...inGroup(
      "Widths",
      beltWidth,
      faceWidth,
      bearingCentres,
      dimension({
        name: "dischPulleyBrgCtrs",
        label: "Discharge pulley bearing centres",
        default: 2050,
        help: "Wider bearing centres that leave room for a discharge chute.",
      }),
    ),
    ...inGroup("Notes", notes("Anything you want to keep with this width.")),
  ],
  check: ({ beltWidth: belt, faceWidth: face, bearingCentres: centres }) => [
    ...inOrder({ beltWidth: belt }, { faceWidth: face }),
    ...inOrder({ faceWidth: face }, { bearingCentres: centres }, "not given"),
  ],
  messages: libraryMessages(names),
};
