import type { Design } from "../design/design.ts";
import type { TakeUpResult } from "../parts/take-up/settle.ts";
import type { CaseResult } from "../solve/tension/case-result.ts";
import { at } from "../solve/tension/tension-state.ts";
import { between, type Limit, satisfies } from "../trace/limit.ts";
import type { DynamicOptions } from "./dynamic-input.ts";
import type { Equilibrium } from "./equilibrium.ts";
import type { dynamicRefusals } from "./findings.ts";
import { slackTension } from "./kernel/slack-tension.ts";
import type { RunPlan } from "./run-plan.ts";
import type { DynamicEvent, Scenario } from "./scenario.ts";
import type { DynamicSettings } from "./settings.ts";

/** Why a run was not begun. */
export interface DynamicRefusal {
  readonly code: keyof typeof dynamicRefusals;
  /** The setting, event or point it is about. */
  readonly input: string;
  readonly value?: number;
  readonly limit?: Limit;
}

const limits = {
  runTime: between(0.01, 36_000),
  interval: between(1e-3, 60),
  elements: between(10, 5000),
  stepShare: between(0.01, 1),
  longestStep: between(1e-6, 1),
  gridDamping: between(0, 1),
  breakaway: between(1, 10),
  speedShare: between(0, 0.3),
  stations: between(1, 5000),
  frameMemory: between(1e4, 2 ** 31),
} as const satisfies Partial<Record<keyof DynamicSettings, Limit>>;

const modelLimits = {
  branchRatio: between(0, 10),
  branchTime: between(1e-4, 1000),
  dampingTime: between(0, 10),
} as const;

/** Elements times steps that a run may take. */
const mostWork = 2e9;

export function checkSettings(settings: DynamicSettings): readonly DynamicRefusal[] {
  const refuse = (input: string, value: number, limit: Limit): readonly DynamicRefusal[] =>
    satisfies(limit, value) ? [] : [{ code: "dynamic-out-of-limits", input, value, limit }];
  return [
    ...refuse("runTime", settings.runTime, limits.runTime),
    ...refuse("interval", settings.interval, limits.interval),
    ...refuse("elements", settings.elements, limits.elements),
    ...refuse("stepShare", settings.stepShare, limits.stepShare),
    ...refuse("longestStep", settings.longestStep, limits.longestStep),
    ...refuse("gridDamping", settings.gridDamping, limits.gridDamping),
    ...refuse("breakaway", settings.breakaway, limits.breakaway),
    ...refuse("speedShare", settings.speedShare, limits.speedShare),
    ...refuse("stations", settings.stations, limits.stations),
    ...refuse("frameMemory", settings.frameMemory, limits.frameMemory),
    ...refuse("model.branchRatio", settings.model.branchRatio, modelLimits.branchRatio),
    ...refuse("model.branchTime", settings.model.branchTime, modelLimits.branchTime),
    ...refuse("model.dampingTime", settings.model.dampingTime, modelLimits.dampingTime),
  ];
}

/** Events before the begin, drives nobody knows, and numbers of drives, brakes and take-up that mean nothing. */
export function checkScenario(design: Design, scenario: Scenario, options: DynamicOptions): readonly DynamicRefusal[] {
  const events = scenario.kind === "sequence" ? scenario.events : [];
  const times = [
    ...events.map((event, n) => ({ input: `events[${n}].at`, value: event.at })),
    ...(scenario.kind === "aborted-start" ? [{ input: "tripTime", value: scenario.tripTime }] : []),
    ...(scenario.kind === "power-failure" ? [{ input: "at", value: scenario.at ?? 0 }] : []),
    ...(options.drives ?? []).flatMap(({ startDelay = 0, stopDelay = 0, rampTime = 0 }, n) => [
      { input: `drives[${n}].startDelay`, value: startDelay },
      { input: `drives[${n}].stopDelay`, value: stopDelay },
      { input: `drives[${n}].rampTime`, value: rampTime },
    ]),
    ...(options.brakes ?? []).flatMap(({ delay = 0, rampTime = 0, force = 0 }, n) => [
      { input: `brakes[${n}].delay`, value: delay },
      { input: `brakes[${n}].rampTime`, value: rampTime },
      { input: `brakes[${n}].force`, value: force },
    ]),
    ...Object.entries(options.takeUp ?? {}).map(([name, value]) => ({ input: `takeUp.${name}`, value })),
  ];
  const limit = between(0, 1e9);
  const wrong = times.flatMap(({ input, value }): readonly DynamicRefusal[] =>
    satisfies(limit, value) ? [] : [{ code: "dynamic-out-of-limits", input, value, limit }],
  );
  return [...wrong, ...checkCurves(options), ...unknownDrives(design, events)];
}

function checkCurves({ drives = [] }: DynamicOptions): readonly DynamicRefusal[] {
  return drives.flatMap(({ starter }, n): readonly DynamicRefusal[] => {
    if (starter === undefined) return [];
    const { x, y } = starter.kind === "fluid-coupling" ? starter.motor : starter.curve;
    const isRising = x.every((value, i) => Number.isFinite(value) && (i === 0 || value >= (x[i - 1] ?? 0)));
    const isSound = x.length > 1 && x.length === y.length && isRising && y.every((value) => Math.abs(value) <= 100);
    const isCoupled = starter.kind !== "fluid-coupling" || (starter.slip > 1e-4 && starter.slip < 0.3);
    return isSound && isCoupled ? [] : [{ code: "dynamic-out-of-limits", input: `drives[${n}].starter` }];
  });
}

function unknownDrives({ drives }: Design, events: readonly DynamicEvent[]): readonly DynamicRefusal[] {
  const known = new Set(drives.map((drive) => drive.id));
  const named = events.map((event) => ("driveId" in event ? event.driveId : undefined));
  return named.flatMap((driveId, n): readonly DynamicRefusal[] =>
    driveId === undefined || known.has(driveId)
      ? []
      : [{ code: "dynamic-unknown-drive", input: `events[${n}].driveId` }],
  );
}

/** A static solution that was not found is no begin. */
export function checkStatic(running: CaseResult, { isAssumed }: TakeUpResult): readonly DynamicRefusal[] {
  return running.isConverged && !isAssumed ? [] : [{ code: "dynamic-static-not-found", input: running.name }];
}

export function checkWork({ mesh, step, settings }: RunPlan): readonly DynamicRefusal[] {
  const work = (mesh.count * settings.runTime) / step;
  return work <= mostWork
    ? []
    : [{ code: "dynamic-too-much-work", input: "elements", value: work, limit: { most: mostWork } }];
}

/** The belt must be tight at the begin, and stand where it is said to stand. */
export function checkBegin(plan: RunPlan, { tension, held }: Equilibrium): readonly DynamicRefusal[] {
  const { mesh, loop } = plan;
  const reasons: DynamicRefusal[] = [];
  let lowest = 0;
  for (let i = 1; i < mesh.count; i += 1) if (at(tension, i) < at(tension, lowest)) lowest = i;
  const least = at(tension, lowest);
  if (!(least > slackTension)) {
    const k = mesh.first.findLastIndex((node) => node <= lowest);
    const input = loop.stations[Math.min(k, loop.stations.length - 1)]?.id ?? "";
    reasons.push({ code: "dynamic-slack-at-begin", input, value: least, limit: { above: slackTension } });
  }
  const isHeldBack = held > 0 && loop.drives.some((drive) => drive.hasHoldback);
  const grip = loop.brakes.reduce((sum, brake) => sum + brake.force, 0);
  if (Math.abs(held) > 1e-6 && !isHeldBack && Math.abs(held) > grip) {
    reasons.push({ code: "dynamic-not-held-at-rest", input: "brakes", value: Math.abs(held), limit: { most: grip } });
  }
  return reasons;
}
