import { type ComponentType, lazy } from "react";
import { LongStage, PlanStage, ProfileStage } from "../profile/profile-stage.tsx";
import { SettingsStage } from "../settings/settings-stage.tsx";

const SectionStage = lazy(async () => ({ default: (await import("../drawings/section-stage.tsx")).SectionStage }));
const SheetsStage = lazy(async () => ({ default: (await import("../drawings/sheets-stage.tsx")).SheetsStage }));
const ChartsStage = lazy(async () => ({ default: (await import("../charts/charts-stage.tsx")).ChartsStage }));
const DynamicStage = lazy(async () => ({ default: (await import("../dynamics/dynamic-stage.tsx")).DynamicStage }));
const SceneStage = lazy(async () => ({ default: (await import("../scene/scene-stage.tsx")).SceneStage }));
const CalculatorsStage = lazy(async () => ({
  default: (await import("../calculators/calculators-stage.tsx")).CalculatorsStage,
}));

interface StageTab {
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
  { name: "long", title: "Long section", Content: LongStage },
  { name: "plan", title: "Plan", Content: PlanStage },
  { name: "section", title: "Section", Content: SectionStage, isTall: true },
  { name: "drawings", title: "Drawings", Content: SheetsStage, isTall: true },
  { name: "space", title: "3D", Content: SceneStage, isTall: true },
  { name: "charts", title: "Charts", Content: ChartsStage, isTall: true },
  { name: "dynamic", title: "Dynamic", Content: DynamicStage, isTall: true },
  { name: "calculators", title: "Calculators", Content: CalculatorsStage, isTall: true },
  { name: "settings", title: "Settings", Content: SettingsStage },
];

export function isTall(tab: string): boolean {
  return stageTabs.find(({ name }) => name === tab)?.isTall ?? false;
}
