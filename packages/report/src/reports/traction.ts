import { starterCurve } from "@beltwright/drawing";
import { type DriveTraction, tractionCases } from "@beltwright/engine";
import { arrangeStarterPoints } from "@beltwright/model";
import type { Block } from "../description/report.ts";
import { type ColumnOf, factsOf, heading, result, si, tableOf, typed } from "./cells.ts";
import type { ReportContext, ReportDefinition } from "./context.ts";

export const tractionReports: readonly ReportDefinition[] = [
  { id: "traction", group: "drives", isFor: hasDrives, blocks: traction },
  { id: "traction-details", group: "drives", isFor: hasDrives, isLandscape: true, blocks: tractionDetails },
  {
    id: "brake-traction",
    group: "drives",
    isFor: ({ solution }) => solution.traction.brakes.length > 0,
    blocks: brakeTraction,
  },
  {
    id: "starter-curves",
    group: "drives",
    isFor: ({ conveyor }) => conveyor.drives.some(({ starter }) => starter.starterPts.length > 0),
    blocks: starterCurves,
  },
];

function hasDrives({ conveyor }: ReportContext): boolean {
  return conveyor.drives.length > 0;
}

/** Slack-side tension above slip of each drive in each load case. */
function traction(context: ReportContext): readonly Block[] {
  const { w, solution, conveyor } = context;
  const { limiting } = solution.traction;
  return [
    ...factsOf(context, [
      [w.tractionCase, undefined, limiting === undefined ? undefined : context.loadCase(limiting.loadCase)],
      [w.tractionSurplus, undefined, result(context, "tractionSurplus")],
    ]),
    ...tableOf(context, solution.traction.cases, [
      [w.loadCase, undefined, ({ loadCase }) => context.loadCase(loadCase)],
      ...conveyor.drives.map(
        ({ driveNo }): ColumnOf<(typeof solution.traction.cases)[number]> => [
          `${w.surplus} ${context.drive(String(driveNo))}`,
          "kN",
          ({ drives }) => surplusCell(drives.find(({ driveId }) => driveId === String(driveNo))),
        ],
      ),
      [w.smallestSurplus, "kN", ({ surplus }) => surplus],
    ]),
  ];
}

function surplusCell(found: DriveTraction | undefined) {
  return found === undefined ? undefined : si(found.surplus, "kN", { isOverLimit: found.surplus < 0 });
}

function tractionDetails(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  const cases = tractionCases.flatMap(
    (name) => solution.traction.cases.find(({ loadCase }) => loadCase === name) ?? [],
  );
  const rows = cases.flatMap(({ loadCase, drives }) => drives.map((found) => ({ loadCase, found })));
  return tableOf(context, rows, [
    [w.loadCase, undefined, ({ loadCase }) => context.loadCase(loadCase)],
    [w.drive, undefined, ({ found }) => context.drive(found.driveId)],
    [w.driveForce, "kN", ({ found }) => found.driveForce],
    [w.slackTension, "kN", ({ found }) => found.slackTension],
    [w.requiredT2, "kN", ({ found }) => found.requiredSlackTension],
    [w.surplus, "kN", ({ found }) => surplusCell(found)],
    [w.frictionCoefficient, "1", ({ found }) => found.friction],
    [w.requiredFriction, "1", ({ found }) => found.requiredFriction],
    [w.wrapAngle, "deg", ({ found }) => found.wrapAngle],
    [w.requiredWrap, "deg", ({ found }) => found.requiredWrapAngle],
    [w.driveFactor, "1", ({ found }) => found.wrapFactor],
  ]);
}

function brakeTraction(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  return tableOf(context, solution.traction.brakes, [
    [w.loadCase, undefined, ({ loadCase }) => context.loadCase(loadCase)],
    [w.point, undefined, ({ pointId }) => context.point(pointId)],
    [w.brakeForce, "kN", ({ brakeForce }) => brakeForce],
    [w.slackTension, "kN", ({ slackTension }) => slackTension],
    [w.requiredT2, "kN", ({ requiredSlackTension }) => requiredSlackTension],
    [w.surplus, "kN", ({ surplus }) => si(surplus, "kN", { isOverLimit: surplus < 0 })],
    [w.frictionCoefficient, "1", ({ friction }) => friction],
    [w.requiredFriction, "1", (one) => one.requiredFriction],
    [w.wrapAngle, "deg", ({ wrapAngle }) => wrapAngle],
  ]);
}

/** Drives that start alike share a curve. */
function starterCurves(context: ReportContext): readonly Block[] {
  const { w, built } = context;
  const started = built.drives.filter(({ starter }) => starter.starterPts.length > 0);
  const alike = Map.groupBy(started, ({ starter: { type, description, starterPts } }) =>
    JSON.stringify([type, description, starterPts.map(({ torque, speed, time }) => [torque, speed, time])]),
  );
  return [...alike.values()].flatMap((drives): readonly Block[] => {
    const [first] = drives;
    if (first === undefined) return [];
    const { starter } = first;
    const rows = starter.starterPts.map(({ torque, speed, time }) => ({ torque, speed, time }));
    const points = arrangeStarterPoints({ type: starter.type, starterPts: rows });
    const isTimed = starter.type === "Speed-Time";
    const names = drives.map(({ driveNo }) => context.drive(String(driveNo))).join(", ");
    return [
      heading(`${names}: ${starter.description}`),
      {
        kind: "figure",
        drawing: starterCurve(starter),
        caption: isTimed ? w.speedOverTime : w.torqueOverSpeed,
        height: 0.45,
      },
      ...tableOf(context, points, [
        [w.time, undefined, ({ time }) => (isTimed && time !== undefined ? typed(time, "s") : undefined)],
        [w.speed, undefined, ({ speed }) => (speed === undefined ? undefined : typed(speed, "%"))],
        [w.torque, undefined, ({ torque }) => (isTimed || torque === undefined ? undefined : typed(torque, "%"))],
      ]),
    ];
  });
}
