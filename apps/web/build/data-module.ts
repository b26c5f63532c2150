import type { Plugin } from "vite";

/** Puts a file beside the program and gives the expression of its address in a script. */
type WriteFile = (name: string, type: string, source: string | Uint8Array) => string;

/**
 * A module that is made anew at every build, with files that are loaded when they are looked at. While developing, the
 * files stand in their addresses.
 */
export function dataModule(head: string, make: (write: WriteFile) => Promise<string>): Plugin {
  let isBuild = false;
  return {
    name: head,
    enforce: "pre",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === head ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${head}`) return undefined;
      return make((name, type, source) => {
        if (isBuild) return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source })}`;
        return JSON.stringify(`data:${type};base64,${Buffer.from(source).toString("base64")}`);
      });
    },
  };
}
