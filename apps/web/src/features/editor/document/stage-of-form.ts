import type { FormName } from "@beltwright/model";

export const stageNames = ["layout", "section", "part", "charts", "dynamic", "uncertainty"] as const;
export type StageName = (typeof stageNames)[number];
/** The drawings of the layout: the sketch, two drawings to scale, together or alone, a stream on the belt, the conveyor in space. */
export const layoutNames = ["profile", "route", "long", "plan", "stream", "space"] as const;
export type LayoutName = (typeof layoutNames)[number];

interface Stage {
  readonly stage: StageName;
  readonly layout?: LayoutName;
  readonly chart?: string;
}

/** What fits a form: the drawing it is typed for, or the chart its numbers are seen in. The tools bring their own. */
const stages: Readonly<Record<FormName, Stage | undefined>> = {
  general: { stage: "layout" },
  calculation: { stage: "layout" },
  drawings: { stage: "layout" },
  material: { stage: "section" },
  capacity: { stage: "section" },
  loadCases: { stage: "charts", chart: "tension" },
  duty: { stage: "part" },
  points: { stage: "layout" },
  hoppers: { stage: "layout" },
  curves: { stage: "layout", layout: "route" },
  verticalCurves: { stage: "layout", layout: "route" },
  horizontalCurves: { stage: "layout", layout: "route" },
  belt: { stage: "charts", chart: "tension" },
  carryIdlers: { stage: "part" },
  returnIdlers: { stage: "part" },
  resistances: { stage: "charts", chart: "tension" },
  visco: { stage: "charts", chart: "tension" },
  drives: { stage: "part" },
  brakes: { stage: "charts", chart: "stop-speed" },
  takeup: { stage: "layout" },
  starting: { stage: "charts", chart: "start-speed" },
  pulleys: { stage: "part" },
  transition: { stage: "charts", chart: "transitions" },
  turnover: { stage: "part" },
  dynamic: { stage: "dynamic" },
  cost: { stage: "charts", chart: "cost-money" },
  uncertainty: { stage: "uncertainty" },
  feeder: undefined,
  trajectory: undefined,
  tube: undefined,
  hopper: undefined,
  inertia: undefined,
};

export const stageOfForm = (form: FormName): Stage | undefined => stages[form];
