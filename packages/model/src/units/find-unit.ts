import { type Quantity, unitUse, unitWords } from "./quantity-table.ts";
import type { UnitCode } from "./unit.ts";
import { Unreadable } from "./unreadable.ts";

/** The unit a text begins with, if it begins with one. Refuses units of another quantity, and words that are none. */
export function findUnit(rest: string, code: UnitCode): string | undefined {
  const { quantity } = unitUse(code);
  const own = firstWord(rest, (candidate) => candidate === quantity);
  const longest = firstWord(rest, () => true);
  if (own !== undefined && own.length >= (longest?.length ?? 0)) return own;
  const foreign = unitWords.find(({ word }) => word === longest);
  if (foreign) {
    throw new Unreadable(`"${foreign.word}" measures ${foreign.quantity.name}; this field holds ${quantity.name}.`);
  }
  const [letters] = /^[\p{L}°%"'][\p{L}\d/°]*/u.exec(rest) ?? [];
  if (letters !== undefined) throw new Unreadable(`"${letters}" is not a unit this field knows.`);
  return undefined;
}

/** As written first, then without regard to capitals. */
function firstWord(rest: string, fits: (quantity: Quantity) => boolean): string | undefined {
  const fitting = unitWords.filter(({ quantity }) => fits(quantity));
  const found =
    fitting.find(({ word }) => startsWithWord(rest, word)) ??
    fitting.find(({ word }) => startsWithWord(rest.toLowerCase(), word.toLowerCase()));
  return found?.word;
}

/** A unit ends where no letter or digit follows, so that `10 m` is not read out of `10 mmm`. */
function startsWithWord(rest: string, word: string): boolean {
  if (!rest.startsWith(word)) return false;
  return !/[\p{L}\d]$/u.test(word) || !/^[\p{L}\d]/u.test(rest.slice(word.length));
}
