import {
  carcassPrice,
  coverPrice,
  fabricSplicePrice,
  reelLength,
  spliceCount,
  steelSplicePrice,
} from "../../rules/prices/belt.ts";
import { beltPrice } from "../../solve/machine/cost-steps.ts";
import { none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { coefficient, costModel, named } from "../coefficient.ts";
import type { CostBelt } from "../cost-input.ts";

const { belt: model } = costModel;
const members = {
  steel: [model.steelA, model.steelB, model.steelN],
  fabric: [model.fabricA, model.fabricB, model.fabricN],
  aramid: [model.aramidA, model.aramidB, model.aramidN],
  woven: [model.wovenA, model.wovenB, model.wovenN],
} as const;

type PricedBelt = Pick<CostBelt, "member" | "strength" | "plies" | "coverDensity" | "grade">;

/** Dollars for a square metre of carcass, and for a square metre and metre of cover. */
export function beltPrices(trace: Trace, { member, strength, plies, coverDensity, grade }: PricedBelt) {
  const [base, rate, exponent] = members[member];
  return {
    carcass: carcassPrice(trace, {
      base: coefficient(trace, base),
      rate: coefficient(trace, rate),
      strength,
      exponent: coefficient(trace, exponent),
      ply: member === "fabric" ? coefficient(trace, model.fabricPly) : none(trace),
      plies,
    }),
    cover: coverPrice(trace, {
      rate: coefficient(trace, model.cover),
      density: coverDensity,
      grade: named(trace, model.grade, grade),
    }),
  };
}

/** Dollars for a metre of belt. */
export function beltMetrePrice(trace: Trace, belt: CostBelt): number {
  const { carcass, cover } = beltPrices(trace, belt);
  const { width, topCover, bottomCover } = belt;
  return beltPrice(trace, { width, carcassPrice: carcass, coverPrice: cover, topCover, bottomCover });
}

/** How many splices join the reels of a belt. */
export function splicesOf(trace: Trace, belt: Pick<CostBelt, "length" | "mass">): number {
  const reel = reelLength(trace, {
    longest: coefficient(trace, model.reelLength),
    heaviest: coefficient(trace, model.reelMass),
    beltMass: belt.mass,
  });
  return spliceCount(trace, { beltLength: belt.length, reel });
}

/** Dollars for one splice with its crew. */
export function splicePrice(
  trace: Trace,
  { member, width, strength }: Pick<CostBelt, "member" | "width" | "strength">,
) {
  if (member === "steel") {
    const [base, rate] = [coefficient(trace, model.spliceSteelA), coefficient(trace, model.spliceSteelB)];
    return steelSplicePrice(trace, { base, rate, width, strength });
  }
  const [base, rate] = [coefficient(trace, model.spliceFabricA), coefficient(trace, model.spliceFabricB)];
  return fabricSplicePrice(trace, { base, rate, width });
}
