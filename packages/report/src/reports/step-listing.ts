import type { Step } from "@beltwright/engine";
import { type StepNumber, stepNumberText } from "@beltwright/model";
import { numberIn } from "../description/cell-text.ts";
import { ruleIn } from "../words/words.ts";
import type { ReportContext } from "./context.ts";
import { placeOf, sourceText } from "./findings.ts";

type Reader = Pick<ReportContext, "w" | "language">;

interface Shown extends StepNumber {
  readonly symbol: string;
}

/** The glass box: formula, values put in, result, source, place and number of uses. */
export function stepListing(context: ReportContext, step: Step, uses: number): string {
  const { output, source } = step.description;
  const about = [sourceText(context, source), placeOf(context, step), `${uses}×`];
  return [
    `${output.symbol} = ${ruleIn(context.language, step.description.printed)}`,
    ...stepValues(context, step).map((line) => `  ${line}`),
    `  ${about.filter((part) => part !== "").join(" · ")}`,
  ].join("\n");
}

/** The values put in, all of them, and the result below. */
export function stepValues(reader: Reader, { description, values, result }: Step): readonly string[] {
  const { kind, inputs, output } = description;
  const put = Object.entries(values).map(([name, value]): Shown => {
    const { symbol, unit } = inputs[name] ?? { symbol: name, unit: output.unit };
    return { symbol, unit, value };
  });
  const own: Shown = { ...output, value: result };
  const numbers = [own, ...put];
  const written = (one: Shown) => unbroken(`${one.symbol} = ${numberWithUnit(reader, one, numbers)}`);
  const listed = kind === "sum" ? termsOf(reader, put, numbers, written) : put.map(written);
  return [...(listed.length === 0 ? [] : [listed.join(reader.language === "de" ? "; " : ", ")]), written(own)];
}

/** A symbol, its number and its unit stay on one line. */
const unbroken = (words: string): string => words.replaceAll(" ", "\u00a0");

/** Every part of a sum that adds to it. Over a loop most do not: these are counted. */
function termsOf(
  reader: Reader,
  terms: readonly Shown[],
  numbers: readonly Shown[],
  written: (one: Shown) => string,
): readonly string[] {
  const { w } = reader;
  const telling = terms.filter((one) => stepNumberText(one, numbers) !== "0");
  const rest = terms.length - telling.length;
  const [first] = terms;
  if (first === undefined) return [w.noTerms];
  if (rest < 2) return terms.map(written);
  const nothing = numberWithUnit(reader, { ...first, value: 0 }, []);
  const words = telling.length === 0 ? w.allTermsZero : w.otherTermsZero;
  const said = words.replace("{count}", String(rest)).replace("{all}", String(terms.length));
  return [...telling.map(written), said.replace("{zero}", unbroken(nothing))];
}

/** Values as the language writes them; the formula itself has a point, since commas part its terms. */
function numberWithUnit({ language }: Reader, one: StepNumber, numbers: readonly StepNumber[]): string {
  const number = numberIn(language, stepNumberText(one, numbers));
  return one.unit === "1" ? number : `${number} ${one.unit}`;
}
