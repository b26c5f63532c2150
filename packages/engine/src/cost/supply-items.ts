import { typedInDollars } from "../rules/capital-cost/roll-up.ts";
import { counted } from "../solve/counted.ts";
import type { Trace } from "../trace/trace.ts";
import type { CostDrive, CostInput, CostPulley } from "./cost-input.ts";
import { type Item, moneyRatioOf } from "./line-book.ts";
import type { LineName } from "./lines.ts";
import { beltMetrePrice, splicePrice, splicesOf } from "./prices/belt-price.ts";
import {
  brakeStationPrice,
  caliperPriceOf,
  couplingPriceOf,
  discPriceOf,
  fluidCouplingPriceOf,
  gearboxPriceOf,
  holdbackPriceOf,
} from "./prices/drive-part-prices.ts";
import { idlerPriceOf } from "./prices/idler-price.ts";
import { motorPriceOf, starterPriceOf } from "./prices/motor-price.ts";
import { pulleyPrices } from "./prices/pulley-price.ts";

/** A price of the row where it has one, else that of the model. */
const priceOf = (typed: number, dollars: () => number): Item["price"] =>
  typed > 0 ? { typed } : { dollars: dollars() };

/** Everything that has a row in a library, and the splices of the belt. */
export function supplyItems(trace: Trace, input: CostInput): readonly Item[] {
  const { belt, idlers, pulleys, drives } = input;
  return [
    {
      name: "belt",
      quantity: belt.length,
      unit: "m",
      price: priceOf(belt.price, () => beltMetrePrice(trace, belt)),
    },
    { name: "splices", quantity: splicesOf(trace, belt), unit: "1", price: { dollars: splicePrice(trace, belt) } },
    ...idlers.map((set): Item => {
      const price = priceOf(set.price, () => idlerPriceOf(trace, set));
      return { name: set.name, quantity: set.sets, unit: "1", price };
    }),
    ...pulleys.map((pulley) => pulleyItem(trace, input, pulley)),
    ...drives.flatMap((drive) => driveItems(trace, input, drive)),
  ];
}

/** Typed where every part of it is; typed parts of the others are taken as they are. */
function pulleyItem(trace: Trace, { money }: CostInput, pulley: CostPulley): Item {
  const { pointId, shellCost, shaftCost, bearingCost } = pulley;
  const ratio = moneyRatioOf(trace, money);
  const given = (typed: number) => typedInDollars(trace, { typed, factor: money.market, ratio });
  trace.place = { pointId };
  const { whole } = pulleyPrices(trace, pulley, {
    ...(shellCost > 0 ? { shell: given(shellCost) } : {}),
    ...(shaftCost > 0 ? { shaft: given(shaftCost) } : {}),
    ...(bearingCost > 0 ? { bearing: given(bearingCost) } : {}),
  });
  trace.place = {};
  return { name: "pulleys", pointId, quantity: counted(trace, 1), unit: "1", price: { dollars: whole } };
}

function driveItems(trace: Trace, { energy }: CostInput, drive: CostDrive): readonly Item[] {
  const { driveId, motors, motor, gearbox, fluidCoupling, couplings, holdback, brake, starter: category } = drive;
  const { isRegenerative } = energy;
  trace.place = { driveId };
  const about = { driveId, unit: "1" } as const;
  const part = <Part extends { readonly price: number }>(
    name: LineName,
    quantity: number,
    row: Part | undefined,
    dollars: (trace: Trace, row: Part) => number,
  ): readonly Item[] =>
    row === undefined ? [] : [{ ...about, name, quantity, price: priceOf(row.price, () => dollars(trace, row)) }];
  const ofModel = (name: LineName, quantity: number, dollars: number): Item => ({
    ...about,
    name,
    quantity,
    price: { dollars },
  });
  const one = counted(trace, 1);
  const items = [
    ...part("motors", motors, motor, motorPriceOf),
    ...(motor ? [ofModel("starters", motors, starterPriceOf(trace, { ...motor, category, isRegenerative }))] : []),
    ...part("gearboxes", motors, gearbox, gearboxPriceOf),
    ...part("fluidCouplings", motors, fluidCoupling, fluidCouplingPriceOf),
    ...couplings.flatMap((coupling) => part("couplings", motors, coupling, couplingPriceOf)),
    ...part("holdbacks", holdback?.quantity ?? one, holdback, holdbackPriceOf),
    ...part("brakes", brake?.quantity ?? one, brake, caliperPriceOf),
    ...(brake?.isHydraulic ? [ofModel("brakes", one, brakeStationPrice(trace))] : []),
    ...(brake && brake.discMass > 0 ? [ofModel("brakes", one, discPriceOf(trace, brake.discMass))] : []),
  ];
  trace.place = {};
  return items.filter(({ name, price }) => name !== "starters" || "typed" in price || price.dollars > 0);
}
