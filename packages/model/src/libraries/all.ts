import { belts } from "./belts.ts";
import { brakes } from "./brakes.ts";
import type { LibraryDefinition } from "./definition.ts";
import { fluidCouplings } from "./fluid-couplings.ts";
import { gearBoxes } from "./gear-boxes.ts";
import { holdbacks } from "./holdbacks.ts";
import { idlers } from "./idlers.ts";
import { materials } from "./materials.ts";
import { methodProfiles } from "./method-profiles.ts";
import { motors } from "./motors.ts";
import { pullShafts } from "./pull-shafts.ts";
import { pullShells } from "./pull-shells.ts";
import { pullWidths } from "./pull-widths.ts";
import { pulleys } from "./pulleys.ts";
import { rubbers } from "./rubbers.ts";
import { shaftCouplings } from "./shaft-couplings.ts";
import { starters } from "./starters.ts";

/** Every component library of the product. A new one is added here and nowhere else. */
export const libraries: readonly LibraryDefinition[] = [
  belts,
  brakes,
  fluidCouplings,
  gearBoxes,
  holdbacks,
  idlers,
  materials,
  motors,
  pulleys,
  pullShafts,
  pullShells,
  pullWidths,
  shaftCouplings,
  starters,
  rubbers,
  methodProfiles,
];

export function findLibrary(plural: string): LibraryDefinition | undefined {
  return libraries.find((library) => library.plural === plural);
}

export function getLibrary(plural: string): LibraryDefinition {
  const library = findLibrary(plural);
  if (!library) throw new Error(`There is no library named ${plural}.`);
  return library;
}
