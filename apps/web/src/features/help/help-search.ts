import MiniSearch from "minisearch";
import { entriesOf, type HelpEntry } from "./help-entries.ts";
import type { WholeBook } from "./whole-book.ts";

export type HelpHit = HelpEntry;

export type HelpSearch = (words: string) => readonly HelpHit[];

const most = 60;

/** Search over every heading, field, finding and formula; nothing leaves the browser. */
export function helpSearch(book: WholeBook): HelpSearch {
  const entries = book.pages.flatMap((page) => entriesOf(book, page));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<HelpEntry>({
    fields: ["title", "code", "pageTitle", "text"],
    tokenize: wordsOf,
    searchOptions: {
      boost: { title: 4, code: 5, pageTitle: 2 },
      prefix: true,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      // Written pages teach; formulas and fields are where one goes from there.
      boostDocument: (_id, _term, stored) => (typeof stored?.weight === "number" ? stored.weight : 1),
      tokenize: wordsOf,
    },
    storeFields: ["weight"],
    extractField: (entry, name) => (name === "weight" ? weightOf(entry) : textOf(entry, name)),
  });
  index.addAll(entries);
  return (words) => {
    const strict = index.search(words, { combineWith: "AND" });
    const found = strict.length > 0 ? strict : index.search(words, { combineWith: "OR" });
    const hits = found.flatMap(({ id }) => byId.get(String(id)) ?? []);
    // A whole name typed as it is written means that one; a single word, such as slip, may mean many.
    const named = /[-/]/.test(words) ? hits.filter(({ code }) => code === words.trim().toLowerCase()) : [];
    return [...new Set([...named, ...hits])].slice(0, most);
  };
}

/** Words of prose and of names alike: `beltWidthInp` is found by "width", too. */
function wordsOf(text: string): string[] {
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== "");
  const inner = parts.flatMap((part) => part.split(/(?<=[a-z])(?=[A-Z])/));
  return [...new Set([...parts, ...inner].map((part) => part.toLowerCase()))];
}

function weightOf({ code, anchor }: HelpEntry): number {
  if (anchor === "") return 6;
  return code === "" ? 2.5 : 1;
}

function textOf(entry: HelpEntry, name: string): string {
  switch (name) {
    case "id":
      return entry.id;
    case "title":
      return entry.title;
    case "code":
      return entry.code;
    case "pageTitle":
      return entry.pageTitle;
    default:
      return entry.text;
  }
}
