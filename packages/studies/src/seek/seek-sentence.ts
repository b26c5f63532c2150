import {
  type Conveyor,
  findFieldAt,
  formatNumber,
  outputAt,
  pathText,
  toDisplay,
  type UnitCode,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";
import type { Change } from "./changes.ts";
import type { Goal, SeekAnswer } from "./goal.ts";
import { type SeekWords, seekWords } from "./seek-words.ts";

interface Reader {
  readonly system: UnitSystem;
  readonly language?: "en" | "de";
}

type Told = Exclude<SeekAnswer, { readonly kind: "refused" }>;

/** An answer in words: the value, what it gives, and at a jump what changes there. */
export function seekSentence(conveyor: Conveyor, goal: Goal, answer: Told, reader: Reader): string {
  const words = seekWords[reader.language ?? "en"];
  const quantities = (unit: UnitCode) => (value: number) =>
    `${formatNumber(toDisplay(value, unit, reader.system), digits)} ${unitLabel(unit, reader.system, conveyor.costCurrency)}`.trim();
  const input = quantities(inputUnit(goal.change));
  const result = quantities(outputAt(goal.result)?.unit ?? "1");
  const filled = {
    input: headed(pathText(conveyor, goal.change)),
    result: headed(resultName(conveyor, goal.result)),
    value: input(answer.value),
    gives: result(answer.gives),
    goal: result(goal.goal),
    least: input(answer.bounds.least),
    most: input(answer.bounds.most),
    side: words.sides[answer.side],
    beyond: answer.kind === "jump" ? result(answer.beyond.gives) : "",
  };
  const sentence = put(words.sentences[answer.kind], filled);
  return answer.kind === "jump" ? `${sentence} ${changesText(answer.changes, words, quantities)}` : sentence;
}

/** A result by its name, with the point or drive it is of: `point 4 Head, T1`. */
export function resultName(conveyor: Conveyor, path: string): string {
  const label = outputAt(path)?.label ?? path;
  const [place] = /^(pulls|drives)\[\d+\]/.exec(path) ?? [];
  const [of] = place === undefined ? [] : pathText(conveyor, `${place}.`).split(`, ${place}.`);
  return of === undefined ? label : `${of}, ${label}`;
}

function inputUnit(path: string): UnitCode {
  const field = findFieldAt(path);
  return field?.kind === "number" ? field.unit : "1";
}

/** Enough to type it again. */
const digits = 6;

/** One part that changes brings others with it: the first say enough. */
const mostChanges = 4;

type Quantities = (unit: UnitCode) => (value: number) => string;

function changesText(changes: readonly Change[], words: SeekWords, quantities: Quantities): string {
  if (changes.length === 0) return words.noChanges;
  const list = changes.slice(0, mostChanges).map(({ title, before, after, unit = "1" }) => {
    const [was, becomes] = [before, after].map((one) => (typeof one === "number" ? quantities(unit)(one) : one));
    return `${title} ${was} → ${becomes}`;
  });
  const others = changes.length - list.length;
  const rest = others === 0 ? [] : [put(words.others, { count: String(others) })];
  return put(words.changes, { changes: [...list, ...rest].join("; ") });
}

function put(text: string, filled: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? "");
}

const headed = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
