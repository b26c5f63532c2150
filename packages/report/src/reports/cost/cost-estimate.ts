import { type CostLine, type CostRollUp, rangeOfLine } from "@beltwright/engine";
import { costFacts, findCost, outputAt } from "@beltwright/model";
import { costRemarks, remarkSentence } from "@beltwright/results";
import { unitIn } from "../../description/cell-text.ts";
import type { Block } from "../../description/report.ts";
import { labelIn } from "../../words/words.ts";
import { type ColumnOf, factsOf, note, result, tableOf, text, typed } from "../cells.ts";
import type { ReportContext, ReportDefinition } from "../context.ts";

const isCosted = ({ calculation }: ReportContext) => calculation.results.capitalCost !== undefined;

export const estimateReports: readonly ReportDefinition[] = [
  { id: "cost-estimate", group: "costs", isFor: isCosted, blocks: estimate },
  { id: "energy-and-carbon", group: "costs", isFor: isCosted, blocks: energyAndCarbon },
];

const money = (value: number | undefined) => (value === undefined ? undefined : typed(value, "money"));

function estimate(context: ReportContext): readonly Block[] {
  const cost = findCost(context.built, context.solution);
  if (cost === undefined) return [];
  const { w, conveyor } = context;
  const { capital } = cost;
  const c = w.cost;
  const groups = Object.entries(capital.groups).flatMap(([name, sum]) => {
    const title = Object.entries(c.groups).find(([group]) => group === name)?.[1];
    return title === undefined || !(sum > 0) ? [] : [{ title, sum }];
  });
  return [
    note(c.indicative),
    ...factsOf(context, [
      [c.currency, undefined, text(conveyor.costCurrency)],
      [resultLabel(context, "capitalCost"), undefined, result(context, "capitalCost")],
      [resultLabel(context, "capitalLow"), undefined, result(context, "capitalLow")],
      [resultLabel(context, "capitalHigh"), undefined, result(context, "capitalHigh")],
      [resultLabel(context, "estimateClass"), undefined, result(context, "estimateClass")],
      [resultLabel(context, "capitalPerMetre"), undefined, result(context, "capitalPerMetre")],
      [c.typedShare, "%", capital.typedShare],
    ]),
    ...costRemarks(cost, costFacts(context.built, context.solution, cost)).map((remark) =>
      note(remarkSentence(remark, context.language)),
    ),
    ...tableOf(context, capital.lines, lineColumns(context, capital)),
    ...tableOf(
      context,
      [
        ...groups,
        { title: c.supply, sum: capital.supply },
        { title: c.direct, sum: capital.direct },
        { title: c.base, sum: capital.base },
        { title: c.contingency, sum: capital.contingency },
      ],
      [
        [c.group, undefined, ({ title }) => title],
        [c.sum, undefined, ({ sum }) => money(sum)],
      ],
    ),
  ];
}

function resultLabel(context: ReportContext, path: string): string {
  return labelIn(context, outputAt(path)?.label ?? path);
}

function lineColumns(context: ReportContext, { base }: CostRollUp["capital"]): readonly ColumnOf<CostLine>[] {
  const { w } = context;
  const c = w.cost;
  return [
    [c.line, undefined, (line) => lineName(context, line)],
    [c.group, undefined, ({ group }) => c.groups[group]],
    [w.quantity, "mixed", (line) => quantity(line)],
    [w.unit, undefined, (line) => unitOf(context, line)],
    [c.unitPrice, undefined, ({ unitPrice }) => money(unitPrice)],
    [c.sum, undefined, ({ sum }) => money(sum), money(base)],
    [c.low, undefined, (line) => money(rangeOfLine(line).low)],
    [c.high, undefined, (line) => money(rangeOfLine(line).high)],
    [c.origin, undefined, ({ isTyped }) => (isTyped ? c.typed : c.estimated)],
  ];
}

function lineName({ w, point, drive }: ReportContext, { name, pointId, driveId }: CostLine): string {
  const title = w.cost.lines[name];
  if (pointId !== undefined) return `${title} ${point(pointId)}`;
  return driveId === undefined ? title : `${title}, ${drive(driveId)}`;
}

function quantity({ quantity: count, unit }: CostLine) {
  if (unit === "share") return typed(count * 100, "%");
  return typed(count, unit === "h" ? "1" : unit, unit === "1" ? { decimals: 0 } : {});
}

function unitOf(context: ReportContext, { unit }: CostLine): string {
  const { w } = context;
  if (unit === "share") return unitIn(context, "%");
  return unit === "1" ? w.piecesUnit : unitIn(context, unit);
}

function energyAndCarbon(context: ReportContext): readonly Block[] {
  const cost = findCost(context.built, context.solution);
  if (cost === undefined) return [];
  return [
    note(context.w.cost.indicative),
    ...energyBlocks(context, cost),
    ...carbonBlocks(context, cost),
    ...lifeBlocks(context, cost),
  ];
}

function energyBlocks(context: ReportContext, { energy, benchmark, startEnergy }: CostRollUp): readonly Block[] {
  const { w } = context;
  const c = w.cost;
  const names = ["energyYear", "energyPerTonne", "energyPerTonneKm", "energyBill", "beltLife"] as const;
  return [
    ...factsOf(context, [
      ...names.map((name) => [resultLabel(context, name), undefined, result(context, name)] as const),
      [c.peak, "kW", energy.peak],
      [c.apparent, "kVA", energy.apparent],
      [c.auxiliaries, "kW", energy.auxiliary],
      [c.startEnergy, "kJ", startEnergy],
      [c.liftEnergy, "kWh/t", benchmark?.lift],
      [c.frictionEnergy, "kWh/tkm", benchmark?.friction],
      [c.frictionBenchmark, "kWh/tkm", benchmark?.benchmark],
    ]),
    ...tableOf(
      context,
      energy.rows,
      [
        [w.hoursOfYear, "h", ({ time }) => time],
        [w.dutyLoad, "%", ({ load }) => load],
        [w.beltSpeed, "%", ({ speed }) => speed],
        [w.beltPower, "kW", ({ beltPower }) => beltPower],
        [c.gridPower, "kW", ({ gridPower }) => gridPower],
        [c.motorLoad, "%", ({ drives }) => drives[0]?.load],
        [c.drawn, "MWh", ({ drawn }) => drawn],
        [c.fed, "MWh", ({ fed }) => (fed > 0 ? fed : undefined)],
      ],
      { title: c.states },
    ),
  ];
}

function carbonBlocks(context: ReportContext, { carbon }: CostRollUp): readonly Block[] {
  const c = context.w.cost;
  const made = Object.entries(c.embodied).flatMap(([name, title]) => {
    const mass = Object.entries(carbon.embodied).find(([part]) => part === name)?.[1];
    return mass === undefined || !(mass > 0) ? [] : [{ title, mass }];
  });
  return [
    ...tableOf(
      context,
      [
        ...made,
        { title: c.renewed, mass: carbon.renewed },
        { title: c.electricity, mass: carbon.operating },
        { title: c.lifeCarbon, mass: carbon.total },
      ],
      [
        [c.part, undefined, ({ title }) => title],
        [c.carbon, "kg", ({ mass }) => mass],
      ],
    ),
    ...factsOf(context, [[resultLabel(context, "carbonPerTonne"), undefined, result(context, "carbonPerTonne")]]),
  ];
}

function lifeBlocks(context: ReportContext, { renewals, ownership, trucks }: CostRollUp): readonly Block[] {
  const c = context.w.cost;
  return [
    ...tableOf(
      context,
      renewals,
      [
        [c.part, undefined, ({ name }) => (name === "lagging" ? c.lagging : c.lines[name])],
        [c.eachTime, undefined, ({ cost }) => money(cost)],
        [c.life, "a", ({ life }) => life],
        [c.worth, undefined, ({ worth }) => money(worth)],
      ],
      { title: c.renewals },
    ),
    ...factsOf(
      context,
      [
        [c.capital, undefined, money(ownership.capital)],
        [c.energy, undefined, money(ownership.energy)],
        [c.maintenance, undefined, money(ownership.maintenance)],
        [c.renewed, undefined, money(ownership.renewals)],
        [c.present, undefined, money(ownership.present)],
        [c.annual, undefined, money(ownership.annual)],
        [resultLabel(context, "costPerTonne"), undefined, result(context, "costPerTonne")],
      ],
      c.ownership,
    ),
    ...factsOf(
      context,
      [
        [resultLabel(context, "truckCostPerTonne"), undefined, result(context, "truckCostPerTonne")],
        [c.truckCarbon, "kg/t", trucks.carbon],
        [c.roadCarbon, "kg/t", trucks.roadCarbon],
      ],
      c.trucks,
    ),
  ];
}
