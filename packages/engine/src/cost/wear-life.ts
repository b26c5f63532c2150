import { chuteWear, coverLife, wearOfPass, wearOfTonnes, wearOfYear } from "../rules/wear/belt.ts";
import { bearingMeanLife, rollCount, rollMeanLife, rollRenewal, rollsRenewed, siteLife } from "../rules/wear/rolls.ts";
import { adopted } from "../standards/sources.ts";
import { constant, isZero, plain, smallest } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";
import { coefficient, costModel, named } from "./coefficient.ts";
import type { CostBelt, CostIdlers, WearInput } from "./cost-input.ts";

const { wear: model, idlerLife } = costModel;
const source = adopted("wear of belt covers at the loading point");

/** Years a belt lasts, and what ends its life. */
export interface BeltLife {
  /** Of the top cover, m in a year. */
  readonly wear: number;
  /** Absent where nothing wears. */
  readonly top?: number;
  readonly bottom?: number;
  readonly age: number;
  readonly life: number;
  readonly endsBy: "top" | "bottom" | "age";
  /** Wear parameter of the chute, Pa m/s. */
  readonly chute: number;
}

export interface BeltUse extends WearInput {
  readonly belt: Pick<CostBelt, "length" | "topCover" | "bottomCover" | "grade" | "member">;
  readonly beltSpeed: number;
  /** Of the year with load on the belt, s, and what it carries, kg. */
  readonly loadedTime: number;
  readonly carried: number;
}

/** Wear parameter of the chute as typed, or of a usual one. */
function chuteOf(trace: Trace, { stream, bulkDensity, beltSpeed }: BeltUse): number {
  if (stream === undefined) return coefficient(trace, model.wRef, 1000);
  return chuteWear(trace, {
    friction: coefficient(trace, model.friction),
    bulkDensity,
    normalSpeed: stream.normal,
    beltSpeed,
    alongSpeed: stream.along,
  });
}

const abrasiveness = (given: number) => {
  const level = Math.min(7, Math.max(5, Math.round(plain(given))));
  return level === 7 ? model.perPass["7"] : level === 6 ? model.perPass["6"] : model.perPass["5"];
};

/** Of the top cover, m for each pass of the loading point. */
export function passWear(trace: Trace, use: BeltUse): number {
  const mm3 = 1e-9;
  return wearOfPass(trace, {
    usual: coefficient(trace, abrasiveness(use.abrasiveness), 1e-3),
    chute: chuteOf(trace, use),
    usualChute: coefficient(trace, model.wRef, 1000),
    abrasion: use.abrasion ?? gradeAbrasion(trace, use.belt.grade, mm3),
    usualAbrasion: coefficient(trace, model.dinRef, mm3),
  });
}

function gradeAbrasion(trace: Trace, grade: string, scale: number): number {
  const listed: Readonly<Record<string, (typeof model.din)["general"] | undefined>> = model.din;
  return coefficient(trace, listed[grade] ?? model.din.general, scale);
}

export function beltLife(trace: Trace, use: BeltUse): BeltLife {
  const { belt, beltSpeed, loadedTime, loadings, measured, carried } = use;
  const wear =
    measured === undefined
      ? wearOfYear(trace, {
          pass: passWear(trace, use),
          beltSpeed,
          time: loadedTime,
          beltLength: belt.length,
          loadings,
        })
      : wearOfTonnes(trace, { rate: measured, carried });
  const age = coefficient(trace, belt.member === "steel" ? model.ageSteel : model.ageFabric);
  const chute = chuteOf(trace, use);
  if (isZero(wear)) return { wear, age, life: age, endsBy: "age", chute };
  const rest = coefficient(trace, model.residual, 1e-3);
  const whole = constant(trace, 1, source);
  const top = coverLife(trace, { cover: belt.topCover, rest, share: whole, wear });
  const bottom = coverLife(trace, {
    cover: belt.bottomCover,
    rest,
    share: coefficient(trace, model.bottomShare),
    wear,
  });
  const life = smallest(top, bottom, age);
  const endsBy = life === age ? "age" : life === top ? "top" : "bottom";
  return { wear, top, bottom, age, life, endsBy, chute };
}

/** Mean life of a roll, s. */
export function rollLife(trace: Trace, life: number, environment: WearInput["environment"]): number {
  const adjusted = siteLife(trace, {
    life,
    environment: named(trace, idlerLife.environment, environment),
    maintenance: coefficient(trace, idlerLife.maintenance),
  });
  const bearings = bearingMeanLife(trace, { life: adjusted, slope: coefficient(trace, idlerLife.beta) });
  const shells = environment === "dirty" ? idlerLife.otherDirty : idlerLife.otherClean;
  return rollMeanLife(trace, { bearings, shells: coefficient(trace, shells, 3600) });
}

/** Rolls of one strand. */
export interface RollUse {
  readonly name: CostIdlers["name"];
  readonly rolls: number;
  /** Mean, s. */
  readonly life: number;
  /** In a year. */
  readonly renewed: number;
  /** Of one roll, local money. */
  readonly cost: number;
}

/** How many rolls a year takes; nothing where the rolls bear nothing. */
export function rollUse(
  trace: Trace,
  idlers: CostIdlers,
  given: {
    readonly running: number;
    readonly environment: WearInput["environment"];
    /** Of one set, local money. */
    readonly setPrice: number;
    readonly labour: number;
  },
): RollUse | undefined {
  if (idlers.life === undefined) return undefined;
  const life = rollLife(trace, idlers.life, given.environment);
  const rolls = rollCount(trace, idlers);
  return {
    name: idlers.name,
    rolls,
    life,
    renewed: rollsRenewed(trace, { rolls, time: given.running, life }),
    cost: rollRenewal(trace, {
      share: coefficient(trace, idlerLife.rollShare),
      set: given.setPrice,
      time: coefficient(trace, idlerLife.hours, 3600),
      crew: coefficient(trace, idlerLife.crew),
      labour: given.labour,
    }),
  };
}
