import {
  adopted,
  type CostInput,
  constant,
  costModel,
  type Duty,
  isZero,
  type LineName,
  lineNames,
  type Machine,
  type MachineSolution,
  none,
  opposite,
  positivePart,
  restated,
  type Trace,
} from "@beltwright/engine";
import type { ComponentRows } from "../design/component-rows.ts";
import { percent, toSi } from "../design/si.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { beltToPrice, drivesToPrice, idlersToPrice, pulleysToPrice } from "./built-parts.ts";
import { lineTitles } from "./line-titles.ts";

const usual = adopted("a year of 6000 hours at the design tonnage where no duty is typed");
const usualFriction = adopted("friction factor of ISO 5048 and DIN 22101 for a usual installation");
const kilowattHour = 3.6e6;
const per = (value: number, size: number): number => restated(value, (number) => number / size);

/** A solved conveyor as its cost, energy and carbon look at it. Rows are those it was chosen from. */
export function costInputOf(
  conveyor: Conveyor,
  solution: MachineSolution,
  rows: ComponentRows,
  trace: Trace,
): CostInput {
  const { machine, cases } = solution;
  const { design } = machine;
  const length = machine.conveyorLength ?? none(trace);
  const lift = machine.lift ?? none(trace);
  return {
    gravity: design.gravity,
    length,
    lift,
    beltSpeed: design.beltSpeed,
    massFlow: design.massFlow,
    tension: {
      full: cases["running-full"].effectiveTension,
      empty: cases["running-empty"].effectiveTension,
    },
    friction: conveyor.frictionFactorInp > 0 ? conveyor.frictionFactorInp : constant(trace, 0.02, usualFriction),
    ...startOf(solution),
    money: moneyOf(conveyor),
    belt: beltToPrice(conveyor, solution, rows),
    idlers: idlersToPrice(conveyor, machine, rows),
    pulleys: pulleysToPrice(conveyor, machine),
    drives: drivesToPrice(conveyor, machine, rows, trace),
    structure: structureOf(conveyor, solution, length),
    duty: design.duty ?? usualDuty(trace),
    energy: {
      isSpeedControlled: conveyor.speedControl,
      leastSpeed: percent(conveyor.speedMin),
      isRegenerative: conveyor.regenerativeDrive,
      transfers: conveyor.transferCount,
      tariff: per(conveyor.tariffEnergy, kilowattHour),
      demand: per(conveyor.tariffDemand, 1000),
      feedShare: percent(conveyor.tariffFeedShare),
    },
    wear: wearOf(conveyor, machine, trace),
    carbon: carbonOf(conveyor, trace),
    economics: {
      rate: percent(conveyor.discountRate),
      years: conveyor.horizon,
      energyGrowth: percent(conveyor.energyEscalation),
      carbonPrice: per(conveyor.carbonPrice, 1000),
      labour: per(conveyor.labourRate, 3600),
    },
    trucks: trucksOf(conveyor, length, lift, trace),
  };
}

function startOf({ cases }: MachineSolution): Pick<CostInput, "start"> {
  const { movingMass, driveMass, duration } = cases["starting-full"];
  return duration === undefined ? {} : { start: { movingMass, driveMass, time: duration } };
}

function usualDuty(trace: Trace): Duty {
  const of = (value: number) => constant(trace, value, usual);
  return [{ time: of(6000 * 3600), load: of(1), speed: of(1) }];
}

const classes = { "5": 5, "4": 4, "3": 3 } as const;

function moneyOf(conveyor: Conveyor): CostInput["money"] {
  const { costIndex, costFactor, costMarket, costLocation, costClass, costTyped } = conveyor;
  const typed: Partial<Record<LineName, number>> = {};
  for (const { typedLine, typedSum } of costTyped) {
    const name = lineNames.find((one) => lineTitles[one] === typedLine);
    // Nothing is a price nobody has asked for yet, as in a library.
    if (name !== undefined && typedSum > 0) typed[name] = typedSum;
  }
  return {
    index: costIndex,
    currency: costFactor,
    market: costMarket,
    location: costLocation,
    typed,
    ...(costClass === "Auto" ? {} : { estimateClass: classes[costClass] }),
  };
}

/** Where no stretch is typed the whole conveyor stands on the ground. */
function structureOf(conveyor: Conveyor, { machine, takeUp }: MachineSolution, length: number): CostInput["structure"] {
  const stretches = conveyor.structureSegments.filter(({ segmentLength }) => segmentLength > 0);
  const typed = stretches.map((one) => ({
    kind: one.segmentKind === "Truss" ? ("truss" as const) : ("ground" as const),
    length: one.segmentLength,
    span: one.segmentSpan,
    height: one.segmentHeight,
    isEnclosed: one.segmentEnclosed,
  }));
  const segments =
    typed.length > 0 ? typed : [{ kind: "ground" as const, length, span: 24, height: 0, isEnclosed: false }];
  const onGround = segments.filter(({ kind }) => kind === "ground");
  const [first] = onGround;
  const { corridorLength } = conveyor;
  const isWinch = /winch|hydraulic/i.test(conveyor.takeupType);
  return {
    segments,
    isPipe: machine.design.carryIdler.shape === "pipe",
    walkway: conveyor.walkwayLength,
    towers: conveyor.towerCount,
    towerHeight: conveyor.towerHeight,
    chutes: conveyor.chuteCount,
    chuteDrop: conveyor.chuteDrop,
    skirt: conveyor.pulls.reduce((sum, { skirtLength }) => sum + skirtLength, 0),
    cover: conveyor.coverLength,
    corridor: isZero(corridorLength) ? sumOfLengths(onGround, first?.length) : corridorLength,
    accessories: conveyor.accessoriesCost,
    takeUpMass: isWinch ? 0 : (takeUp.mass ?? 0),
    takeUpTravel: machine.takeUpTravel.total,
    ...(isWinch ? { winchTension: takeUp.tension } : {}),
  };
}

const sumOfLengths = (stretches: readonly { readonly length: number }[], only: number | undefined): number =>
  stretches.length === 1 && only !== undefined ? only : stretches.reduce((sum, { length }) => sum + length, 0);

function wearOf(conveyor: Conveyor, { design }: Machine, trace: Trace): CostInput["wear"] {
  const { chuteNormalSpeed, chuteTangentSpeed, coverAbrasion, wearTyped, environment, matl } = conveyor;
  return {
    abrasiveness: matl.abrasion,
    bulkDensity: design.material.highBulkDensity,
    ...(chuteNormalSpeed > 0 ? { stream: { normal: chuteNormalSpeed, along: chuteTangentSpeed } } : {}),
    ...(coverAbrasion > 0 ? { abrasion: per(coverAbrasion, 1e9) } : {}),
    ...(wearTyped > 0 ? { measured: per(wearTyped, 1e12) } : {}),
    loadings: constant(trace, 1, adopted("wear of belt covers at the loading point")),
    environment: environment === "Clean" ? "clean" : "dirty",
  };
}

/** The electricity of a country by its code; undefined where the price model has none of it. */
export function findGrid(code: string): (typeof costModel.grid)["WLD"] | undefined {
  const grids: Readonly<Record<string, (typeof costModel.grid)["WLD"] | undefined>> = costModel.grid;
  return grids[code.toUpperCase()];
}

function carbonOf(conveyor: Conveyor, trace: Trace): CostInput["carbon"] {
  const { gridCode, gridIntensity, gridTrend, startYear, siteDistanceRoad } = conveyor;
  const grid = findGrid(gridCode) ?? costModel.grid.WLD;
  const read = (value: number) => constant(trace, value, { document: gridSource, clause: "electricity of countries" });
  const isTyped = gridIntensity > 0;
  return {
    intensity: per(isTyped ? gridIntensity : read(grid.value), 1000 * kilowattHour),
    trend: isTyped ? percent(gridTrend) : read(grid.trend),
    gridYear: isTyped ? startYear : read(grid.year),
    startYear,
    distance: toSi(siteDistanceRoad, "km"),
  };
}

const gridSource = costModel.meta.sources.S17;

/** Trucks run as far as the belt where nothing else is typed. */
function trucksOf(conveyor: Conveyor, length: number, lift: number, trace: Trace): CostInput["trucks"] {
  const { truckDistance, truckLift, truckReturnLift, truckRolling, truckEmptyRatio, dieselPrice } = conveyor;
  return {
    distance: isZero(truckDistance) ? length : toSi(truckDistance, "km"),
    climb: isZero(truckLift) ? positivePart(trace, lift) : truckLift,
    returnClimb: isZero(truckReturnLift) ? positivePart(trace, opposite(lift)) : truckReturnLift,
    rolling: truckRolling,
    emptyRatio: truckEmptyRatio,
    diesel: per(dieselPrice, 1e-3),
  };
}
