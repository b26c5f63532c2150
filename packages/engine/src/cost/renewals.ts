import { shareOfMoney, shownPrice } from "../rules/capital-cost/roll-up.ts";
import { hoursByLength } from "../rules/capital-cost/site.ts";
import { lifeOfHours, renewalOfBelt, renewalsWorth } from "../rules/ownership/worth.ts";
import { adopted } from "../standards/sources.ts";
import { none, restated } from "../trace/reference.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";
import type { CapitalCost } from "./capital.ts";
import { type Coefficient, coefficient, costModel } from "./coefficient.ts";
import type { CostInput } from "./cost-input.ts";
import { moneyRatioOf } from "./line-book.ts";
import type { LineName } from "./lines.ts";
import { isConverter } from "./prices/motor-price.ts";
import { pulleyPrices } from "./prices/pulley-price.ts";

const { life, erection } = costModel;
const source = adopted("total cost of ownership in real money");
const moneySum = defineSum({ id: "cost/renewed", source, output: { symbol: "C", unit: "money" }, term: "C" });

/** What is renewed before the conveyor is given up. */
export interface Renewal {
  readonly name:
    | "belt"
    | "lagging"
    | "pulleys"
    | "gearboxes"
    | "motors"
    | "fluidCouplings"
    | "starters"
    | "cleaners"
    | "chutes";
  /** Each time, local money. */
  readonly cost: number;
  /** Years. */
  readonly life: number;
  /** Of every renewal, money of today. */
  readonly worth: number;
}

/** Hours of pulling a new belt in, in local money. */
function pullingIn(trace: Trace, { belt, money }: CostInput): number {
  const time = hoursByLength(trace, { rate: coefficient(trace, erection.belt, 3600), length: belt.length });
  const rate = shownPrice(trace, {
    price: coefficient(trace, erection.rate),
    factor: money.location,
    ratio: moneyRatioOf(trace, money),
  });
  return shareOfMoney(trace, { share: restated(time, (seconds) => seconds / 3600), of: rate });
}

export function renewals(
  trace: Trace,
  input: CostInput,
  capital: CapitalCost,
  use: { readonly beltLife: number; readonly running: number },
): readonly Renewal[] {
  const { rate, years } = input.economics;
  const sum = (name: LineName) => capital.sums.find((one) => one.name === name)?.sum ?? none(trace);
  const renewal = (name: Renewal["name"], cost: number, ofLife: number): readonly Renewal[] =>
    cost > 0 && ofLife > 0
      ? [{ name, cost, life: ofLife, worth: renewalsWorth(trace, { cost, life: ofLife, rate, years }) }]
      : [];
  const share = (name: LineName, part: Coefficient) =>
    shareOfMoney(trace, { share: coefficient(trace, part), of: sum(name) });
  const hours = (given: Coefficient) =>
    use.running > 0 ? lifeOfHours(trace, { life: coefficient(trace, given, 3600), running: use.running }) : none(trace);
  const belt = renewalOfBelt(trace, { belt: sum("belt"), splices: sum("splices"), work: pullingIn(trace, input) });
  const hasConverters = input.drives.some(({ starter }) => isConverter(starter));
  return [
    ...renewal("belt", belt, use.beltLife),
    ...renewal("lagging", laggingSum(trace, input), coefficient(trace, life.lagging)),
    ...renewal("pulleys", share("pulleys", life.pulleyOverhaulShare), coefficient(trace, life.pulleyOverhaul)),
    ...renewal("gearboxes", share("gearboxes", life.gearOverhaulShare), hours(life.gearOverhaul)),
    ...renewal("motors", share("motors", life.motorOverhaulShare), hours(life.motorOverhaul)),
    ...renewal("fluidCouplings", share("fluidCouplings", life.fluidCouplingShare), hours(life.fluidCoupling)),
    ...(hasConverters ? renewal("starters", sum("starters"), coefficient(trace, life.vfd)) : []),
    ...renewal("cleaners", share("cleaners", life.cleanerBladesShare), coefficient(trace, life.cleanerBlades)),
    ...renewal("chutes", share("chutes", life.chuteLinerShare), coefficient(trace, life.chuteLiner)),
  ];
}

/** New lagging of all pulleys, local money. */
function laggingSum(trace: Trace, { pulleys, money }: CostInput): number {
  const ratio = moneyRatioOf(trace, money);
  return moneySum(
    trace,
    pulleys.map((pulley) =>
      shownPrice(trace, { price: pulleyPrices(trace, pulley).lagging, factor: money.market, ratio }),
    ),
  );
}
