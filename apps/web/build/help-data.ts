import type { Plugin } from "vite";
import { subjectOf } from "../src/features/help/help-formula.ts";
import { helpGroups } from "../src/features/help/help-page-definition.ts";
import { type WholeBook, wholeBook } from "../src/features/help/whole-book.ts";
import { engineFormulas } from "./engine-formulas.ts";
import { helpDrawings } from "./help-drawings.ts";

const head = "./help-book.data.js";

/** Makes a file of data and gives the expression of its address in a script. */
type WriteFile = (name: string, content: unknown) => string;

/**
 * Gives help what the engine and the drawings say of themselves, read anew at every build: names and titles as a
 * module, texts, formulas and drawings as data files that are loaded when they are read.
 */
export function helpData(): Plugin {
  let isBuild = false;
  return {
    name: "help-data",
    enforce: "pre",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === head ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${head}`) return undefined;
      const write: WriteFile = (name, content) => {
        const source = JSON.stringify(content);
        if (!isBuild) return JSON.stringify(`data:application/json,${encodeURIComponent(source)}`);
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `help-${name}.json`, source })}`;
      };
      return headModule(wholeBook(await engineFormulas()), write);
    },
  };
}

/** Names and titles of everything, and the addresses of the rest. */
function headModule({ pages, formulas, findings }: WholeBook, write: WriteFile): string {
  const book = {
    pages: pages.map(({ text: _text, ...rest }) => rest),
    formulas: formulas.map(({ id }) => ({ id })),
    findings,
  };
  const texts = helpGroups.map((group): readonly [string, string] => {
    const found = pages.filter((page) => page.group === group).map(({ name, text }) => [name, text] as const);
    return [group, write(group, Object.fromEntries(found))];
  });
  const chapters = [...Map.groupBy(formulas, subjectOf)].map(([subject, found]): readonly [string, string] => [
    subject,
    write(`formulas-${subject}`, found),
  ]);
  return [
    `export const book = ${JSON.stringify(book)};`,
    `export const addresses = { texts: ${table(texts)}, formulas: ${table(chapters)}, drawings: ${write("drawings", helpDrawings())} };`,
  ].join("\n");
}

function table(entries: readonly (readonly [name: string, expression: string])[]): string {
  return `{ ${entries.map(([name, expression]) => `${JSON.stringify(name)}: ${expression}`).join(", ")} }`;
}
