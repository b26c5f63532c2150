import { feederView, hopperView, trajectoryPlot, trajectoryStream } from "@beltwright/drawing";
import { type FeederState, feederLoads, hopper, InputRefused, type StreamPoint, startTrace } from "@beltwright/engine";
import { type Conveyor, conveyorDefinition, feederInputOf } from "@beltwright/model";
import type { Block } from "../description/report.ts";
import { type ColumnOf, factsOf, tableOf } from "./cells.ts";
import { nameIn, type ReportContext, type ReportDefinition } from "./context.ts";

export const equipmentReports: readonly ReportDefinition[] = [
  {
    id: "trajectory",
    group: "equipment",
    isFor: ({ conveyor }) => isUsed(conveyor, "trajectory") && trajectoryStream(conveyor) !== undefined,
    blocks: trajectoryBlocks,
  },
  {
    id: "trajectory-points",
    group: "equipment",
    isFor: ({ conveyor }) => isUsed(conveyor, "trajectory") && trajectoryStream(conveyor) !== undefined,
    blocks: trajectoryPoints,
  },
  {
    id: "feeder",
    group: "equipment",
    isFor: (context) => isUsed(context.conveyor, "feeder") && feederOf(context) !== undefined,
    blocks: feederBlocks,
  },
  {
    id: "hopper",
    group: "equipment",
    isFor: ({ conveyor }) => isUsed(conveyor, "hopper") && hopperOf(conveyor) !== undefined,
    blocks: hopperBlocks,
  },
  {
    id: "loading-points",
    group: "equipment",
    isFor: ({ conveyor }) => conveyor.pulls.some(({ pType }) => pType === "Hopper"),
    blocks: loadingPoints,
  },
];

/** A form nobody has touched says nothing about this conveyor. */
function isUsed(conveyor: Conveyor, form: string): boolean {
  const values = new Map(Object.entries(conveyor));
  const group = conveyorDefinition.groups.find(({ name }) => name === form);
  return group?.fields.some((field) => values.get(field.name) !== field.default) ?? false;
}

/** Undefined where the calculator refuses the numbers. */
function tried<Result>(calculate: () => Result): Result | undefined {
  try {
    return calculate();
  } catch (refused) {
    if (refused instanceof InputRefused) return undefined;
    throw refused;
  }
}

function trajectoryBlocks(context: ReportContext): readonly Block[] {
  const { w, conveyor } = context;
  const stream = trajectoryStream(conveyor);
  if (stream === undefined) return [];
  return [
    {
      kind: "figure",
      drawing: trajectoryPlot(conveyor, undefined, context.system),
      caption: w.titles.trajectory,
      height: 0.55,
    },
    ...factsOf(context, [
      [w.model, undefined, conveyor.qTrajModel],
      [w.dischargeAngle, "deg", stream.angle],
      [w.dischargeSpeed, "m/s", stream.speed],
      [w.speedRatio, "1", stream.speedRatio],
      [w.highSpeed, undefined, stream.isHighSpeed],
    ]),
  ];
}

function trajectoryPoints(context: ReportContext): readonly Block[] {
  const { w, conveyor } = context;
  const stream = trajectoryStream(conveyor);
  const rows = stream?.lower.map((lower, at) => ({ lower, upper: stream.upper[at] })) ?? [];
  const at = (
    name: string,
    value: (row: (typeof rows)[number]) => StreamPoint | undefined,
  ): readonly ColumnOf<(typeof rows)[number]>[] => [
    [`${name} x`, "m", (row) => value(row)?.x],
    [`${name} y`, "m", (row) => value(row)?.y],
  ];
  return tableOf(context, rows, [
    [w.time, "s", ({ lower }) => lower.time],
    ...at(w.lowerStream, ({ lower }) => lower),
    ...at(w.upperStream, ({ upper }) => upper),
  ]);
}

const degree = Math.PI / 180;

/** What the machine found, or a feeder apart from it. */
function feederOf({ conveyor, machine }: Pick<ReportContext, "conveyor" | "machine">) {
  return machine.feeder ?? tried(() => feederLoads(startTrace("checked"), feederInputOf(conveyor)));
}

function feederBlocks(context: ReportContext): readonly Block[] {
  const { w, conveyor } = context;
  const found = feederOf(context);
  if (found === undefined) return [];
  const rows: readonly { readonly name: string; readonly state: FeederState }[] = [
    { name: w.initialFilling, state: found.initial },
    { name: w.flowing, state: found.flow },
  ];
  return [
    {
      kind: "figure",
      drawing: feederView(conveyor, undefined, context.system),
      caption: w.titles.feeder,
      height: 0.42,
    },
    ...factsOf(context, [
      [w.halfAngle, "deg", found.halfAngle],
      [w.surcharge, "MPa", found.surcharge],
      [w.skirtForce, "kN", found.skirtForce],
      [w.hopperShape, undefined, nameIn(w.choices, conveyor.fdrFlow)],
    ]),
    ...tableOf(context, rows, [
      [w.state, undefined, ({ name }) => name],
      [w.verticalLoad, "kN", ({ state }) => state.load],
      [w.pullOut, "kN", ({ state }) => state.pullOut],
      [w.beltForce, "kN", ({ state }) => state.force],
      [w.power, "kW", ({ state }) => state.power],
    ]),
  ];
}

function hopperOf(conveyor: Conveyor) {
  const repose = conveyor.qHopperRepose * degree;
  return tried(() =>
    hopper(startTrace("checked"), {
      topLength: conveyor.qHopperTopLength,
      topWidth: conveyor.qHopperTopWidth,
      bottomLength: conveyor.qHopperOutletLength,
      bottomWidth: conveyor.qHopperOutletWidth,
      height: conveyor.qHopperHeight,
      verticalHeight: conveyor.qHopperVertHeight,
      ...(repose > 0 ? { reposeAngle: repose } : {}),
      bulkDensity: conveyor.qHopperBulkDensity,
    }),
  );
}

function hopperBlocks(context: ReportContext): readonly Block[] {
  const { w, conveyor } = context;
  const found = hopperOf(conveyor);
  if (found === undefined) return [];
  return [
    {
      kind: "figure",
      drawing: hopperView(conveyor, undefined, context.system),
      caption: w.titles.hopper,
      height: 0.42,
    },
    ...factsOf(context, [
      [w.hopperVolume, "m3", found.hopperVolume],
      [w.verticalVolume, "m3", found.verticalVolume],
      [w.heapVolume, "m3", found.heapVolume],
      [w.volume, "m3", found.volume],
      [w.mass, "kg", found.mass],
      [w.lengthWallAngle, "deg", found.lengthWallAngle],
      [w.widthWallAngle, "deg", found.widthWallAngle],
      [w.valleyAngle, "deg", found.valleyAngle],
    ]),
  ];
}

function loadingPoints(context: ReportContext): readonly Block[] {
  const { w, machine, solution } = context;
  const rows = machine.design.points.flatMap((point, at) => (point.kind === "hopper" ? [{ point, at }] : []));
  const full = solution.cases["running-full"];
  return tableOf(context, rows, [
    [w.point, undefined, ({ point }) => context.point(point.id)],
    [w.capacityAfter, "t/h", ({ point }) => point.section.massFlow],
    [w.feedSpeed, "m/s", ({ point }) => point.feedSpeed],
    [w.skirts, "m", ({ point }) => point.section.skirtLength],
    [`${w.resistance} ${context.loadCase("running-full")}`, "kN", ({ at }) => full.points[at]?.resistance],
  ]);
}
