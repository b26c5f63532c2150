import type { Plugin } from "vite";
import { engineFormulas } from "./engine-formulas.ts";
import { helpDrawings } from "./help-drawings.ts";

const sources: Readonly<Record<string, { readonly name: string; readonly read: () => unknown }>> = {
  "./engine-formulas.data.js": { name: "formulas", read: engineFormulas },
  "./help-drawings.data.js": { name: "drawings", read: helpDrawings },
};

/** Gives help what the engine and the drawings say of themselves, read anew at every build. */
export function helpData(): Plugin {
  return {
    name: "help-data",
    enforce: "pre",
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: async (id) => {
      const source = id.startsWith("\0") ? sources[id.slice(1)] : undefined;
      return source && `export const ${source.name} = ${JSON.stringify(await source.read())};`;
    },
  };
}
