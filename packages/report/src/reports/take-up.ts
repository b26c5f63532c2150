import type { Block } from "../description/report.ts";
import { factsOf, requiredMass, result, si, tableOf, verdict } from "./cells.ts";
import { everyCase, nameIn, type ReportContext, type ReportDefinition } from "./context.ts";

export const takeUpReports: readonly ReportDefinition[] = [
  { id: "take-up", group: "takeUp", isFor: () => true, blocks: takeUp },
  { id: "take-up-travel", group: "takeUp", isFor: () => true, blocks: travel },
];

function takeUp(context: ReportContext): readonly Block[] {
  const { w, solution, conveyor } = context;
  const { takeUp: found } = solution;
  const { required } = found;
  const { tension, governing } = required.kind === "found" ? required : {};
  const isLight = tension !== undefined && found.tension < tension;
  const isOtherWay = required.kind === "found" && required.isOtherWay === true;
  return [
    ...factsOf(context, [
      [w.type, undefined, nameIn(w.choices, conveyor.takeupType)],
      [w.point, undefined, context.point(found.pointId)],
      [w.takeUpTension, undefined, result(context, "ttup")],
      [w.highestTension, "kN", found.highestTension],
      [w.takeUpMass, "kg", found.mass],
      [w.requiredTension, undefined, tension && si(tension, "kN", { isOverLimit: isLight })],
      [w.requiredMass, undefined, requiredMass(context)],
      [w.governedBy, undefined, governing && nameIn(w.marginCauses, governing.cause)],
      [
        w.governingCase,
        undefined,
        governing && `${context.loadCase(governing.loadCase)}${isOtherWay ? `, ${w.otherWay}` : ""}`,
      ],
      [w.requirementFound, undefined, required.kind === "found"],
    ]),
    ...tableOf(context, found.isAssumed ? [] : everyCase(solution), [
      [w.loadCase, undefined, ({ name }) => context.loadCase(name)],
      [w.takeUpTension, "kN", (one) => one.takeUpTension],
    ]),
  ];
}

function travel(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  const { takeUpTravel: found } = machine;
  return [
    ...tableOf(context, found.stretch, [
      [w.loadCase, undefined, ({ loadCase }) => (loadCase === "at-rest" ? w.atRest : context.loadCase(loadCase))],
      [w.stretch, "m", ({ length }) => length],
    ]),
    ...factsOf(context, [
      [w.elasticTravel, "m", found.elastic],
      [w.thermalTravel, "m", found.thermal],
      [w.permanentTravel, "m", found.permanent],
      [w.spliceTravel, "m", found.splice],
      [w.takeUpTravel, undefined, result(context, "takeUpTravel")],
      [w.availableTravel, "m", found.available],
      [w.verdict, undefined, found.available === undefined ? undefined : verdict(context, found.isAdequate)],
    ]),
  ];
}
