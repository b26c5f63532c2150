import {
  findFieldAt,
  type Origin,
  shownText,
  type UnitCode,
  type UnitSystem,
  unitLabel,
  zeroMeaning,
} from "@beltwright/model";
import { englishOrigins, germanOrigins } from "./origin-words.ts";

interface Reader {
  readonly system: UnitSystem;
  readonly language?: "en" | "de";
  /** A number with its unit, and a choice in words, where the reader has a way of their own. */
  readonly quantity?: (value: number, unit: UnitCode) => string;
  readonly word?: (choice: string) => string;
}

const wordsOf = ({ language = "en" }: Reader) => (language === "de" ? germanOrigins : englishOrigins);

/** The rule with the numbers it looked at: `Allowed sag by length (length 1800 m)`. */
export function originReason({ rule, inputs }: Origin, reader: Reader): string {
  const { rules, facts } = wordsOf(reader);
  const looked = inputs.map(({ name, value, unit }) => `${facts[name]} ${quantityOf(reader, value, unit)}`);
  return looked.length === 0 ? rules[rule] : `${rules[rule]} (${looked.join(", ")})`;
}

/** What stands on a field: where its value came from, or what the rule would give instead. */
export function originSentence(origin: Origin, reader: Reader): string {
  const { kept, left, inside } = wordsOf(reader);
  const named: Readonly<Record<string, string>> = {
    value: originValue(origin, reader),
    why: inside(originReason(origin, reader)),
  };
  return `${(origin.isKept ? kept : left).replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? "")}.`;
}

/** What the rule gives, with its unit. */
export function originValue({ path, value }: Origin, reader: Reader): string {
  return valueText(path, value, reader);
}

/** What the rule passed over, one after another. */
export function originOthers({ path, others }: Origin, reader: Reader): string {
  return others.map((value) => valueText(path, value, reader)).join(", ");
}

function valueText(path: string, value: Origin["value"], reader: Reader): string {
  if (typeof value === "boolean") return value ? wordsOf(reader).yes : wordsOf(reader).no;
  if (typeof value === "string") return reader.word?.(value) ?? value;
  const field = findFieldAt(path);
  const zero = value === 0 && field !== undefined ? zeroMeaning(field) : undefined;
  if (zero !== undefined) return wordsOf(reader).zeros[zero.kind];
  return field?.kind === "number" ? quantityOf(reader, value, field.unit) : String(value);
}

function quantityOf({ system, quantity }: Reader, value: number, unit: UnitCode): string {
  return quantity?.(value, unit) ?? `${shownText(value, unit, system)} ${unitLabel(unit, system)}`.trim();
}
