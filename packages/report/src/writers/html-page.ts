import { lightPalette } from "@beltwright/drawing";
import type { Book } from "../description/report.ts";
import { escaped, writeHtml } from "./html.ts";

/** The reports as a page of its own, to be opened in any browser and printed from there. */
export function writeHtmlPage(book: Book): string {
  const { titleBlock, words } = book;
  const { company, client, project, projectNo, conveyor, designedBy, date, logo } = titleBlock;
  const joined = (...parts: readonly string[]) => escaped(parts.filter((part) => part !== "").join(" · "));
  const entries = book.reports.map(
    ({ id, title }) => `<li><a href="#report-${escaped(id)}">${escaped(title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${escaped(book.language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(conveyor)}</title><style>${style}</style></head><body>
<header>${logo === undefined ? "" : `<img src="${escaped(logo)}" alt="${escaped(company)}">`}<h1>${escaped(conveyor)}</h1>
<p>${joined(company, client, project, projectNo)}</p><p>${joined(designedBy, date, revisionOf(book), book.state ?? "")}</p></header>
<nav aria-label="${escaped(words.contents)}"><h2>${escaped(words.contents)}</h2><ol>${entries.join("\n")}</ol></nav>
<main>
${book.reports.length === 0 ? `<p>${escaped(words.nothing)}</p>` : writeHtml(book)}
</main></body></html>
`;
}

function revisionOf({ titleBlock, words }: Book): string {
  const last = titleBlock.revisions.at(-1);
  return last === undefined ? "" : `${words.revision} ${last.mark}`;
}

const { ink, accent, muted, grid, warning } = lightPalette;

const style = `
body{font:14px/1.45 system-ui,sans-serif;color:${ink};max-width:1100px;margin:0 auto;padding:24px}
header img{float:right;max-height:64px;max-width:220px}h1,h2{color:${accent}}h2{margin-top:2em}
header p{margin:0;color:${muted}}nav ol{columns:260px}
table{border-collapse:collapse;margin:8px 0 16px;font-size:13px;display:block;overflow-x:auto}
th,td{padding:3px 8px;border-bottom:1px solid ${grid};text-align:left;vertical-align:top}
td.number{text-align:right;font-variant-numeric:tabular-nums}.over-limit{color:${warning}}
tfoot td{font-weight:600}p.note{color:${muted}}p.warning,p.error{color:${warning}}
dl.facts{columns:320px;column-gap:32px}dl.facts>div{display:flex;justify-content:space-between;gap:12px;border-bottom:1px solid ${grid};break-inside:avoid}
dd{margin:0;text-align:right}dt{color:${muted}}figure{margin:12px 0}svg{max-width:100%;height:auto}
figcaption{color:${muted}}.formula{margin:0 0 10px}.formula>div+div{padding-left:16px;color:${muted};font-size:13px}sub,sup{font-size:75%}
@media print{section.report{break-before:page}thead{display:table-header-group}tr,figure{break-inside:avoid}}
`.trim();
