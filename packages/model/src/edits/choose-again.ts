import { defineEdit } from "./edit.ts";

/** Lets the program choose the parts on Auto anew, from the libraries as they are now. */
export const choosePartsAgain = defineEdit("Choose parts again", (conveyor) =>
  conveyor.partsKept ? { ...conveyor, partsKept: false } : conveyor,
);
