import { type ComponentType, lazy } from "react";
import { LongStage, PlanStage, ProfileStage } from "../profile/profile-stage.tsx";

const ChartsStage = lazy(async () => ({ default: (await import("../charts/charts-stage.tsx")).ChartsStage }));

export interface StageTab {
  readonly name: string;
  readonly title: string;
  readonly Content: ComponentType;
  /** Takes most of the height, leaving the form a strip. */
  readonly isTall?: boolean;
}

/**
 * What can be shown above the form, in this order. Drawings, charts, 3D and the dynamic analysis each add a line here;
 * heavy ones with `lazy`, so that they load when they are opened.
 */
export const stageTabs: readonly StageTab[] = [
  { name: "profile", title: "Profile", Content: ProfileStage },
  { name: "long", title: "Long", Content: LongStage },
  { name: "plan", title: "Plan", Content: PlanStage },
  { name: "charts", title: "Charts", Content: ChartsStage, isTall: true },
];
