import { convergenceChart, type StudyOutcome, valuesOf } from "@beltwright/studies";
import { Button, NativeSelect, Progress, Text } from "@mantine/core";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { useReader } from "../../../../ui/units/currency.ts";
import { ChartView } from "../../charts/chart-view.tsx";
import { PlaceComment } from "../../comments/drawing-comments.tsx";
import { useConveyor, useEditorTools, useIsReadOnly, useSetView, useView } from "../../document/editor-context.ts";
import { HistogramPicture } from "./histogram-picture.tsx";
import { FindingChances, ResultTable } from "./outcome-tables.tsx";
import { SharesOffer } from "./shares-offer.tsx";
import { useStudy, useStudyRunner } from "./study-run.ts";
import type { Sampled, SharesState, StudyState } from "./study-store.ts";
import { Tornado } from "./tornado.tsx";
import styles from "./uncertainty.module.css";

/** How sure the results are: run, convergence while it runs, and what it found. */
export function UncertaintyStage() {
  const state = useStudy((study) => study);
  return (
    <div className={styles.stage}>
      <RunBar state={state} />
      <StageContent state={state} />
    </div>
  );
}

function StageContent({ state }: { readonly state: StudyState }) {
  switch (state.kind) {
    case "idle":
    case "preparing":
      return <Empty isPreparing={state.kind === "preparing"} />;
    case "refused":
      return <Empty problem={state.issues[0]?.message ?? "The conveyor cannot be calculated."} />;
    case "failed":
      return <Empty problem="The study broke off. Run it again." />;
    case "running":
      return <Outcome sampled={state} outcome={undefined} />;
    case "done":
      return <Outcome sampled={state} outcome={state.outcome} shares={state.shares} />;
  }
}

function Empty({ isPreparing = false, problem }: { readonly isPreparing?: boolean; readonly problem?: string }) {
  const count = useConveyor(({ uncertainInputs }) => uncertainInputs.filter(({ isVaried }) => isVaried).length);
  const isReadOnly = useIsReadOnly();
  if (isPreparing) return <EmptyState title="Choosing and holding the parts …" />;
  if (problem !== undefined) return <EmptyState title="No samples">{problem}</EmptyState>;
  if (count === 0 && isReadOnly) {
    return (
      <EmptyState title="No uncertainty study">The designer named no inputs that are not known for sure.</EmptyState>
    );
  }
  return (
    <EmptyState title="How sure are these numbers?">
      {count === 0
        ? "Add the inputs that are not known for sure in the form below, then run the study."
        : "Run the study: every sample is a whole calculation with the parts held as they were chosen."}
    </EmptyState>
  );
}

function RunBar({ state }: { readonly state: StudyState }) {
  const runner = useStudyRunner();
  const { editor, calculation } = useEditorTools();
  const document = useConveyor((conveyor) => conveyor);
  const count = document.uncertainInputs.filter(({ isVaried }) => isVaried).length;
  const isReadOnly = useIsReadOnly();
  const isRunning = state.kind === "running" || state.kind === "preparing";
  // Where nothing can be added there is nothing to run.
  if (isReadOnly && count === 0) return null;
  const run = () => {
    const conveyor = editor.store.getState().document;
    void calculation.calls.rows().then((rows) => runner.start(conveyor, rows ?? {}));
  };
  return (
    <div className={styles.bar}>
      {isRunning ? (
        <Button size="xs" variant="default" onClick={runner.cancel}>
          Cancel
        </Button>
      ) : (
        <Button size="xs" disabled={count === 0} onClick={run}>
          Run {document.studySamples} samples
        </Button>
      )}
      {state.kind === "running" && <Running sampled={state} />}
      {state.kind === "done" && (
        <>
          <Done state={state} isOld={state.conveyor !== document} />
          <PlaceComment />
        </>
      )}
    </div>
  );
}

function Running({ sampled: { gathered, prepared } }: { readonly sampled: Sampled }) {
  const { samples } = prepared.study;
  return (
    <>
      <Progress
        className={styles.progress}
        size="sm"
        value={(100 * gathered.samples.length) / samples}
        aria-label="Progress of the study"
      />
      <Text size="xs" c="dimmed" role="status">
        {gathered.samples.length} of {samples}
      </Text>
    </>
  );
}

const ends = { answered: "", enough: "stopped: P95 of the power is precise enough", cancelled: "cancelled" } as const;

function Done({ state, isOld }: { readonly state: Extract<StudyState, { kind: "done" }>; readonly isOld: boolean }) {
  const { outcome, end, seconds } = state;
  const refused = outcome.refused.reduce((sum, { count }) => sum + count, 0);
  const said = [
    `${outcome.samples} samples in ${Math.max(1, Math.round(seconds))} s, seed ${outcome.seed}`,
    ends[end],
    refused > 0 ? `${refused} refused: ${outcome.refused[0]?.reason}` : "",
    isOld ? "of the design before the last change" : "",
  ];
  return (
    <Text size="xs" c={isOld || refused > 0 ? "var(--warning)" : "dimmed"} role="status">
      {said.filter((part) => part !== "").join("; ")}
    </Text>
  );
}

interface OutcomeProps {
  readonly sampled: Sampled;
  readonly outcome: StudyOutcome | undefined;
  readonly shares?: SharesState | undefined;
}

function Outcome({ sampled, outcome, shares }: OutcomeProps) {
  const reader = useReader();
  const name = useView((view) => view.studied);
  const setView = useSetView();
  const setName = (studied: string) => setView({ studied });
  const { headlines } = sampled.prepared;
  const at = Math.max(
    0,
    headlines.findIndex((one) => one.name === name),
  );
  const headline = headlines[at];
  const values = valuesOf(sampled.gathered.samples, at);
  if (headline === undefined || values.length < 2) return <EmptyState title="The first samples are calculated …" />;
  const result = outcome?.results.find((one) => one.headline.name === headline.name);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <section className={styles.outcome} tabIndex={0} aria-label="What the samples say">
      <div className={styles.pictures}>
        <figure>
          <HistogramPicture {...{ headline, values, result, reader }} name={sampled.conveyor.convNo}>
            <NativeSelect
              size="xs"
              aria-label="Result"
              data={headlines.map((one) => ({ value: one.name, label: one.label }))}
              value={headline.name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </HistogramPicture>
        </figure>
        <figure className={styles.convergence}>
          <ChartView chart={convergenceChart(headline, values)} isTable={false} hasLegend={false} />
          <figcaption>P95 and P50 with their 95 % intervals against the number of samples</figcaption>
        </figure>
      </div>
      {result !== undefined && outcome !== undefined && (
        <>
          <Tornado prepared={sampled.prepared} {...{ outcome, result, reader }} />
          <SharesOffer prepared={sampled.prepared} result={result} shares={shares} />
          <ResultTable results={outcome.results} chosen={headline.name} system={reader.system} onChoose={setName} />
          <FindingChances outcome={outcome} />
        </>
      )}
    </section>
  );
}
