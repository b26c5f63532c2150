import { lineSum, moneyRatio, shownPrice } from "../rules/capital-cost/roll-up.ts";
import { adopted } from "../standards/sources.ts";
import { constant } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";
import { coefficient, costModel } from "./coefficient.ts";
import type { MoneyInput } from "./cost-input.ts";
import { type CostLine, type LineName, type LineUnit, lineGroups } from "./lines.ts";

/** One thing to be priced: dollars of 2024 by the model, or local money as typed. */
export interface Item {
  readonly name: LineName;
  readonly pointId?: string;
  readonly driveId?: string;
  readonly quantity: number;
  readonly unit: LineUnit;
  readonly price: { readonly typed: number } | { readonly dollars: number };
}

/** Local money of the year for a dollar of 2024. */
export function moneyRatioOf(trace: Trace, { index, currency }: Pick<MoneyInput, "index" | "currency">): number {
  return moneyRatio(trace, { index, baseIndex: coefficient(trace, costModel.index.base), currency });
}

const once = adopted("a line typed as a whole");

/** What was typed for a whole line. */
export function typedLine(trace: Trace, name: LineName, sum: number): CostLine {
  const quantity = constant(trace, 1, once);
  return { name, group: lineGroups[name], quantity, unit: "1", unitPrice: sum, sum, isTyped: true };
}

/** Lines in local money: supply by its market, what is built at the site by its location. */
export function bookLines(trace: Trace, money: MoneyInput, items: readonly Item[]): readonly CostLine[] {
  const ratio = moneyRatioOf(trace, money);
  const replaced = new Set<LineName>();
  return items.flatMap(({ price, ...item }): readonly CostLine[] => {
    const typed = money.typed[item.name];
    if (typed !== undefined) {
      if (replaced.has(item.name)) return [];
      replaced.add(item.name);
      return [typedLine(trace, item.name, typed)];
    }
    const group = lineGroups[item.name];
    const factor = group === "civil" || group === "erection" ? money.location : money.market;
    const unitPrice = "typed" in price ? price.typed : shownPrice(trace, { price: price.dollars, factor, ratio });
    const sum = lineSum(trace, { quantity: item.quantity, unitPrice });
    return [{ ...item, group, unitPrice, sum, isTyped: "typed" in price }];
  });
}
