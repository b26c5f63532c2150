import {
  costPerLength,
  estimateClass,
  lineDeviation,
  lineSpread,
  medianSum,
  shareOfMoney,
  squareOfSpread,
  sumDeviation,
  tenthSum,
  typedShareOf,
  withContingency,
} from "../rules/capital-cost/roll-up.ts";
import { adopted } from "../standards/sources.ts";
import { constant, isEqual, none, restated } from "../trace/reference.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";
import { type Coefficient, coefficient, costModel, sourceOfCoefficient } from "./coefficient.ts";
import type { CostInput, MoneyInput } from "./cost-input.ts";
import { bookLines, typedLine } from "./line-book.ts";
import { type CostGroup, type CostLine, costGroups, type LineName, lineGroups } from "./lines.ts";
import { siteItems } from "./site-items.ts";
import { supplyItems } from "./supply-items.ts";
import { type TakeOff, takeOff } from "./take-off.ts";

const { indirect, classes } = costModel;
const source = adopted("capital cost from its lines");
const money = { symbol: "C", unit: "money" };
const sumOf = defineSum({ id: "cost/sum", source, output: money, term: "C" });
const squareSum = defineSum({ id: "cost/squares", source, output: { symbol: "q", unit: "1" }, term: "s^2" });

/** What a conveyor costs to build, local money. */
export interface CapitalCost {
  readonly lines: readonly CostLine[];
  /** The lines of each name together. */
  readonly sums: readonly LineSum[];
  readonly groups: Readonly<Record<CostGroup, number>>;
  readonly supply: number;
  readonly direct: number;
  readonly base: number;
  readonly contingency: number;
  readonly total: number;
  /** Absent where the conveyor has no length. */
  readonly perLength?: number;
  readonly typedShare: number;
  /** After AACE: 5, 4 or 3. */
  readonly estimateClass: number;
  readonly spread: Spread;
  readonly takeOff: TakeOff;
}

interface LineSum {
  readonly name: LineName;
  readonly sum: number;
  readonly isTyped: boolean;
}

/** One chance in ten of less, one in two, one in ten of more; without contingency. */
interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export function capitalCost(trace: Trace, input: CostInput): CapitalCost {
  const off = takeOff(trace, input);
  const built = bookLines(trace, input.money, [...supplyItems(trace, input), ...siteItems(trace, input, off)]);
  return { ...rolledUp(trace, input.money, built, input.length), takeOff: off };
}

/** Shares of other lines, sums and class on top of the lines that have quantities. */
function rolledUp(trace: Trace, given: MoneyInput, built: readonly CostLine[], length: number) {
  const groupSum = (lines: readonly CostLine[], ...groups: readonly CostGroup[]) =>
    sumOf(
      trace,
      lines.flatMap(({ group, sum }) => (groups.includes(group) ? [sum] : [])),
    );
  const share = (name: LineName, part: Coefficient, of: number): readonly CostLine[] => {
    const typed = given.typed[name];
    if (typed !== undefined) return [typedLine(trace, name, typed)];
    const quantity = coefficient(trace, part);
    if (!(quantity > 0)) return [];
    const sum = shareOfMoney(trace, { share: quantity, of });
    return [{ name, group: lineGroups[name], quantity, unit: "share", unitPrice: of, sum, isTyped: false }];
  };
  const supply = groupSum(built, "mechanical", "structure", "electrical");
  const delivered = [...built, ...share("freight", indirect.freight, supply)];
  const direct = groupSum(delivered, "mechanical", "structure", "electrical", "civil", "erection", "freight");
  const lines = [
    ...delivered,
    ...share("mobilisation", indirect.mobilisation, groupSum(built, "civil", "erection")),
    ...share("engineering", indirect.epcm, direct),
    ...share("commissioning", indirect.commissioning, direct),
    ...share("spares", indirect.spares, groupSum(built, "mechanical", "electrical")),
    ...share("owner", indirect.owner, direct),
  ];
  const base = sumOf(
    trace,
    lines.map(({ sum }) => sum),
  );
  const typed = sumOf(
    trace,
    delivered.flatMap(({ isTyped, sum }) => (isTyped ? [sum] : [])),
  );
  const typedShare = direct > 0 ? typedShareOf(trace, { typed, direct }) : none(trace);
  const found =
    given.estimateClass === undefined
      ? estimateClass(trace, { typedShare })
      : constant(trace, given.estimateClass, source);
  const reserve = isEqual(found, 3) ? indirect.contingency[3] : indirect.contingency[isEqual(found, 4) ? 4 : 5];
  const contingency = shareOfMoney(trace, { share: coefficient(trace, reserve), of: base });
  const total = withContingency(trace, { base, contingency });
  const groups = costGroups.map((group) => [group, groupSum(lines, group)] as const);
  return {
    lines,
    sums: sumsOf(trace, lines),
    groups: allGroups(groups),
    supply,
    direct,
    base,
    contingency,
    total,
    ...(length > 0 && { perLength: costPerLength(trace, { total, length }) }),
    typedShare,
    estimateClass: found,
    spread: spreadOf(trace, lines),
  };
}

function sumsOf(trace: Trace, lines: readonly CostLine[]): readonly LineSum[] {
  return [...new Set(lines.map(({ name }) => name))].map((name) => {
    const own = lines.filter((line) => line.name === name);
    return {
      name,
      sum: sumOf(
        trace,
        own.map((line) => line.sum),
      ),
      isTyped: own.every(({ isTyped }) => isTyped),
    };
  });
}

function allGroups(found: readonly (readonly [CostGroup, number])[]): Readonly<Record<CostGroup, number>> {
  const of = (wanted: CostGroup) => found.find(([group]) => group === wanted)?.[1] ?? 0;
  return {
    mechanical: of("mechanical"),
    structure: of("structure"),
    electrical: of("electrical"),
    civil: of("civil"),
    erection: of("erection"),
    freight: of("freight"),
    indirect: of("indirect"),
  };
}

const { low, high, correlation } = classes.adoptedDefault;
const usual = sourceOfCoefficient({ source: "A" });

/** How far every indicative line may be off, as shares of it. */
export const lineRange = { low: low / 100, high: high / 100 };

/** Lines whose price is told otherwise by the price model, by the coefficient that decides it; in per cent. */
const ownRanges: Readonly<Partial<Record<LineName, { readonly low: number; readonly high: number }>>> = {
  motors: costModel.motor.lvB,
  gearboxes: costModel.gearbox.a,
  steel: costModel.structure.steel,
  electrical: costModel.electrical.perKw,
  corridor: costModel.civil.corridor,
  erection: costModel.erection.structure,
};

/** Between what one line may lie; what was typed is what it is. */
export function rangeOfLine({ name, sum, isTyped }: Pick<CostLine, "name" | "sum" | "isTyped">) {
  const own = isTyped ? { low: 0, high: 0 } : (ownRanges[name] ?? { low, high });
  const at = (percent: number) => restated(sum, (value) => value * (1 + percent / 100));
  return { low: at(own.low), high: at(own.high) };
}

/** Spread of a sum of lines: what was typed has none. */
export function spreadOf(trace: Trace, lines: readonly CostLine[], rho = correlation): Spread {
  const deviation = lineDeviation(trace, {
    low: constant(trace, lineRange.low, usual),
    high: constant(trace, lineRange.high, usual),
  });
  const mean = sumOf(
    trace,
    lines.map(({ sum }) => sum),
  );
  if (!(mean > 0)) return { low: mean, median: mean, high: mean };
  const spreads = lines.flatMap(({ isTyped, sum }) => (isTyped ? [] : [lineSpread(trace, { sum, deviation })]));
  const whole = sumDeviation(trace, {
    correlation: constant(trace, rho, usual),
    squares: squareSum(
      trace,
      spreads.map((spread) => squareOfSpread(trace, { spread })),
    ),
    spreads: sumOf(trace, spreads),
    mean,
  });
  const median = medianSum(trace, { mean, deviation: whole });
  const at = (side: number) => tenthSum(trace, { median, side: constant(trace, side, usual), deviation: whole });
  return { low: at(-1), median, high: at(1) };
}
