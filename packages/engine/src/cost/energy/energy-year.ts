import type { DutyState } from "../../design/duty.ts";
import {
  auxiliaryPower,
  beltPowerOf,
  carriedMass,
  drawnEnergy,
  drawnPower,
  drawnWithResistor,
  energyBill,
  energyPerMass,
  energyPerMassAndLength,
  fedEnergy,
  lostEnergy,
  netEnergy,
  shareOfPower,
  speedForLoad,
  standingEnergy,
  standingTime,
} from "../../rules/energy-use/year.ts";
import { adopted } from "../../standards/sources.ts";
import { constant, isZero, largest, none } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";
import { coefficient, costModel } from "../coefficient.ts";
import type { CostInput, EnergyInput } from "../cost-input.ts";
import { type DrivePower, drivePower, type PowerChain } from "./drive-power.ts";
import { apparentOf } from "./power-factor.ts";

const { energy: model } = costModel;
const source = adopted("energy of a year from the states of the duty");
const powerSum = defineSum({ id: "cost/grid-power", source, output: { symbol: "P", unit: "W" }, term: "P" });
const apparentSum = defineSum({ id: "cost/apparent-power", source, output: { symbol: "S", unit: "W" }, term: "S" });
const energySum = defineSum({ id: "cost/energy", source, output: { symbol: "E", unit: "J" }, term: "E" });
const massSum = defineSum({ id: "cost/carried", source, output: { symbol: "m", unit: "kg" }, term: "m" });
const timeSum = defineSum({ id: "cost/running-time", source, output: { symbol: "t", unit: "s" }, term: "t" });

/** One state of the duty. SI. */
interface EnergyRow {
  readonly time: number;
  readonly load: number;
  readonly speed: number;
  readonly beltPower: number;
  /** Of all drives, at the grid; negative where it is fed in. */
  readonly gridPower: number;
  readonly drives: readonly DrivePower[];
  /** Of all drives, VA; absent where a power factor is not known. */
  readonly apparent?: number;
  readonly drawn: number;
  readonly fed: number;
  readonly carried: number;
}

/** Energy of a year, J. */
export interface EnergyYear {
  readonly rows: readonly EnergyRow[];
  readonly running: number;
  readonly auxiliary: number;
  readonly standing: number;
  readonly drawn: number;
  readonly fed: number;
  readonly net: number;
  readonly carried: number;
  /** Highest power drawn, W. */
  readonly peak: number;
  /** Highest apparent power of the drives, VA. */
  readonly apparent?: number;
  /** Absent where nothing is carried. */
  readonly perMass?: number;
  readonly perMassAndLength?: number;
  readonly bill: number;
  /** Where it goes: to the belt, and what is lost on the way there. */
  readonly parts: EnergyParts;
}

interface EnergyParts {
  readonly belt: number;
  readonly pulleys: number;
  readonly gearboxes: number;
  readonly couplings: number;
  readonly motors: number;
  readonly converters: number;
  readonly auxiliaries: number;
}

/** A chain and its share of the belt's pull. */
export interface SharedChain extends PowerChain {
  readonly share: number;
}

type YearInput = Pick<CostInput, "tension" | "beltSpeed" | "massFlow" | "length" | "duty"> & {
  readonly energy: EnergyInput;
};

/** Lighting, control, chutes and cooling while the belt runs, W. */
export function auxiliaryOf(trace: Trace, length: number, transfers: number, installed: number): number {
  return auxiliaryPower(trace, {
    fixed: coefficient(trace, model.auxFixed, 1000),
    perLength: coefficient(trace, model.auxPerMetre, 1000),
    length,
    perTransfer: coefficient(trace, model.auxPerTransfer, 1000),
    transfers,
    cooling: coefficient(trace, model.auxCooling),
    installed,
  });
}

/** What a year of this duty draws, feeds in, carries and costs. */
export function energyYear(
  trace: Trace,
  input: YearInput,
  chains: readonly SharedChain[],
  auxiliary: number,
): EnergyYear {
  const { energy, length } = input;
  const rows = input.duty.map((state) => energyRow(trace, input, chains, auxiliary, state));
  const running = timeSum(
    trace,
    rows.map(({ time }) => time),
  );
  const standing = standingEnergy(trace, { time: standingTime(trace, { running }), auxiliary });
  const drawn = energySum(trace, [...rows.map((row) => row.drawn), standing]);
  const fed = energySum(
    trace,
    rows.map((row) => row.fed),
  );
  const carried = massSum(
    trace,
    rows.map((row) => row.carried),
  );
  const net = netEnergy(trace, { drawn, fed });
  const peak = largest(none(trace), ...rows.map(({ gridPower }) => drawnPower(trace, { power: gridPower, auxiliary })));
  const apparent = rows.flatMap((row) => row.apparent ?? []);
  const { tariff, demand, feedShare } = energy;
  const perMass = isZero(carried) ? undefined : energyPerMass(trace, { net, carried });
  return {
    rows,
    running,
    auxiliary,
    standing,
    drawn,
    fed,
    net,
    carried,
    peak,
    ...(apparent.length > 0 && { apparent: largest(none(trace), ...apparent) }),
    ...(perMass !== undefined && { perMass }),
    ...(perMass !== undefined &&
      length > 0 && { perMassAndLength: energyPerMassAndLength(trace, { perMass, length }) }),
    bill: energyBill(trace, { drawn, tariff, demand, peak, fed, feedShare }),
    parts: partsOf(trace, rows, { running, auxiliary, standing }),
  };
}

function partsOf(
  trace: Trace,
  rows: readonly EnergyRow[],
  { running, auxiliary, standing }: Pick<EnergyYear, "running" | "auxiliary" | "standing">,
): EnergyParts {
  const nothing = none(trace);
  const lost = (before: keyof DrivePower, after: keyof DrivePower) =>
    energySum(
      trace,
      rows.flatMap(({ time, drives }) =>
        drives.map((drive) => lostEnergy(trace, { time, before: drive[before], after: drive[after] })),
      ),
    );
  return {
    belt: energySum(
      trace,
      rows.map(({ time, beltPower }) => lostEnergy(trace, { time, before: nothing, after: beltPower })),
    ),
    pulleys: lost("belt", "pulley"),
    gearboxes: lost("pulley", "gear"),
    couplings: lost("gear", "shaft"),
    motors: lost("shaft", "motor"),
    converters: lost("motor", "grid"),
    auxiliaries: energySum(trace, [lostEnergy(trace, { time: running, before: nothing, after: auxiliary }), standing]),
  };
}

function energyRow(
  trace: Trace,
  { tension, beltSpeed, massFlow, energy }: YearInput,
  chains: readonly SharedChain[],
  auxiliary: number,
  state: DutyState,
): EnergyRow {
  const { time, load } = state;
  const speed = energy.isSpeedControlled ? controlledSpeed(trace, load, energy.leastSpeed) : state.speed;
  const beltPower = beltPowerOf(trace, { ...tension, load, speed, beltSpeed });
  const drives = chains.map(({ share, ...chain }) =>
    drivePower(trace, shareOfPower(trace, { share, power: beltPower }), speed, chain),
  );
  const gridPower = powerSum(
    trace,
    drives.map(({ grid }) => grid),
  );
  const apparent = chains.flatMap((chain, at) => {
    const drive = drives[at];
    return (drive && apparentOf(trace, chain, drive)) ?? [];
  });
  const flow = { time, power: gridPower, auxiliary };
  const isFedIn = energy.isRegenerative || chains.every(({ hasConverter }) => !hasConverter);
  return {
    time,
    load,
    speed,
    beltPower,
    gridPower,
    drives,
    ...(apparent.length === chains.length && apparent.length > 0 && { apparent: apparentSum(trace, apparent) }),
    drawn: isFedIn ? drawnEnergy(trace, flow) : drawnWithResistor(trace, flow),
    fed: isFedIn ? fedEnergy(trace, flow) : none(trace),
    carried: carriedMass(trace, { massFlow, load, time }),
  };
}

function controlledSpeed(trace: Trace, load: number, least: number): number {
  return speedForLoad(trace, { load, fill: constant(trace, 1, source), least });
}
