import type { Step } from "@beltwright/engine";
import { type StepNumber, stepNumberText } from "@beltwright/model";
import { unitText } from "@beltwright/results";
import { numberIn } from "../description/cell-text.ts";
import type { FormulaBlock, FormulaLine } from "../description/report.ts";
import { ruleIn } from "../words/words.ts";
import type { ReportContext } from "./context.ts";
import { placeOf, sourceText } from "./findings.ts";

type Reader = Pick<ReportContext, "w" | "language">;

interface Shown extends StepNumber {
  readonly symbol: string;
}

/** The glass box: formula, values put in, result, source, place and number of uses. */
export function stepListing(context: ReportContext, step: Step, uses: number): FormulaBlock {
  const { kind, output, source, printed } = step.description;
  const about = [sourceText(context, source), placeOf(context, step), `${uses}×`];
  const lines = stepValues(context, step);
  const [values, result] = [lines.slice(0, -1), lines.at(-1)];
  // A procedure and a sum say in words what they do.
  const isMath = kind === "formula" || kind === "guard";
  return {
    kind: "formula",
    lines: [
      [math(output.symbol), words(" = "), { text: ruleIn(context.language, printed), isMath }],
      ...values,
      [...(result ?? []), words(` · ${about.filter((part) => part !== "").join(" · ")}`)],
    ],
  };
}

type Piece = FormulaLine[number];
const math = (text: string): Piece => ({ text, isMath: true });
const words = (text: string): Piece => ({ text });

/** The values put in, all of them, and the result below. */
export function stepValues(reader: Reader, { description, values, result }: Step): readonly FormulaLine[] {
  const { kind, inputs, output } = description;
  const put = Object.entries(values).map(([name, value]): Shown => {
    const { symbol, unit } = inputs[name] ?? { symbol: name, unit: output.unit };
    return { symbol, unit, value };
  });
  const own: Shown = { ...output, value: result };
  const numbers = [own, ...put];
  const written = (one: Shown): FormulaLine => [
    math(one.symbol),
    words(unbroken(` = ${numberWithUnit(reader, one, numbers)}`)),
  ];
  const listed = kind === "sum" ? termsOf(reader, put, numbers, written) : put.map(written);
  const comma = words(reader.language === "de" ? "; " : ", ");
  const line = listed.flatMap((one, at) => (at === 0 ? one : [comma, ...one]));
  return [...(line.length === 0 ? [] : [line]), written(own)];
}

/** A symbol, its number and its unit stay on one line. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** Every part of a sum that adds to it. Over a loop most do not: these are counted. */
function termsOf(
  reader: Reader,
  terms: readonly Shown[],
  numbers: readonly Shown[],
  written: (one: Shown) => FormulaLine,
): readonly FormulaLine[] {
  const { w } = reader;
  const telling = terms.filter((one) => stepNumberText(one, numbers) !== "0");
  const rest = terms.length - telling.length;
  const [first] = terms;
  if (first === undefined) return [[words(w.noTerms)]];
  if (rest < 2) return terms.map(written);
  const nothing = numberWithUnit(reader, { ...first, value: 0 }, []);
  const sentence = telling.length === 0 ? w.allTermsZero : w.otherTermsZero;
  const said = sentence.replace("{count}", String(rest)).replace("{all}", String(terms.length));
  return [...telling.map(written), [words(said.replace("{zero}", unbroken(nothing)))]];
}

/** Values as the language writes them; the formula itself has a point, since commas part its terms. */
function numberWithUnit({ language }: Reader, one: StepNumber, numbers: readonly StepNumber[]): string {
  const number = numberIn(language, stepNumberText(one, numbers));
  return one.unit === "1" ? number : `${number} ${unitText(one.unit)}`;
}
