import type { Plugin } from "vite";
import { subjectOf } from "../src/features/help/help-formula.ts";
import { helpGroups } from "../src/features/help/help-page-definition.ts";
import { type WholeBook, wholeBook } from "../src/features/help/whole-book.ts";
import { dataModule } from "./data-module.ts";
import { engineFormulas } from "./engine-formulas.ts";
import { helpDrawings } from "./help-drawings.ts";

/**
 * Gives help what the engine and the drawings say of themselves: names and titles as a module, texts, formulas and
 * drawings as data files.
 */
export function helpData(): Plugin {
  return dataModule("./help-book.data.js", async (write) =>
    headModule(wholeBook(await engineFormulas()), (name, content) =>
      write(`help-${name}.json`, "application/json", JSON.stringify(content)),
    ),
  );
}

type WriteData = (name: string, content: unknown) => string;

/** Names and titles of everything, and the addresses of the rest. */
function headModule({ pages, formulas, findings }: WholeBook, write: WriteData): string {
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
