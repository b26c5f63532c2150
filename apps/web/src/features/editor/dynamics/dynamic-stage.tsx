import { hasSameRuns } from "@beltwright/model";
import { scenarioTitle } from "@beltwright/results";
import { Anchor, Text } from "@mantine/core";
import { Suspense } from "react";
import { useDynamicAccess } from "../../../session/dynamic-access.ts";
import { lateView } from "../../../ui/late/late-view.tsx";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { UpgradeHint } from "../../../ui/upgrade-hint.tsx";
import { PlaceComment } from "../comments/drawing-comments.tsx";
import { useConveyor, useServerId } from "../document/editor-context.ts";
import { type RunView, useDynamicRun, useDynamicRunner } from "./dynamic-run.ts";
import styles from "./dynamics.module.css";
import { OverTime } from "./over-time.tsx";
import { Refused } from "./refused.tsx";
import { ReplayPanel } from "./replay-panel.tsx";
import { useIsWholeRun } from "./run-comments.ts";
import { ScenarioForm } from "./scenario-form.tsx";
import { ScenarioTable } from "./scenario-table.tsx";
import { SummaryView } from "./summary-view.tsx";
import { TimeSlider } from "./time-slider.tsx";

const SurfaceView = lateView(async () => (await import("./surface-view.tsx")).SurfaceView);
const CurtainView = lateView(async () => (await import("./curtain-view.tsx")).CurtainView);

const views: readonly { readonly value: RunView; readonly label: string }[] = [
  { value: "scenarios", label: "Scenarios" },
  { value: "replay", label: "Replay" },
  { value: "time", label: "Over time" },
  { value: "surface", label: "Surface" },
  { value: "space", label: "3D replay" },
  { value: "summary", label: "Results" },
];

/** The belt as an elastic body: choose a scenario, watch it run, then go through it in time. */
export function DynamicStage() {
  const access = useDynamicAccess(useServerId());
  if (access === "asking") return null;
  if (access === "needs-plan") return <NeedsPlan />;
  return (
    <div className={styles.stage}>
      <ScenarioForm />
      <DynamicViews />
    </div>
  );
}

function DynamicViews() {
  const { setView } = useDynamicRunner();
  const view = useDynamicRun((state) => state.view);
  const hasFrames = useDynamicRun((state) => state.frames !== undefined);
  const isOver = useIsWholeRun();
  return (
    <div className={styles.main}>
      <div className={styles.bar}>
        <Segmented size="xs" aria-label="View of the run" data={views} value={view} onChange={setView} />
        {view === "replay" && isOver && <PlaceComment />}
        {hasFrames && view !== "scenarios" && <RunShown />}
      </div>
      <div className={styles.view}>
        <Suspense>{view === "scenarios" ? <ScenarioTable /> : <OneRun view={view} />}</Suspense>
      </div>
      {hasFrames && view !== "scenarios" && <TimeSlider />}
    </div>
  );
}

/** Which run is shown, and whether the design has changed since. */
function RunShown() {
  const basis = useDynamicRun((state) => state.basis);
  const isEarlier = useConveyor((conveyor) => basis !== undefined && !hasSameRuns(basis.conveyor, conveyor));
  if (basis === undefined) return null;
  return (
    <p className={styles.shown} data-stale={isEarlier} role="status" aria-label="Run shown">
      {scenarioTitle(basis.scenario)}
      {isEarlier && ", of an earlier calculation"}
    </p>
  );
}

function OneRun({ view }: { readonly view: OneRunView }) {
  const hasFrames = useDynamicRun((state) => state.frames !== undefined);
  const phase = useDynamicRun((state) => state.phase);
  const isRefused = useDynamicRun((state) => state.answer?.kind === "refused");
  if (isRefused) return <Refused />;
  if (phase === "failed") {
    return (
      <Text role="alert" size="sm" c="red" p={16}>
        The run broke off. Your document is safe; change a setting of the run and try again.
      </Text>
    );
  }
  if (!hasFrames) {
    return (
      <Text size="sm" className={styles.hint}>
        {phase === "running"
          ? "Preparing the run…"
          : "Choose what happens and run it, or open the replay of a scenario."}
      </Text>
    );
  }
  return <Shown view={view} />;
}

type OneRunView = Exclude<RunView, "scenarios">;

function Shown({ view }: { readonly view: OneRunView }) {
  switch (view) {
    case "replay":
      return <ReplayPanel />;
    case "time":
      return <OverTime />;
    case "surface":
      return <SurfaceView />;
    case "space":
      return <CurtainView />;
    case "summary":
      return <SummaryView />;
  }
}

function NeedsPlan() {
  return (
    <section className={styles.hint} aria-label="Dynamic analysis">
      <h2>Dynamic analysis</h2>
      <Text size="sm" mb={8}>
        Starting and stopping send waves through the belt that a rigid calculation cannot see. You can follow them on
        every <Anchor href="/conveyors/demos">demo conveyor</Anchor>.
      </Text>
      <UpgradeHint for="dynamic-analysis" />
    </section>
  );
}
