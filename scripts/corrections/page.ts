import { correctionWords } from "@beltwright/contract";
import { correctionCodes, decidingResults, outputAt, type StoredResults, shownText } from "@beltwright/model";
import { handbookNumbers } from "./handbook-numbers.ts";
import type { MovedDemo } from "./moved-demos.ts";

/** docs/corrections.md: what was corrected, and how far that moves every demo. */
export function correctionsPage(demos: readonly MovedDemo[]): string {
  return [head, ...correctionCodes.map(section), demoTables(demos), handbookTable(), ""].join("\n\n");
}

const head = `# Corrections of the calculation

Written by \`npm run validation\`; do not edit. The words are those of the program's help, the numbers those of its calculation.

Conveyors and files saved before format 2 hold results of the calculation as it was. They open as they were typed and
are calculated as below; nothing is stored until somebody saves. Opened in the editor, such a conveyor says how many
main results move and lists them with the reasons; \`npm run cli -- check FILE\` prints the same; the API tells
\`savedBefore\`, the format and main results of that time, until the next save. Most pulls and tensions rise: look again at
drives, take-up and belt of what is built or ordered.

Earlier files give the heights of pulley centres and keep them. Where they are levels of the belt, as a profile gives
them, *Heights of points* is switched to *Belt line*; the notice shows the effect first, and the switch can be undone.

## What was corrected`;

function section(code: (typeof correctionCodes)[number]): string {
  const { title, text, source } = correctionWords[code];
  return `### ${title}\n\n${text}\n\nSource: ${source}.`;
}

const heading = decidingResults.map((name) => {
  const { label = name, unit = "1" } = outputAt(name) ?? {};
  return unit === "1" ? label : `${label}, ${unit}`;
});

function demoTables(demos: readonly MovedDemo[]): string {
  return `## The demos

Before: the demos of then, with pulley centres, by the calculation of then (\`reference-cases/earlier-demos\`, frozen). After:
the very same files, by the calculation of today. Parts in Auto are chosen from the shipped libraries both times.

${table(["demo", ...heading, "why"], demos.map(movedRow))}

The demos that ship today are drawn on the belt line instead: other documents, whose pulleys lie a radius under the line.
Some also differ in a temperature or a mass that their published source prints.

${table(["demo", ...heading], demos.map(shippedRow))}`;
}

function movedRow({ convNo, before, now, moved }: MovedDemo): readonly string[] {
  const cells = decidingResults.map((name) => movement(name, before.results, now));
  const codes = new Set(moved.flatMap(({ corrections }) => corrections));
  const why = correctionCodes.filter((code) => codes.has(code)).map((code) => correctionWords[code].title);
  return [convNo, ...cells, why.join("; ")];
}

function shippedRow({ convNo, shipped }: MovedDemo): readonly string[] {
  return [convNo, ...decidingResults.map((name) => shown(name, shipped))];
}

function movement(name: string, before: StoredResults, now: StoredResults): string {
  const [was, is] = [before[name], now[name]];
  if (was === undefined && is === undefined) return "–";
  if (was === is) return shown(name, now);
  const both = `${shown(name, before)} → ${shown(name, now)}`;
  if (typeof was !== "number" || typeof is !== "number") return both;
  const share = (100 * (is - was)) / Math.abs(was);
  return `${both} (${share < 0 ? "−" : "+"}${Math.abs(share).toFixed(1)} %)`;
}

function shown(name: string, results: StoredResults): string {
  const value = results[name];
  if (typeof value !== "number") return value ?? "none";
  const unit = outputAt(name)?.unit ?? "1";
  return unit === "kN" ? value.toFixed(2) : shownText(value, unit, "metric");
}

function handbookTable(): string {
  const rows = handbookNumbers.map(({ where, what, before, after }) => [where, what, before, after]);
  return `## Worked numbers of the handbook that moved

${table(["section", "quantity", "before", "now"], rows)}

[The validation ledger](validation.md) holds all worked numbers beside ours.`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
