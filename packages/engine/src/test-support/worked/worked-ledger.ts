import { workedExamples } from "./worked-examples.ts";
import { isPrinted, type WorkedExample, type WorkedNumber } from "./worked-number.ts";

/** The numbers of the second part, in a sentence. */
export function workedSentence(): string {
  const rows = workedExamples.flatMap(({ chapter, numbers }) => numbers.map((number) => ({ chapter, number })));
  const printed = rows.filter(({ chapter, number: [, , text, ours] }) => isPrinted(chapter, text, ours)).length;
  return `Below, ${rows.length} worked numbers of the engineering handbook: ${printed} as printed.`;
}

/** The worked examples as the second part of the ledger. */
export function workedPage(): readonly string[] {
  return [
    "",
    "# Worked numbers of the engineering handbook",
    "",
    `${workedExamples.length} examples of drives (03), pulleys and idlers (04), curves (05), calculators (07), cost, energy and carbon (08), further methods (09), load cases and duty (10) and drive control (15). Chapters 03 and 04 are chained from rounded numbers and allow 5e-5, 08 is printed with six digits and allows 1e-5; the others one unit of the last digit. Example 19 of 04, the frame of an idler, belongs to the drawings.`,
    ...workedExamples.flatMap(examplePage),
  ];
}

function examplePage(example: WorkedExample): readonly string[] {
  return [
    "",
    `## ${example.chapter}, ${example.title}`,
    "",
    "| quantity | printed | ours | |",
    "|---|---|---|---|",
    ...example.numbers.map((number) => row(example, number)),
  ];
}

function row({ chapter }: WorkedExample, [quantity, unit, printed, ours]: WorkedNumber): string {
  const shown = String(Number(ours.toPrecision(Math.max(leastDigits, significantDigits(printed)))));
  const verdict = isPrinted(chapter, printed, ours) ? "pass" : "fail";
  return `| ${quantity} | ${unit === "1" ? printed : `${printed} ${unit}`} | ${shown} | ${verdict} |`;
}

/** Enough to judge by; further digits of a search differ from one processor to the next. */
const leastDigits = 7;
const significantDigits = (printed: string): number => printed.replaceAll(/e.*|\D/gi, "").replace(/^0+/, "").length;
