import type { ComponentType } from "react";
import { lateView } from "../../../ui/late/late-view.tsx";
import type { LayoutName, StageName } from "../document/stage-of-form.ts";
import type { View } from "../document/view.ts";
import { LongStage, PlanStage, ProfileStage } from "../profile/profile-stage.tsx";
import { RouteStage } from "../profile/route-stage.tsx";

const SectionStage = lateView(async () => (await import("../drawings/section-stage.tsx")).SectionStage);
const SheetsStage = lateView(async () => (await import("../drawings/sheets-stage.tsx")).SheetsStage);
const ChartsStage = lateView(async () => (await import("../charts/charts-stage.tsx")).ChartsStage);
const DynamicStage = lateView(async () => (await import("../dynamics/dynamic-stage.tsx")).DynamicStage);
const StreamStage = lateView(async () => (await import("../stream/stream-stage.tsx")).StreamStage);
const SceneStage = lateView(async () => (await import("../scene/scene-stage.tsx")).SceneStage);

const UncertaintyStage = lateView(
  async () => (await import("../studies/uncertainty/uncertainty-stage.tsx")).UncertaintyStage,
);

/** Fetched while nobody waits for them. */
export const viewsAhead = [SectionStage, SheetsStage, ChartsStage, DynamicStage, StreamStage, UncertaintyStage];
/** Its library is large: fetched when a pointer comes near. */
export const fetchSpace = () => void SceneStage.fetch().catch(() => undefined);

interface Layout {
  readonly name: LayoutName;
  readonly title: string;
  readonly Content: ComponentType;
}

/** Drawings of the whole conveyor. */
export const layouts: readonly Layout[] = [
  { name: "profile", title: "Profile", Content: ProfileStage },
  { name: "route", title: "Route", Content: RouteStage },
  { name: "long", title: "Long section", Content: LongStage },
  { name: "plan", title: "Plan", Content: PlanStage },
  { name: "stream", title: "Stream", Content: StreamStage },
  { name: "space", title: "3D", Content: SceneStage },
];

interface Stage {
  readonly name: StageName;
  readonly title: string;
  /** Absent where one of the layouts is shown. */
  readonly Content?: ComponentType;
}

/** The six views above the form; heavy ones load when they are opened. */
export const stages: readonly Stage[] = [
  { name: "layout", title: "Layout" },
  { name: "section", title: "Section", Content: SectionStage },
  { name: "part", title: "Part", Content: SheetsStage },
  { name: "charts", title: "Charts", Content: ChartsStage },
  { name: "dynamic", title: "Dynamic", Content: DynamicStage },
  { name: "uncertainty", title: "Uncertainty", Content: UncertaintyStage },
];

/** Whether it takes most of the height, leaving the form a strip. */
export function isTall({ stage, layout }: Pick<View, "stage" | "layout">): boolean {
  return (
    stage === "charts" ||
    stage === "dynamic" ||
    stage === "uncertainty" ||
    (stage === "layout" && (layout === "space" || layout === "route" || layout === "stream"))
  );
}
