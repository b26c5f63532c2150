import type { MachineDuty } from "@beltwright/engine";
import type { Block } from "../../description/report.ts";
import { type ColumnOf, factsOf, result, tableOf } from "../cells.ts";
import { nameIn, type ReportContext, type ReportDefinition } from "../context.ts";

export const dutyReports: readonly ReportDefinition[] = [
  { id: "duty", group: "power", isFor: ({ machine }) => machine.duty !== undefined, blocks: dutyBlocks },
];

function dutyBlocks(context: ReportContext): readonly Block[] {
  const { machine, w, conveyor } = context;
  const { duty } = machine;
  if (duty === undefined) return [];
  return [
    ...factsOf(context, [
      [w.runningHours, undefined, result(context, "runningHours")],
      [w.beltPasses, undefined, result(context, "beltPasses")],
      [w.startsPerHour, "1", conveyor.startsPerHour > 0 ? conveyor.startsPerHour : undefined],
    ]),
    ...tableOf(context, statesOf(duty), stateColumns(context, duty), { title: w.dutyStates }),
    ...tableOf(
      context,
      duty.motors,
      [
        [w.drive, undefined, ({ driveId }) => context.drive(driveId)],
        [w.startingShare, "%", ({ startingShare }) => startingShare],
        [w.meanTorque, undefined, ({ driveId }) => result(context, `${driveAt(context, driveId)}.motorHeat`)],
      ],
      { title: w.motorHeat },
    ),
    ...bearings(context),
  ];
}

interface StateRow {
  readonly at: number;
  readonly state: MachineDuty["states"][number];
}

const statesOf = ({ states }: MachineDuty): readonly StateRow[] => states.map((state, at) => ({ state, at }));

function stateColumns(context: ReportContext, { motors }: MachineDuty): readonly ColumnOf<StateRow>[] {
  const { w, machine } = context;
  const duty = machine.design.duty ?? [];
  return [
    [w.hoursOfYear, "h", ({ at }) => duty[at]?.time],
    [w.timeShare, "%", ({ state }) => state.timeShare],
    [w.dutyLoad, "%", ({ at }) => duty[at]?.load],
    [w.beltSpeed, "m/s", ({ state }) => state.beltSpeed],
    [w.lineLoadShare, "%", ({ state }) => state.lineLoadShare],
    ...motors.map(
      ({ driveId, torques }): ColumnOf<StateRow> => [
        `${context.drive(driveId)} ${w.torqueShare}`,
        "%",
        ({ at }) => torques[at],
      ],
    ),
  ];
}

const driveAt = ({ conveyor }: ReportContext, driveId: string) =>
  `drives[${conveyor.drives.findIndex(({ driveNo }) => String(driveNo) === driveId)}]`;

/** Loads that tire bearings as the duty does, and how long they last. */
function bearings(context: ReportContext): readonly Block[] {
  const { machine, w } = context;
  const strands = [machine.carryIdlers, machine.returnIdlers].flatMap((one) => one ?? []);
  const rolls = strands.flatMap(({ strand, nominal }) =>
    nominal.check.rolls.map((roll) => ({ name: nameIn(w.strands, strand), ...roll })),
  );
  const pulleys = machine.pulleys.map(({ pointId, check }) => ({ pointId, check }));
  return [
    ...tableOf(
      context,
      rolls.filter(({ duty }) => duty !== undefined),
      [
        [w.strand, undefined, ({ name }) => name],
        [w.rollAngle, "deg", ({ load }) => load.angle],
        [w.fullLoad, "kN", ({ equivalentLoad }) => equivalentLoad],
        [w.equivalentLoad, "kN", ({ duty }) => duty?.load],
        [w.rollSpeed, "rev/min", ({ duty }) => duty?.rotation],
        [w.life, "h", ({ life }) => life],
      ],
      { title: w.rollBearings },
    ),
    ...tableOf(
      context,
      pulleys.filter(({ check }) => check?.bearingDuty !== undefined),
      [
        [w.point, undefined, ({ pointId }) => context.point(pointId)],
        [w.equivalentLoad, "kN", ({ check }) => check?.bearingDuty?.load],
        [w.pulleySpeed, "rev/min", ({ check }) => check?.bearingDuty?.rotation],
        [w.life, "h", ({ check }) => check?.bearingLife],
      ],
      { title: w.pulleyBearings },
    ),
  ];
}
