import type { CostRollUp } from "@beltwright/engine";
import type { CostFacts } from "@beltwright/model";

/** What is worth knowing of an estimate: handbook 8.14. */
export interface CostRemark {
  readonly code: RemarkCode;
  readonly level: "warning" | "note";
  /** The number that is told, in the unit of its sentence, or the word. */
  readonly value: number | string;
  /** Of money that is told. */
  readonly currency: string;
}

type Told = (cost: CostRollUp, facts: CostFacts) => number | string | undefined;

const when = (value: number, isSo: boolean): number | undefined => (isSo ? value : undefined);
/** Where nothing is known of speed control. */
const none = { isOn: false, saving: 0, payback: 0 };
const percent = (share: number): number => share * 100;
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Highest load of a motor in the fullest state. */
function fullestLoad({ energy }: CostRollUp): number {
  const fullest = energy.rows.toSorted((one, other) => other.load - one.load)[0];
  return Math.max(0, ...(fullest?.drives ?? []).map(({ load }) => load));
}

/** Load of the motors over the running hours. */
function meanLoad({ energy }: CostRollUp): number {
  const loads = energy.rows.map(({ time, drives }) => time * Math.max(0, ...drives.map(({ load }) => load)));
  return energy.running > 0 ? sumOf(loads) / energy.running : 1;
}

function emptyShare({ energy }: CostRollUp): number {
  const empty = energy.rows.filter(({ load }) => load < 0.05).map(({ time }) => time);
  return energy.running > 0 ? sumOf(empty) / energy.running : 0;
}

/** Power factor in the state that lasts longest; 1 where none is known. */
function usualPowerFactor({ energy }: CostRollUp): number {
  const { gridPower = 1, apparent = 0 } = energy.rows.toSorted((one, other) => other.time - one.time)[0] ?? {};
  return apparent > 0 ? Math.abs(gridPower) / apparent : 1;
}

/** Given back by the belt and not fed in, MWh. */
function burnt({ energy }: CostRollUp): number {
  const lost = energy.rows.filter(({ gridPower, fed }) => gridPower < 0 && fed === 0);
  return sumOf(lost.map(({ time, gridPower }) => -time * gridPower)) / 3.6e9;
}

function coverRatio({ beltLife: { top, bottom } }: CostRollUp): number {
  if (top === undefined || bottom === undefined || !(top > 0) || !(bottom > 0)) return 1;
  return Math.max(top / bottom, bottom / top);
}

const rules = {
  "country-unknown": ["warning", (_, { unknownCountry }) => unknownCountry],
  "motors-oversized": ["warning", (cost) => when(percent(fullestLoad(cost)), fullestLoad(cost) < 0.5)],
  "motors-idle": ["warning", (cost) => when(percent(meanLoad(cost)), meanLoad(cost) < 0.4)],
  "empty-running": ["note", (cost) => when(percent(emptyShare(cost)), emptyShare(cost) > 0.1)],
  "energy-burnt": ["warning", (cost) => when(burnt(cost), burnt(cost) > 0)],
  "slip-loss": [
    "note",
    ({ energy }) => when(percent(energy.parts.couplings / energy.drawn), energy.parts.couplings > 0.02 * energy.drawn),
  ],
  "friction-energy-high": [
    "warning",
    ({ benchmark }) =>
      benchmark &&
      when(percent(benchmark.friction / benchmark.benchmark), benchmark.friction > 1.3 * benchmark.benchmark),
  ],
  "power-factor-low": ["warning", (cost) => when(usualPowerFactor(cost), usualPowerFactor(cost) < 0.8)],
  "speed-control-pays": [
    "note",
    (_, { speedControl: { isOn, saving, payback } = none }) =>
      when(percent(saving), !isOn && saving > 0.08 && payback < 5),
  ],
  "speed-control-loses": [
    "warning",
    (_, { speedControl: { isOn, saving } = none }) => when(percent(-saving), isOn && saving <= 0),
  ],
  "demand-dominates": ["note", (_, { demandShare }) => when(percent(demandShare), demandShare > 0.4)],
  "motor-outdated": ["warning", (_, { outdatedMotor }) => outdatedMotor],
  "belt-life-short": ["warning", ({ beltLife: { life } }) => when(life, life < 2)],
  "covers-unequal": ["warning", (cost) => when(coverRatio(cost), coverRatio(cost) > 3)],
  "belt-ages": ["note", ({ beltLife: { life, endsBy } }) => when(life, endsBy === "age")],
  "chute-wears": ["warning", ({ beltLife: { chute } }) => when(chute / 1000, chute > 15_000)],
  "rolls-renewed": [
    "warning",
    ({ rolls }) => {
      const share = sumOf(rolls.map(({ renewed }) => renewed)) / Math.max(1, sumOf(rolls.map((one) => one.rolls)));
      return when(percent(share), share > 0.1);
    },
  ],
  "line-dominates": [
    "note",
    ({ capital }) => {
      const largest = Math.max(0, ...capital.sums.map(({ sum }) => sum));
      return when(percent(largest / capital.base), largest > 0.4 * capital.base);
    },
  ],
  "price-unusual": ["warning", (_, { unusualPrice }) => unusualPrice],
  "few-quotes": ["note", ({ capital }) => when(percent(capital.typedShare), capital.typedShare < 0.3)],
  "embodied-large": [
    "note",
    ({ carbon }) => {
      const share = carbon.embodied.total / carbon.total;
      return when(percent(share), share > 0.3);
    },
  ],
  "trucks-cheaper": [
    "note",
    ({ ownership, trucks }) =>
      ownership.perMass === undefined ? undefined : when(trucks.cost * 1000, ownership.perMass > trucks.cost),
  ],
} as const satisfies Readonly<Record<string, readonly ["warning" | "note", Told]>>;

export type RemarkCode = keyof typeof rules;

/** Warnings first. */
export function costRemarks(cost: CostRollUp, facts: CostFacts = { demandShare: 0 }): readonly CostRemark[] {
  const codes = Object.keys(rules).filter((code): code is RemarkCode => Object.hasOwn(rules, code));
  const found = codes.flatMap((code): readonly CostRemark[] => {
    const [level, told]: readonly ["warning" | "note", Told] = rules[code];
    const value = told(cost, facts);
    const isTold = typeof value === "string" || Number.isFinite(value);
    return value === undefined || !isTold ? [] : [{ code, level, value, currency: facts.currency ?? "" }];
  });
  return found.toSorted((one, other) => Number(one.level === "note") - Number(other.level === "note"));
}
