import { helpAnchor } from "../../ui/help/help-anchor.ts";
import type { Block, Inline } from "./block.ts";

/** Reads a page line by line: headings, lists, tables, equations, notes, code and what is made from data. */
export function parseHelp(text: string): readonly Block[] {
  return chunksOf(text).map(blockOf);
}

/** Lines that belong together; an empty line, or another kind of line, ends a chunk. */
function chunksOf(text: string): readonly (readonly string[])[] {
  const chunks: string[][] = [];
  let kind = "";
  for (const line of text.split("\n").map((one) => one.trim())) {
    const next = kindOf(line);
    if (next === "empty") kind = "";
    else if (next === kind && next !== "heading" && next !== "equation" && next !== "made") chunks.at(-1)?.push(line);
    else {
      chunks.push([line]);
      kind = next;
    }
  }
  return chunks;
}

const marks = [
  { kind: "heading", mark: /^#{2,3} / },
  { kind: "list", mark: /^- / },
  { kind: "steps", mark: /^\d+\. / },
  { kind: "table", mark: /^\|/ },
  { kind: "equation", mark: /^\$ / },
  { kind: "note", mark: /^> / },
  { kind: "made", mark: /^::/ },
  { kind: "code", mark: /^~ / },
] as const;

function kindOf(line: string): string {
  return line === "" ? "empty" : (marks.find(({ mark }) => mark.test(line))?.kind ?? "paragraph");
}

function blockOf(lines: readonly string[]): Block {
  const [first = ""] = lines;
  const bare = lines.map((line) => line.replace(/^(#{2,3}|-|\d+\.|\$|>|~) /, ""));
  switch (kindOf(first)) {
    case "heading":
      return {
        kind: "heading",
        level: first.startsWith("###") ? 3 : 2,
        id: helpAnchor(bare[0] ?? ""),
        text: bare[0] ?? "",
      };
    case "list":
      return { kind: "list", isOrdered: false, items: bare.map(parseInline) };
    case "steps":
      return { kind: "list", isOrdered: true, items: bare.map(parseInline) };
    case "table":
      return { kind: "table", rows: lines.map(cellsOf) };
    case "equation":
      return { kind: "equation", text: bare[0] ?? "" };
    case "note":
      return { kind: "note", parts: parseInline(bare.join(" ")) };
    case "code":
      return { kind: "code", text: bare.join("\n") };
    case "made":
      return madeOf(first);
    default:
      return { kind: "paragraph", parts: parseInline(lines.join(" ")) };
  }
}

function cellsOf(line: string): readonly (readonly Inline[])[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => parseInline(cell.trim()));
}

function madeOf(line: string): Block {
  const [what = "", ...rest] = line.slice(2).trim().split(" ");
  return { kind: "made", what, of: rest.join(" ") };
}

const inline =
  /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\$(?<symbol>[^$]+)\$|\[(?<label>[^\]]+)\]\((?<target>[^)]+)\)/g;

/** Bold, code, symbols and links of one paragraph. */
export function parseInline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > from) parts.push({ kind: "text", text: text.slice(from, match.index) });
    parts.push(markedOf(match.groups ?? {}));
    from = match.index + match[0].length;
  }
  return from < text.length ? [...parts, { kind: "text", text: text.slice(from) }] : parts;
}

function markedOf({
  strong,
  code,
  symbol,
  label = "",
  target = "",
}: Readonly<Record<string, string | undefined>>): Inline {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (code !== undefined) return { kind: "code", text: code };
  if (symbol !== undefined) return { kind: "symbol", text: symbol };
  return { kind: "link", text: label, target };
}

/** What is written, without marks: for search. */
export function plainText(parts: readonly Inline[]): string {
  return parts.map(({ text }) => text).join("");
}
