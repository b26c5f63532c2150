import { pulleySketch } from "@beltwright/drawing";
import type { MachinePulley, PulleyCheck, PulleyLimitCheck, PulleyLoad } from "@beltwright/engine";
import { shaftSteelOf, type UnitCode } from "@beltwright/model";
import { unitIn } from "../description/cell-text.ts";
import type { Block } from "../description/report.ts";
import { labelIn } from "../words/words.ts";
import { type ColumnOf, type FactOf, factsOf, heading, note, result, si, tableOf, typed, verdict } from "./cells.ts";
import { nameIn, type ReportContext, type ReportDefinition } from "./context.ts";

export const pulleyReports: readonly ReportDefinition[] = [
  pulleyReport("pulley-schedule", schedule, true),
  pulleyReport("pulley-diameters", diameters),
  pulleyReport("pulley-loads", loads, true),
  checkedReport("pulley-load-cases", loadCases),
  checkedReport("shaft-design", shaftDesign),
  checkedReport("shaft-deflection", deflection),
  {
    id: "shaft-alternatives",
    group: "pulleys",
    isFor: ({ machine }) => machine.pulleys.some(({ alternatives }) => alternatives !== undefined),
    blocks: alternatives,
  },
  checkedReport("shells", shells),
  checkedReport("end-discs", discs),
  checkedReport("bearings", bearings),
  checkedReport("pulley-checks", checks),
  pulleyReport("lagging", lagging),
  {
    id: "locking-elements",
    group: "pulleys",
    isFor: ({ machine }) => machine.pulleys.some(({ locking }) => locking !== undefined),
    blocks: locking,
  },
  pulleyReport("pulley-masses", masses),
  {
    id: "pulley-selection",
    group: "pulleys",
    isFor: ({ machine }) => machine.pulleys.some(({ parts }) => parts.kind !== "given"),
    blocks: selection,
  },
];

interface CheckedPulley {
  readonly pulley: MachinePulley;
  readonly check: PulleyCheck;
}

function checked({ machine }: ReportContext): readonly CheckedPulley[] {
  return machine.pulleys.flatMap((pulley) => (pulley.check === undefined ? [] : [{ pulley, check: pulley.check }]));
}

function pulleyReport(
  id: ReportDefinition["id"],
  blocks: ReportDefinition["blocks"],
  isLandscape = false,
): ReportDefinition {
  return { id, group: "pulleys", isLandscape, isFor: ({ machine }) => machine.pulleys.length > 0, blocks };
}

/** For pulleys whose parts fit together, so that they could be checked. */
function checkedReport(
  id: ReportDefinition["id"],
  blocks: (context: ReportContext, pulleys: readonly CheckedPulley[]) => readonly Block[],
): ReportDefinition {
  return {
    id,
    group: "pulleys",
    isFor: (context) => checked(context).length > 0,
    blocks: (context) => blocks(context, checked(context)),
  };
}

function indexOf({ conveyor }: ReportContext, pointId: string): number {
  return conveyor.pulls.findIndex(({ noID }) => String(noID) === pointId);
}

function resultAt(context: ReportContext, pointId: string, name: string) {
  return result(context, `pulls[${indexOf(context, pointId)}].${name}`);
}

const point = (context: ReportContext): ColumnOf<CheckedPulley> => [
  context.w.point,
  undefined,
  ({ pulley }) => context.point(pulley.pointId),
];

/** As it is called where it was typed: for a drive pulley at its drive. */
function laggingName({ w, built, pull }: ReportContext, { pointId, lagging: { kind } }: MachinePulley): string {
  const here = pull(pointId);
  const drive =
    here?.pType === "Drive" ? built.drives.find(({ driveNo }) => driveNo === here.linkToDriveNo) : undefined;
  const words = (drive?.lagging ?? here?.lagging ?? "").trim();
  return kind === "none" || words === "" ? nameIn(w.laggings, kind) : nameIn(w.choices, words);
}

function schedule(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  return tableOf(context, machine.pulleys, [
    [w.point, undefined, ({ pointId }) => context.point(pointId)],
    [w.type, undefined, ({ kind }) => nameIn(w.pulleyKinds, kind)],
    [w.group, undefined, ({ group }) => group],
    [w.shellDiameter, "mm", ({ built }) => built.body.shellDiameter],
    [w.shellThickness, "mm", ({ built }) => built.body.shellThickness],
    [w.faceWidth, "mm", ({ built }) => built.body.faceWidth],
    [w.lagging, undefined, (one) => laggingName(context, one)],
    [w.laggingThickness, "mm", (one) => one.lagging.thickness],
    [w.shaftDiameter, "mm", ({ built }) => built.body.shaftDiameter],
    [w.seatDiameter, "mm", ({ built }) => built.seatDiameter],
    [w.bearingCentres, "mm", ({ bearingCentres }) => bearingCentres],
    [w.hubCentres, "mm", ({ built }) => built.body.hubCentres],
    [w.mass, "kg", ({ mass }) => mass],
  ]);
}

function diameters(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  return tableOf(context, machine.pulleys, [
    [w.point, undefined, ({ pointId }) => context.point(pointId)],
    [w.group, undefined, ({ group }) => group],
    [w.utilisation, "%", ({ minimumDiameter }) => minimumDiameter.utilisation],
    [w.tensionBand, undefined, ({ minimumDiameter }) => nameIn(w.tensionBands, minimumDiameter.band)],
    [w.smallestDiameter, undefined, ({ pointId }) => resultAt(context, pointId, "minPulleyDia")],
    [w.shellDiameter, "mm", ({ built }) => built.body.shellDiameter],
    [w.verdict, undefined, ({ minimumDiameter }) => verdict(context, minimumDiameter.isAdequate)],
  ]);
}

function caseOf(context: ReportContext, { loadCase, isReverse }: PulleyLoad): string {
  const name = context.loadCase(loadCase);
  return isReverse ? `${name}, ${context.w.reverse}` : name;
}

function loads(context: ReportContext): readonly Block[] {
  const { w } = context;
  return tableOf(context, checked(context), [
    point(context),
    [w.largestResultant, undefined, ({ pulley }) => resultAt(context, pulley.pointId, "resultantForce")],
    [w.loadCase, undefined, ({ check }) => caseOf(context, check.loads.strength)],
    [w.loadDirection, "deg", ({ check }) => check.loads.strength.direction],
    [w.largestRunningResultant, "kN", ({ check }) => check.loads.running.resultant],
    [w.loadCase, undefined, ({ check }) => caseOf(context, check.loads.running)],
    [w.largestTorque, "Nm", ({ check }) => Math.abs(check.loads.largestTorque.torque)],
    [w.loadCase, undefined, ({ check }) => caseOf(context, check.loads.largestTorque)],
    [w.hubMoment, "Nm", ({ check }) => check.loads.strength.hubMoment],
  ]);
}

function loadCases(context: ReportContext, pulleys: readonly CheckedPulley[]): readonly Block[] {
  const { w } = context;
  const columns: readonly ColumnOf<PulleyLoad>[] = [
    [w.loadCase, undefined, (load) => caseOf(context, load)],
    [w.forward, "kN", ({ forward }) => forward],
    [w.upward, "kN", ({ upward }) => upward],
    [w.resultant, "kN", ({ resultant }) => resultant],
    [w.loadDirection, "deg", ({ direction }) => direction],
    [w.bearingLoad, "kN", ({ bearingLoad }) => bearingLoad],
    [w.hubMoment, "Nm", ({ hubMoment }) => hubMoment],
    [w.torque, "Nm", ({ torque }) => torque],
  ];
  return pulleys.flatMap(({ pulley, check }) =>
    tableOf(context, check.loads.all, columns, { title: context.point(pulley.pointId) }),
  );
}

/** Each pulley with its dimensioned sketch and the diameters its shaft needs. */
function shaftDesign(context: ReportContext, pulleys: readonly CheckedPulley[]): readonly Block[] {
  const { w, built } = context;
  const caption = w.pulleySketch.replace("{unit}", unitIn(context, "mm"));
  return pulleys.flatMap(({ pulley, check }): readonly Block[] => {
    const sketch = pulleySketch(built, indexOf(context, pulley.pointId), undefined, context.system);
    const { body } = pulley.built;
    return [
      heading(context.point(pulley.pointId)),
      ...(sketch === undefined ? [] : [{ kind: "figure", drawing: sketch, caption, height: 0.27 } as const]),
      ...factsOf(context, [
        ...steelFacts(context, pulley),
        [w.governingCase, undefined, caseOf(context, check.loads.strength)],
        [w.resultant, undefined, resultAt(context, pulley.pointId, "resultantForce")],
        [w.hubMoment, "Nm", check.loads.strength.hubMoment],
        [w.torque, "Nm", check.loads.strength.torque],
        [w.requiredHub, undefined, resultAt(context, pulley.pointId, "reqShaftDia")],
        [
          w.shaftDiameter,
          undefined,
          si(body.shaftDiameter, "mm", { isOverLimit: body.shaftDiameter < check.hubDiameter }),
        ],
        [w.requiredSeat, "mm", check.seatDiameter],
        [
          w.seatDiameter,
          undefined,
          si(pulley.built.seatDiameter, "mm", { isOverLimit: pulley.built.seatDiameter < check.seatDiameter }),
        ],
        [w.requiredShoulder, "mm", check.shoulderDiameter],
        [w.hubSlope, undefined, resultAt(context, pulley.pointId, "shaftDefl")],
        [w.bearingCentres, "mm", pulley.bearingCentres],
        [w.hubCentres, "mm", body.hubCentres],
        [w.verdict, undefined, verdict(context, check.isAdequate)],
      ]),
    ];
  });
}

/** The steel of a shaft with the strengths it is checked by, typed or not. */
function steelFacts(context: ReportContext, { pointId }: MachinePulley): readonly FactOf[] {
  const pull = context.pull(pointId);
  if (pull === undefined) return [];
  const { tensileStrength, yieldStrength, enduranceLimit } = shaftSteelOf(pull);
  return [
    [labelIn(context, "Shaft material"), undefined, pull.shaftMatl.description],
    [labelIn(context, "Tensile strength"), "MPa", tensileStrength],
    [labelIn(context, "Yield strength"), "MPa", yieldStrength],
    [labelIn(context, "Endurance limit"), "MPa", enduranceLimit],
  ];
}

function deflection(context: ReportContext, pulleys: readonly CheckedPulley[]): readonly Block[] {
  const { w } = context;
  return tableOf(context, pulleys, [
    point(context),
    [w.hubSlope, undefined, ({ pulley }) => resultAt(context, pulley.pointId, "shaftDefl")],
    [w.allowed, undefined, ({ check }) => limitOf(check, "hub-slope")],
    [w.bearingSlope, "min-arc", ({ check }) => check.deflection.bearingSlope],
    [w.hubDeflection, "mm", ({ check }) => check.deflection.hubDeflection],
    [w.midDeflection, "mm", ({ check }) => check.deflection.midDeflection],
    [w.relativeDeflection, "1", ({ check }) => check.deflection.relativeDeflection],
  ]);
}

function limitOf({ checks: all }: PulleyCheck, name: PulleyLimitCheck["name"]) {
  const found = all.find((one) => one.name === name);
  return found === undefined ? undefined : si(found.limit, checkUnits[name]);
}

function alternatives(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  const rows = machine.pulleys.flatMap(({ pointId, alternatives: other, check, built }) =>
    other === undefined ? [] : [{ pointId, other, check, built }],
  );
  return [
    note(w.alternativesNote),
    ...tableOf(context, rows, [
      [w.point, undefined, ({ pointId }) => context.point(pointId)],
      [w.shaftDiameter, "mm", ({ built }) => built.body.shaftDiameter],
      ["AS 1403", "mm", ({ check }) => check?.hubDiameter],
      [w.goodman, "mm", ({ other }) => other.goodmanDiameter],
      ["CEMA", "mm", ({ other }) => other.cemaDiameter],
      [w.pressFit, "mm", ({ other }) => other.pressFitDiameter],
      [w.keyway, "mm", ({ other }) => other.keywayDiameter],
      [w.forHubSlope, "mm", ({ other }) => other.slopeDiameter],
      [w.fatigueSafety, "1", ({ other }) => other.fatigueSafety],
      [w.yieldSafety, "1", ({ other }) => other.yieldSafety],
    ]),
  ];
}

function shells(context: ReportContext, pulleys: readonly CheckedPulley[]): readonly Block[] {
  const { w } = context;
  return tableOf(context, pulleys, [
    point(context),
    [w.shellDiameter, "mm", ({ pulley }) => pulley.built.body.shellDiameter],
    [w.shellThickness, "mm", ({ pulley }) => pulley.built.body.shellThickness],
    [w.shellStress, undefined, ({ pulley }) => resultAt(context, pulley.pointId, "shellStress")],
    [w.allowed, undefined, ({ check }) => limitOf(check, "shell-stress")],
    [w.bendingStress, "MPa", ({ check }) => check.shell.stress],
    [w.stressRange, "MPa", ({ check }) => check.shell.range],
    [w.shearStress, "MPa", ({ check }) => check.shell.shear],
    [w.atAngle, "deg", ({ check }) => check.shell.angle],
    [w.side, undefined, ({ check }) => nameIn(w.sides, check.shell.side)],
  ]);
}

function discs(context: ReportContext, pulleys: readonly CheckedPulley[]): readonly Block[] {
  const { w } = context;
  return tableOf(context, pulleys, [
    point(context),
    [w.discThickness, "mm", ({ pulley }) => pulley.built.body.discThickness],
    [w.discMoment, "Nm", ({ check }) => check.disc.discMoment],
    [w.discShare, "%", ({ check }) => check.disc.discShare],
    [w.hubStress, "MPa", ({ check }) => check.disc.hubStress],
    [w.rimStress, "MPa", ({ check }) => check.disc.rimStress],
    [w.allowed, undefined, ({ check }) => limitOf(check, "disc-stress")],
    [w.slopeReached, "min-arc", ({ check }) => check.disc.slope],
  ]);
}

function bearings(context: ReportContext, pulleys: readonly CheckedPulley[]): readonly Block[] {
  const { w } = context;
  return tableOf(context, pulleys, [
    point(context),
    [w.bearing, undefined, ({ pulley }) => context.pull(pulley.pointId)?.shaft.brgDesignation],
    [w.bearingLoad, "kN", ({ check }) => check.loads.running.bearingLoad],
    [w.heaviestBearingLoad, "kN", ({ check }) => check.loads.strength.bearingLoad],
    [w.dynamicRating, "kN", ({ pulley }) => pulley.built.bearingRating],
    [w.neededRating, "kN", ({ check }) => check.neededRating],
    [w.ratingEstimated, undefined, ({ pulley }) => pulley.isRatingEstimated],
    [w.life, undefined, ({ pulley }) => resultAt(context, pulley.pointId, "brgL10h")],
    [w.requiredLife, undefined, ({ check }) => limitOf(check, "bearing-life")],
    [w.staticSafety, "1", ({ check }) => check.staticSafety],
  ]);
}

const checkUnits: Readonly<Record<PulleyLimitCheck["name"], UnitCode>> = {
  "shell-diameter": "mm",
  "hub-diameter": "mm",
  "seat-diameter": "mm",
  "shoulder-diameter": "mm",
  "hub-slope": "min-arc",
  "bearing-life": "h",
  "static-safety": "1",
  "shell-stress": "MPa",
  "disc-stress": "MPa",
};

function checks(context: ReportContext, pulleys: readonly CheckedPulley[]): readonly Block[] {
  const { w } = context;
  const rows = pulleys.flatMap(({ pulley, check }) => check.checks.map((one) => ({ pulley, one })));
  return tableOf(context, rows, [
    [w.point, undefined, ({ pulley }) => context.point(pulley.pointId)],
    [w.check, undefined, ({ one }) => nameIn(w.pulleyChecks, one.name)],
    [w.value, "mixed", ({ one }) => si(one.value, checkUnits[one.name], { isOverLimit: !one.isMet })],
    [w.limit, "mixed", ({ one }) => si(one.limit, checkUnits[one.name])],
    [w.unit, undefined, ({ one }) => unitIn(context, checkUnits[one.name])],
    [w.sense, undefined, ({ one }) => nameIn(w.senses, one.sense)],
    [w.verdict, undefined, ({ one }) => verdict(context, one.isMet)],
  ]);
}

function lagging(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  return tableOf(context, machine.pulleys, [
    [w.point, undefined, ({ pointId }) => context.point(pointId)],
    [w.lagging, undefined, (one) => laggingName(context, one)],
    [w.laggingThickness, "mm", (one) => one.lagging.thickness],
    [w.beltPressure, "MPa", (one) => one.lagging.pressure],
    [w.verdict, undefined, (one) => verdict(context, one.lagging.isAdequate)],
  ]);
}

function locking(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  const rows = machine.pulleys.flatMap(({ pointId, locking: found }) =>
    found === undefined ? [] : [{ pointId, found }],
  );
  return tableOf(context, rows, [
    [w.point, undefined, ({ pointId }) => context.point(pointId)],
    [w.torque, "Nm", ({ found }) => found.torque],
    [w.allowedMoment, "Nm", ({ found }) => found.allowedMoment],
    [w.verdict, undefined, ({ found }) => verdict(context, found.isAdequate)],
  ]);
}

function masses(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  return tableOf(context, machine.pulleys, [
    [w.point, undefined, ({ pointId }) => context.point(pointId)],
    [w.mass, "kg", ({ mass }) => mass],
    [w.inertia, "kgm2", ({ inertia }) => inertia],
    [w.inertiaUsed, undefined, ({ pointId }) => resultAt(context, pointId, "pulleyInertia")],
    [w.price, undefined, ({ cost }) => (cost > 0 ? typed(cost, "money") : undefined)],
  ]);
}

function selection(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  return tableOf(context, machine.pulleys, [
    [w.point, undefined, ({ pointId }) => context.point(pointId)],
    [w.outcome, undefined, ({ parts }) => nameIn(w.partKinds, parts.kind)],
    [w.shell, undefined, ({ parts }) => (parts.kind === "selected" ? parts.shell.description : undefined)],
    [w.shaft, undefined, ({ parts }) => (parts.kind === "selected" ? parts.shaft.description : undefined)],
    [w.width, undefined, ({ parts }) => (parts.kind === "selected" ? parts.width.description : undefined)],
    [
      w.rejectedRows,
      undefined,
      ({ parts }) => (parts.kind === "given" ? undefined : typed(parts.rejected.length, "1", { decimals: 0 })),
    ],
    [
      w.bindingLimit,
      undefined,
      ({ parts }) => (parts.kind === "none-fits" ? nameIn(w.pulleyChecks, parts.binding) : undefined),
    ],
  ]);
}
