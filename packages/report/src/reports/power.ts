import { type CaseName, type CasePower, caseNamed } from "@beltwright/engine";
import type { Block } from "../description/report.ts";
import { type ColumnOf, factsOf, result, tableOf } from "./cells.ts";
import type { ReportContext, ReportDefinition } from "./context.ts";

export const powerReports: readonly ReportDefinition[] = [
  { id: "power", group: "power", isFor: () => true, blocks: power },
  { id: "motor-power", group: "power", isFor: () => true, blocks: motorPower },
  {
    id: "regenerative",
    group: "power",
    isFor: ({ solution }) => solution.regenerative !== undefined,
    blocks: regenerative,
  },
];

function power(context: ReportContext): readonly Block[] {
  const { w, solution, conveyor } = context;
  const ofDrive = (driveId: string): readonly ColumnOf<CasePower>[] => [
    [
      `${context.drive(driveId)} ${w.atBelt}`,
      "kW",
      ({ drives }) => drives.find((one) => one.driveId === driveId)?.belt,
    ],
    [
      `${context.drive(driveId)} ${w.absorbed}`,
      "kW",
      ({ drives }) => drives.find((one) => one.driveId === driveId)?.absorbed,
    ],
  ];
  return [
    ...factsOf(context, [
      [w.absorbedPower, undefined, result(context, "absorbedPower")],
      [w.installedPower, undefined, result(context, "installedPower")],
      [w.governingCase, undefined, context.loadCase(solution.power.largest)],
    ]),
    ...tableOf(context, solution.power.cases, [
      [w.loadCase, undefined, ({ loadCase }) => context.loadCase(loadCase)],
      [w.effectiveTension, "kN", ({ loadCase }) => caseNamed(solution, loadCase)?.effectiveTension],
      [w.beltPower, "kW", ({ belt }) => belt],
      [w.absorbedPower, "kW", ({ absorbed }) => absorbed],
      ...conveyor.drives.flatMap(({ driveNo }) => ofDrive(String(driveNo))),
    ]),
  ];
}

function motorPower(context: ReportContext): readonly Block[] {
  const { w, conveyor, machine, solution } = context;
  const { ends, sizedBy } = solution.power;
  const sizingEnd = ends.find(
    ({ loadCase, friction }) => loadCase === sizedBy.loadCase && friction === sizedBy.friction,
  );
  /** What the motor was sized by, where that is not the power by the design friction. */
  const sizing = (driveNo: number) => sizingEnd?.drives.find(({ driveId }) => driveId === String(driveNo))?.absorbed;
  const rows = conveyor.drives.map((drive, at) => ({
    drive,
    at,
    train: machine.drives.find(({ driveId }) => driveId === String(drive.driveNo)),
  }));
  return tableOf(context, rows, [
    [w.drive, undefined, ({ drive }) => context.drive(String(drive.driveNo))],
    [w.motors, "1", ({ drive }) => drive.noOfMotors],
    [w.absorbedPower, undefined, ({ at }) => result(context, `drives[${at}].absorbedPower`)],
    [sizedBy.friction === "high" ? w.atHighFriction : w.atLowFriction, "kW", ({ drive }) => sizing(drive.driveNo)],
    [w.selectionFactor, "1", ({ drive }) => drive.motorSelectionFactor],
    [w.requiredMotorPower, undefined, ({ at }) => result(context, `drives[${at}].reqMotorPower`)],
    [w.requiredAtSite, "kW", ({ train }) => train?.requiredMotorPower],
    [w.installedPower, "kW", ({ train }) => train?.installedPower, result(context, "installedPower")],
  ]);
}

function regenerative(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  const lowPower = (name: CaseName) =>
    solution.power.ends.find(({ loadCase, friction }) => loadCase === name && friction === "low")?.absorbed;
  return [
    ...factsOf(context, [[w.frictionShare, "1", solution.regenerative?.frictionShare]]),
    ...tableOf(context, solution.regenerative?.cases ?? [], [
      [w.loadCase, undefined, ({ name }) => context.loadCase(name)],
      [w.effectiveTension, "kN", (one) => one.effectiveTension],
      [w.absorbedPower, "kW", ({ name }) => lowPower(name)],
      [w.largestTension, "kN", (one) => one.largest.tension],
      [w.smallestTension, "kN", (one) => one.smallest.tension],
    ]),
  ];
}
