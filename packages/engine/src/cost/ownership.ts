import { shareOfMoney } from "../rules/capital-cost/roll-up.ts";
import {
  annualCost,
  capitalRecovery,
  carbonCost,
  costPerMass,
  costPerMassAndLength,
  growingWorth,
  inspectionCost,
  presentCost,
  worthOfYear,
} from "../rules/ownership/worth.ts";
import { adopted } from "../standards/sources.ts";
import { constant, none } from "../trace/reference.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";
import type { CapitalCost } from "./capital.ts";
import { coefficient, costModel } from "./coefficient.ts";
import type { CostInput, EconomicsInput } from "./cost-input.ts";
import type { Renewal } from "./renewals.ts";
import type { RollUse } from "./wear-life.ts";

const { maintenance: model } = costModel;
const source = adopted("total cost of ownership in real money");
const moneySum = defineSum({ id: "cost/yearly", source, output: { symbol: "C", unit: "money" }, term: "C" });

/** What keeping the conveyor costs in a year beside renewals, local money. */
export interface Maintenance {
  readonly mechanical: number;
  readonly structure: number;
  readonly electrical: number;
  readonly inspection: number;
  readonly rolls: number;
  readonly total: number;
}

export function maintenanceOf(
  trace: Trace,
  { length, economics }: Pick<CostInput, "length" | "economics">,
  { groups }: Pick<CapitalCost, "groups">,
  rolls: readonly RollUse[],
): Maintenance {
  const share = (part: "mechanical" | "structure" | "electrical") =>
    shareOfMoney(trace, { share: coefficient(trace, model[part]), of: groups[part] });
  const parts = {
    mechanical: share("mechanical"),
    structure: share("structure"),
    electrical: share("electrical"),
    inspection: inspectionCost(trace, {
      rate: coefficient(trace, model.inspection, 3.6),
      length,
      labour: economics.labour,
    }),
    rolls: moneySum(
      trace,
      rolls.map(({ renewed, cost }) => shareOfMoney(trace, { share: renewed, of: cost })),
    ),
  };
  return { ...parts, total: moneySum(trace, Object.values(parts)) };
}

/** What the conveyor costs over its life, local money of today. */
export interface Ownership {
  readonly capital: number;
  readonly energy: number;
  readonly maintenance: number;
  readonly renewals: number;
  readonly carbon: number;
  readonly present: number;
  /** The same for each year, and of the capital alone. */
  readonly annual: number;
  readonly annualCapital: number;
  /** For a kilogram carried, and a metre; absent where nothing is carried. */
  readonly perMass?: number;
  readonly perMassAndLength?: number;
}

interface OwnershipInput {
  readonly capital: number;
  readonly energyBill: number;
  readonly maintenance: number;
  readonly renewals: readonly Pick<Renewal, "worth">[];
  /** Of each year, kg. */
  readonly carbon: readonly number[];
  readonly carried: number;
  readonly length: number;
}

export function ownershipOf(trace: Trace, economics: EconomicsInput, given: OwnershipInput): Ownership {
  const { rate, years, energyGrowth, carbonPrice } = economics;
  const { capital, carried, length } = given;
  const energy = growingWorth(trace, { annual: given.energyBill, growth: energyGrowth, rate, years });
  const maintenance = growingWorth(trace, { annual: given.maintenance, growth: none(trace), rate, years });
  const renewals = moneySum(
    trace,
    given.renewals.map(({ worth }) => worth),
  );
  const carbon = moneySum(
    trace,
    carbonPrice > 0
      ? given.carbon.map((mass, at) => {
          const sum = carbonCost(trace, { carbon: mass, price: carbonPrice });
          return worthOfYear(trace, { sum, rate, year: constant(trace, at + 1, source) });
        })
      : [],
  );
  const running = moneySum(trace, [energy, maintenance]);
  const present = presentCost(trace, { capital, annual: running, renewals, carbon });
  const recovery = capitalRecovery(trace, { rate, years });
  const annual = annualCost(trace, { present, recovery });
  const perMass = carried > 0 ? costPerMass(trace, { annual, carried }) : undefined;
  return {
    capital,
    energy,
    maintenance,
    renewals,
    carbon,
    present,
    annual,
    annualCapital: annualCost(trace, { present: capital, recovery }),
    ...(perMass !== undefined && { perMass }),
    ...(perMass !== undefined && length > 0 && { perMassAndLength: costPerMassAndLength(trace, { perMass, length }) }),
  };
}
