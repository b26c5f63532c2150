import { framed, toSvg } from "@beltwright/drawing";
import { type FormulaToken, formulaTokens } from "@beltwright/results";
import { cellText, cellWithUnit, columnTitle } from "../description/cell-text.ts";
import type { Reading } from "../description/reading.ts";
import type { Block, Book, Cell, Facts, Figure, FormulaLine, Report, Table } from "../description/report.ts";

/** The reports as sections of a page; the page brings its own style sheet. Every text is escaped. */
export function writeHtml(book: Book): string {
  const said = [book.mark, book.state].filter((words) => words !== undefined);
  const notes = said.map((words) => `<p class="note">${escaped(words)}</p>\n`);
  return notes.join("") + book.reports.map((report) => sectionOf(report, book)).join("\n");
}

function sectionOf({ id, title, blocks }: Report, book: Book): string {
  const body =
    blocks.length === 0 ? `<p>${escaped(book.words.nothing)}</p>` : blocks.map((one) => htmlOf(one, book)).join("\n");
  return `<section class="report" id="report-${escaped(id)}"><h2>${escaped(title)}</h2>\n${body}\n</section>`;
}

function htmlOf(block: Block, reading: Reading): string {
  switch (block.kind) {
    case "heading":
      return `<h3>${escaped(block.text)}</h3>`;
    case "text":
      return `<p class="${block.tone ?? "plain"}">${escaped(block.text)}</p>`;
    case "formula":
      return `<div class="formula">${block.lines.map((line) => `<div>${lineHtml(line)}</div>`).join("")}</div>`;
    case "facts":
      return factsHtml(block, reading);
    case "table":
      return tableHtml(block, reading);
    case "picture":
      return `<figure><img src="${escaped(block.image)}" alt="${escaped(block.caption)}" style="max-width:100%"><figcaption>${escaped(block.caption)}</figcaption></figure>`;
    case "figure":
      return `<figure>${toSvg(framedFigure(block), { theme: "page" })}<figcaption>${escaped(block.caption)}</figcaption></figure>`;
  }
}

function lineHtml(line: FormulaLine): string {
  return line.map(({ text, isMath }) => (isMath ? mathHtml(formulaTokens(text)) : escaped(text))).join("");
}

function mathHtml(tokens: readonly FormulaToken[]): string {
  return tokens.map(tokenHtml).join("");
}

function tokenHtml(token: FormulaToken): string {
  switch (token.kind) {
    case "symbol":
      return `<var>${escaped(token.base)}${token.sub === "" ? "" : `<sub>${escaped(token.sub)}</sub>`}</var>`;
    case "power":
      return `<sup>${mathHtml(token.tokens)}</sup>`;
    case "unit":
      return ` ${escaped(token.text)}`;
    case "text":
      return escaped(token.text);
  }
}

const framedFigure = ({ drawing, frame }: Figure) => (frame ? framed(drawing, frame) : drawing);

function factsHtml({ title, rows }: Facts, reading: Reading): string {
  const lines = rows.map(
    ({ label, value }) =>
      `<div><dt>${escaped(label)}</dt><dd${mark(value)}>${escaped(cellWithUnit(value, reading))}</dd></div>`,
  );
  return `${heading(title)}<dl class="facts">${lines.join("")}</dl>`;
}

function tableHtml({ title, columns, rows, totals }: Table, reading: Reading): string {
  const head = columns.map((column) => `<th scope="col">${escaped(columnTitle(column, reading))}</th>`).join("");
  const body = rows.map((cells) => `<tr>${cells.map((cell) => cellHtml(cell, reading)).join("")}</tr>`).join("\n");
  const foot =
    totals === undefined ? "" : `<tfoot><tr>${totals.map((cell) => cellHtml(cell, reading)).join("")}</tr></tfoot>`;
  return `${heading(title)}<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody>${foot}</table>`;
}

function cellHtml(cell: Cell, reading: Reading): string {
  const align = cell.kind === "number" ? ' class="number"' : "";
  return `<td${mark(cell) || align}>${escaped(cellText(cell, reading))}</td>`;
}

function mark(cell: Cell): string {
  return cell.kind === "number" && cell.isOverLimit ? ' class="number over-limit"' : "";
}

function heading(title: string | undefined): string {
  return title === undefined ? "" : `<h3>${escaped(title)}</h3>`;
}

export function escaped(text: string): string {
  const names: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (letter) => names[letter] ?? letter);
}
