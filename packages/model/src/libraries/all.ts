import { belts } from "./belts.ts";
import { brakes } from "./brakes.ts";
import type { LibraryDefinition } from "./definition.ts";

/** Every component library of the product. A new one is added here and nowhere else. */
export const libraries: readonly LibraryDefinition[] = [belts, brakes];

export function findLibrary(plural: string): LibraryDefinition | undefined {
  return libraries.find((library) => library.plural === plural);
}

export function getLibrary(plural: string): LibraryDefinition {
  const library = findLibrary(plural);
  if (!library) throw new Error(`There is no library named ${plural}.`);
  return library;
}
