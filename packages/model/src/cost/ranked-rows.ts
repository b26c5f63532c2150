import {
  bareTrace,
  brakeStationPrice,
  caliperPriceOf,
  couplingPriceOf,
  fluidCouplingPriceOf,
  gearboxPriceOf,
  holdbackPriceOf,
  idlerPriceOf,
  moneyRatioOf,
  motorPriceOf,
} from "@beltwright/engine";
import type { ComponentRows } from "../design/component-rows.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { LibraryRow } from "../libraries/row.ts";
import { fieldsOfPart, type PartFields } from "./part-fields.ts";
import {
  caliperRow,
  couplingRow,
  fluidCouplingRow,
  gearboxRow,
  holdbackRow,
  idlerRow,
  motorRow,
} from "./priced-parts.ts";

const trace = bareTrace;

/** Indicative prices of rows among which price decides, dollars of 2024; belts and pulleys are chosen by their sizes. */
const dollarsOf = {
  motors: (row) => motorPriceOf(trace, motorRow(row)),
  fluidCouplings: (row) => fluidCouplingPriceOf(trace, fluidCouplingRow(row)),
  gearBoxes: (row) => gearboxPriceOf(trace, gearboxRow(row)),
  shaftCouplings: (row) => couplingPriceOf(trace, couplingRow(row)),
  holdbacks: (row) => holdbackPriceOf(trace, holdbackRow(row)),
  brakes: (row) => {
    const { force, isHydraulic } = caliperRow(row);
    return caliperPriceOf(trace, { force }) + (isHydraulic ? brakeStationPrice(trace) : 0);
  },
  idlers: (row) => idlerPriceOf(trace, idlerRow(row)),
} as const satisfies Readonly<Record<string, (row: PartFields) => number>>;

type RankedLibrary = keyof typeof dollarsOf;

/** Libraries of which every row has a price to be ranked by. */
const rankedLibraries = Object.keys(dollarsOf).filter((name): name is RankedLibrary => Object.hasOwn(dollarsOf, name));

/** The rows of the conveyor before this one, so that libraries are priced once and not kept for every currency. */
const known = new WeakMap<ComponentRows, { readonly local: number; readonly ranked: ComponentRows }>();

/**
 * The rows Auto chooses from. Where a conveyor lets indicative prices decide, every row of a library in which price decides
 * has one to be ranked by, in local money: its own, or that of the price model. Elsewhere they are as given.
 */
export function rankedRows(conveyor: Conveyor, rows: ComponentRows): ComponentRows {
  const { costUseInSelection, costMarket, costIndex, costFactor } = conveyor;
  if (!costUseInSelection) return rows;
  const local = costMarket * moneyRatioOf(trace, { index: costIndex, currency: costFactor });
  const before = known.get(rows);
  if (before?.local === local) return before.ranked;
  const priced = rankedLibraries.flatMap((name) => {
    const own = rows[name];
    return own === undefined
      ? []
      : [[name, own.map((row) => rankedRow(row, local * dollarsOf[name](fieldsOfPart(row))))]];
  });
  const ranked: ComponentRows = { ...rows, ...Object.fromEntries(priced) };
  known.set(rows, { local, ranked });
  return ranked;
}

function rankedRow(row: LibraryRow, indicative: number): LibraryRow {
  const typed = typeof row.price === "number" ? row.price : 0;
  return { ...row, rankingPrice: typed > 0 ? typed : indicative };
}
