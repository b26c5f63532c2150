import { addresses, book } from "./help-book.data.js";
import type { HelpFormula } from "./help-formula.ts";
import type { WholeBook } from "./whole-book.ts";

const loaded = new Map<string, Promise<unknown>>();

/** Loads a file of data once and gives the same promise each time, as React asks of what it waits for. */
function load<Part>(address: string): Promise<Part> {
  // The build wrote the file, so it holds what the caller names.
  const known = loaded.get(address) as Promise<Part> | undefined;
  if (known) return known;
  const part = read<Part>(address);
  loaded.set(address, part);
  // A line that was down is tried again.
  part.catch(() => loaded.delete(address));
  return part;
}

async function read<Part>(address: string): Promise<Part> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Help answered ${answer.status}`);
  return await answer.json();
}

const none = Promise.resolve([]);

/** The formulas of a subject. */
export function formulasOf(subject: string): Promise<readonly HelpFormula[]> {
  const address = addresses.formulas[subject];
  return address === undefined ? none : load(address);
}

type Texts = Readonly<Record<string, string>>;

/** The texts of all pages of a group, by the names of the pages. */
export function textsOf(group: string): Promise<Texts> {
  return load(addresses.texts[group] ?? "");
}

/** SVG by name of the figure, coloured by the page. */
export function allDrawings(): Promise<Texts> {
  return load(addresses.drawings);
}

/** Every word of help, for search and for reading on without a connection. */
export async function loadBook(): Promise<WholeBook> {
  const formulas = (await Promise.all(Object.keys(addresses.formulas).map(formulasOf))).flat();
  const texts: Texts = Object.assign({}, ...(await Promise.all(Object.keys(addresses.texts).map(textsOf))));
  return { ...book, pages: book.pages.map((page) => ({ ...page, text: texts[page.name] ?? "" })), formulas };
}
