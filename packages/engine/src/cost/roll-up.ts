import { carbonOfRenewals, carbonPerMass } from "../rules/carbon/operating.ts";
import { renewalsBefore } from "../rules/ownership/worth.ts";
import { adopted } from "../standards/sources.ts";
import { none, restated } from "../trace/reference.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";
import { type CapitalCost, capitalCost } from "./capital.ts";
import { type EmbodiedCarbon, embodied, operating, rotatingCarbon } from "./carbon.ts";
import type { CostDrive, CostInput } from "./cost-input.ts";
import { type EnergyBenchmark, energyBenchmark, energyOfStart } from "./energy/benchmark.ts";
import { auxiliaryOf, type EnergyYear, energyYear, type SharedChain } from "./energy/energy-year.ts";
import { efficienciesOf, motorLosses } from "./energy/motor-losses.ts";
import { type Maintenance, maintenanceOf, type Ownership, ownershipOf } from "./ownership.ts";
import { isConverter } from "./prices/motor-price.ts";
import { type Renewal, renewals } from "./renewals.ts";
import { installed } from "./take-off.ts";
import { breakEven, type TruckHaul, truckHaul } from "./trucks.ts";
import { type BeltLife, beltLife, type RollUse, rollUse } from "./wear-life.ts";

const source = adopted("carbon of the electricity of a year");
const carbonSum = defineSum({ id: "cost/life-carbon", source, output: { symbol: "m_C", unit: "kg" }, term: "m_C" });
const timeSum = defineSum({ id: "cost/loaded-time", source, output: { symbol: "t", unit: "s" }, term: "t" });
const moneySum = defineSum({ id: "cost/running-cost", source, output: { symbol: "C", unit: "money" }, term: "C" });

/** Carbon dioxide over the life of the conveyor, kg. */
interface LifeCarbon {
  readonly embodied: EmbodiedCarbon;
  readonly renewed: number;
  /** Of each year. */
  readonly years: readonly number[];
  readonly operating: number;
  readonly total: number;
  /** For a kilogram carried; absent where nothing is. */
  readonly perMass?: number;
}

/** Money, energy and carbon of a conveyor, in local money and SI. Indicative until prices are typed. */
export interface CostRollUp {
  readonly capital: CapitalCost;
  readonly energy: EnergyYear;
  /** Absent where nothing is carried or the load falls. */
  readonly benchmark?: EnergyBenchmark;
  /** Of one loaded start, J. */
  readonly startEnergy?: number;
  readonly beltLife: BeltLife;
  readonly rolls: readonly RollUse[];
  readonly renewals: readonly Renewal[];
  readonly maintenance: Maintenance;
  readonly carbon: LifeCarbon;
  readonly ownership: Ownership;
  readonly trucks: TruckHaul & {
    /** Carried in a year from which on the conveyor is cheaper, kg; absent where it never is. */
    readonly breakEven?: number;
  };
}

export function rollUp(trace: Trace, input: CostInput): CostRollUp {
  const { economics, wear, beltSpeed, length, belt } = input;
  const capital = capitalCost(trace, input);
  const energy = energyOf(trace, input);
  const benchmark = energy.perMass === undefined ? undefined : energyBenchmark(trace, input, energy.perMass);
  const startEnergy = energyOfStart(trace, input);
  const loadedTime = timeSum(
    trace,
    energy.rows.flatMap(({ load, time }) => (load > 0 ? [time] : [])),
  );
  const life = beltLife(trace, { ...wear, belt, beltSpeed, loadedTime, carried: energy.carried });
  const rolls = input.idlers.flatMap((idlers) => {
    const setPrice = capital.lines.find(({ name }) => name === idlers.name)?.unitPrice ?? none(trace);
    const { running } = energy;
    const { environment } = wear;
    return rollUse(trace, idlers, { running, environment, setPrice, labour: economics.labour }) ?? [];
  });
  const renewed = renewals(trace, input, capital, { beltLife: life.life, running: energy.running });
  const maintenance = maintenanceOf(trace, input, capital, rolls);
  const carbon = lifeCarbon(trace, input, { capital, energy, life, rolls });
  const ownership = ownershipOf(trace, economics, {
    capital: capital.total,
    energyBill: energy.bill,
    maintenance: maintenance.total,
    renewals: renewed,
    carbon: carbon.years,
    carried: energy.carried,
    length,
  });
  return {
    capital,
    energy,
    ...(benchmark && { benchmark }),
    ...(startEnergy !== undefined && { startEnergy }),
    beltLife: life,
    rolls,
    renewals: renewed,
    maintenance,
    carbon,
    ownership,
    trucks: trucksOf(trace, input, ownership, energy.carried),
  };
}

/** The drives of a conveyor between grid and belt, each with its share of the pull. */
export function chainsOf(trace: Trace, drives: readonly CostDrive[]): readonly SharedChain[] {
  const driving = drives.flatMap((drive) => (drive.motor === undefined ? [] : [{ drive, motor: drive.motor }]));
  const whole = driving.reduce((sum, { drive }) => sum + Number(drive.loadShare), 0);
  return driving.map(({ drive, motor }) => {
    const { gearbox, fluidCoupling } = drive;
    const hasConverter = isConverter(drive.starter);
    return {
      share: restated(drive.loadShare, (share) => (whole > 0 ? share / whole : 1 / driving.length)),
      rating: restated(motor.power, (power) => power * Number(drive.motors)),
      losses: motorLosses(trace, efficienciesOf(trace, motor)),
      powerFactor: motor.powerFactor,
      gear: gearbox !== undefined && gearbox.efficiency > 0 ? gearbox.efficiency : drive.efficiency,
      isGearbox: gearbox !== undefined && gearbox.efficiency > 0,
      ...(fluidCoupling && !hasConverter && { slip: fluidCoupling.slip }),
      hasConverter,
    };
  });
}

function energyOf(trace: Trace, input: CostInput): EnergyYear {
  const { power } = installed(trace, input.drives);
  const auxiliary = auxiliaryOf(trace, input.length, input.energy.transfers, power);
  return energyYear(trace, input, chainsOf(trace, input.drives), auxiliary);
}

interface Lived {
  readonly capital: CapitalCost;
  readonly energy: EnergyYear;
  /** Absent where nothing is carried or the load falls. */
  readonly benchmark?: EnergyBenchmark;
  /** Of one loaded start, J. */
  readonly startEnergy?: number;
  readonly life: BeltLife;
  readonly rolls: readonly RollUse[];
}

function lifeCarbon(trace: Trace, input: CostInput, { capital, energy, life, rolls }: Lived): LifeCarbon {
  const { years } = input.economics;
  const made = embodied(trace, input, capital.takeOff);
  const belts = carbonOfRenewals(trace, {
    renewals: renewalsBefore(trace, { life: life.life, years }),
    carbon: made.belt,
  });
  const rollCarbon = rolls.flatMap(({ name, renewed }) => {
    const idlers = input.idlers.find((one) => one.name === name);
    if (idlers === undefined) return [];
    const one = rotatingCarbon(
      trace,
      restated(idlers.rotatingMass, (mass) => mass / Number(idlers.rolls)),
    );
    return [carbonOfRenewals(trace, { renewals: restated(renewed, (rate) => rate * Number(years)), carbon: one })];
  });
  const renewed = carbonSum(trace, [belts, ...rollCarbon]);
  const perYear = operating(trace, energy.drawn, years, input.carbon);
  const ofYears = carbonSum(trace, perYear);
  const total = carbonSum(trace, [made.total, renewed, ofYears]);
  const { carried } = energy;
  return {
    embodied: made,
    renewed,
    years: perYear,
    operating: ofYears,
    total,
    ...(carried > 0 && { perMass: carbonPerMass(trace, { carbon: total, carried, years }) }),
  };
}

/** Trucks beside the conveyor: what it costs to run without its capital is what trucks must beat. */
function trucksOf(trace: Trace, input: CostInput, ownership: Ownership, carried: number): CostRollUp["trucks"] {
  const haul = truckHaul(trace, input.gravity, input.trucks);
  if (!(carried > 0)) return haul;
  const running = moneySum(trace, [ownership.annual, restated(ownership.annualCapital, (sum) => -sum)]);
  const perMass = restated(running, (sum) => sum / Number(carried));
  const mass = breakEven(trace, ownership.annualCapital, haul.cost, perMass);
  return { ...haul, ...(mass !== undefined && { breakEven: mass }) };
}
