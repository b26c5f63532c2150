import type { Plugin } from "vite";
import { engineFormulas } from "./engine-formulas.ts";
import { helpDrawings } from "./help-drawings.ts";

const sources: Readonly<Record<string, { readonly name: string; readonly read: () => unknown }>> = {
  "virtual:engine-formulas": { name: "formulas", read: engineFormulas },
  "virtual:help-drawings": { name: "drawings", read: helpDrawings },
};

/** Gives help what the engine and the drawings say of themselves, read anew at every build. */
export function helpData(): Plugin {
  return {
    name: "help-data",
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: async (id) => {
      const source = id.startsWith("\0") ? sources[id.slice(1)] : undefined;
      return source && `export const ${source.name} = ${JSON.stringify(await source.read())};`;
    },
  };
}
