import type { ComponentType } from "react";
import { LongStage, PlanStage, ProfileStage } from "../profile/profile-stage.tsx";

export interface StageTab {
  readonly name: string;
  readonly title: string;
  readonly Content: ComponentType;
}

/**
 * What can be shown above the form, in this order. Drawings, charts, 3D and the dynamic analysis each add a line here;
 * heavy ones with `lazy`, so that they load when they are opened.
 */
export const stageTabs: readonly StageTab[] = [
  { name: "profile", title: "Profile", Content: ProfileStage },
  { name: "long", title: "Long", Content: LongStage },
  { name: "plan", title: "Plan", Content: PlanStage },
];
