import { bareTrace } from "../../trace/trace.ts";
import type { CostInput } from "../cost-input.ts";
import { beltMetrePrice } from "./belt-price.ts";
import { couplingPriceOf, fluidCouplingPriceOf, gearboxPriceOf, holdbackPriceOf } from "./drive-part-prices.ts";
import { idlerPriceOf } from "./idler-price.ts";
import { motorPriceOf } from "./motor-price.ts";

/**
 * Indicative prices of the shipped rows lie within these, dollars of 2024 for a kilogram, of motors for a kilowatt:
 * handbook 8.2.1, with the digits it prints.
 */
const priceBands = {
  belt: ["3.2", "12.5"],
  idlers: ["2.7", "6.1"],
  motor: ["73", "594"],
  gearbox: ["12.9", "31.8"],
  fluidCoupling: ["37", "136"],
  coupling: ["4.9", "52"],
  holdback: ["23", "331"],
} as const satisfies Readonly<Record<string, readonly [low: string, high: string]>>;

export type BandedPart = keyof typeof priceBands;

/** Compared with as many digits as the bound has. */
export function isInBand(part: BandedPart, price: number): boolean {
  const [low, high] = priceBands[part];
  const withDigitsOf = (bound: string) => Number(price.toPrecision(bound.replace(".", "").length));
  return withDigitsOf(low) >= Number(low) && withDigitsOf(high) <= Number(high);
}

/** Parts without a price of their own whose indicative one lies outside its band. Parts of unknown mass are left alone. */
export function partsOutsideBands({ belt, idlers, drives }: CostInput): readonly BandedPart[] {
  const judged = <Part extends { readonly price: number }>(
    name: BandedPart,
    part: Part | undefined,
    size: (part: Part) => number,
    dollars: (part: Part) => number,
  ): readonly BandedPart[] => {
    if (part === undefined || part.price > 0 || !(size(part) > 0)) return [];
    return isInBand(name, dollars(part) / size(part)) ? [] : [name];
  };
  const massOf = ({ mass }: { readonly mass: number }) => mass;
  const found = [
    ...judged("belt", belt, massOf, (one) => beltMetrePrice(bareTrace, one)),
    ...idlers.flatMap((set) =>
      judged(
        "idlers",
        set,
        ({ setMass }) => setMass,
        (one) => idlerPriceOf(bareTrace, one),
      ),
    ),
    ...drives.flatMap(({ motor, gearbox, fluidCoupling, couplings, holdback }) => [
      ...judged(
        "motor",
        motor,
        ({ power }) => power / 1000,
        (one) => motorPriceOf(bareTrace, one),
      ),
      ...judged("gearbox", gearbox, massOf, (one) => gearboxPriceOf(bareTrace, one)),
      ...judged("fluidCoupling", fluidCoupling, massOf, (one) => fluidCouplingPriceOf(bareTrace, one)),
      ...couplings.flatMap((one) => judged("coupling", one, massOf, (row) => couplingPriceOf(bareTrace, row))),
      ...judged("holdback", holdback, massOf, (one) => holdbackPriceOf(bareTrace, one)),
    ]),
  ];
  return [...new Set(found)];
}
