import {
  type BandedPart,
  bareTrace,
  type CostInput,
  type CostRollUp,
  isConverter,
  type MachineSolution,
  partsOutsideBands,
  rollUp,
} from "@beltwright/engine";
import type { ComponentRows } from "../design/component-rows.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { costInputOf, findGrid } from "./cost-input.ts";

/** What remarks on an estimate say beside its sums: handbook 8.14. Absent where there is nothing to say. */
export interface CostFacts {
  /** Of money that is told. */
  readonly currency?: string;
  /** A country of which no electricity is known, so that the world's stands for it. */
  readonly unknownCountry?: string;
  /** Of the energy bill. */
  readonly demandShare: number;
  /** The efficiency class of a motor that the law of its country no longer allows. */
  readonly outdatedMotor?: string;
  readonly speedControl?: SpeedControl;
  /** A part whose indicative price lies outside those of the shipped rows. */
  readonly unusualPrice?: BandedPart;
}

/** What it saves that the belt slows down with its load, against running at full speed. */
interface SpeedControl {
  readonly isOn: boolean;
  /** Of the energy. */
  readonly saving: number;
  /** Years until converters are paid for; 0 where they are there already. */
  readonly payback: number;
}

/** Facts of a solved conveyor with its parts and what was costed of it. */
export function costFacts(
  built: Conveyor,
  solution: MachineSolution,
  cost: CostRollUp,
  rows: ComponentRows = {},
): CostFacts {
  const input = costInputOf(built, solution, rows, bareTrace);
  const { energy } = cost;
  const demand = 12 * input.energy.demand * energy.peak;
  const outdatedMotor = outdatedClass(built);
  const speedControl = speedControlOf(input, cost);
  const [unusualPrice] = partsOutsideBands(input);
  return {
    currency: built.costCurrency,
    ...(built.gridIntensity > 0 || findGrid(built.gridCode) ? {} : { unknownCountry: built.gridCode }),
    demandShare: energy.bill > 0 ? demand / energy.bill : 0,
    ...(outdatedMotor === undefined ? {} : { outdatedMotor }),
    ...(speedControl && { speedControl }),
    ...(unusualPrice && { unusualPrice }),
  };
}

/** Codes of the Union and of those of its countries whose electricity is known. */
const union = ["EU", "DEU", "FRA", "ESP", "POL", "CZE", "GRC", "BGR", "SWE", "FIN"];

/** EU 2019/1781: IE3 from 0.75 to 1000 kW, IE4 from 75 to 200 kW. A motor that names no class is left alone. */
function outdatedClass({ gridCode, drives }: Conveyor): string | undefined {
  if (!union.includes(gridCode.toUpperCase())) return undefined;
  const outdated = drives.flatMap(({ motor: { category, description, power } }) => {
    const named = /\bIE([1-4])\b/i.exec(`${category} ${description}`)?.[1];
    const least = power >= 75 && power <= 200 ? 4 : power >= 0.75 && power <= 1000 ? 3 : 0;
    return named !== undefined && Number(named) < least ? [`IE${named}`] : [];
  });
  return outdated.toSorted()[0];
}

/** The same conveyor with speed control where it has none, or without it. */
function speedControlOf(input: CostInput, cost: CostRollUp): SpeedControl | undefined {
  const isOn = input.energy.isSpeedControlled;
  const hasConverters = input.drives.every(({ starter }) => isConverter(starter));
  if (isOn && !hasConverters) return undefined;
  const drives = input.drives.map((drive) => (isConverter(drive.starter) ? drive : { ...drive, starter: "VFD" }));
  const other = rollUp(bareTrace, { ...input, drives, energy: { ...input.energy, isSpeedControlled: !isOn } });
  const [controlled, fixed] = isOn ? [cost, other] : [other, cost];
  const saving = 1 - controlled.energy.net / fixed.energy.net;
  const price = controlled.capital.total - fixed.capital.total;
  const saved = fixed.energy.bill - controlled.energy.bill;
  if (!Number.isFinite(saving) || !(fixed.energy.net > 0)) return undefined;
  return { isOn, saving, payback: saved > 0 ? Math.max(0, price) / saved : Number.POSITIVE_INFINITY };
}
