import type { ComponentRows } from "@beltwright/model";
import { type TradeStudy, usualStudy } from "@beltwright/studies";
import { Button, Progress, Skeleton, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { HelpLink } from "../../../../ui/help/help-link.tsx";
import { SidePanel } from "../../../../ui/side-panel.tsx";
import { type EditorState, isUnsaved } from "../../document/editor.ts";
import { useConveyor, useEditorState, useEditorTools, useSetView } from "../../document/editor-context.ts";
import { keepStudy, keptStudy } from "./kept-study.ts";
import { StudyForm } from "./study-form.tsx";
import styles from "./trade.module.css";
import { TradeResults } from "./trade-results.tsx";
import { type Trade, useTrade } from "./use-trade.ts";

/** Choices, objectives and conditions beside what comes of them. */
export function TradePanel() {
  const setView = useSetView();
  const rows = useRows();
  const close = () => setView({ isStudying: false });
  return (
    <SidePanel title="Trade study" isWide onClose={close}>
      {rows === undefined ? <Skeleton height={400} /> : <TradeStudyView rows={rows} onTaken={close} />}
    </SidePanel>
  );
}

function useRows(): ComponentRows | undefined {
  const { calculation } = useEditorTools();
  const [rows, setRows] = useState<ComponentRows>();
  useEffect(() => {
    let isOpen = true;
    void calculation.calls.rows().then((found) => isOpen && setRows(found ?? {}));
    return () => {
      isOpen = false;
    };
  }, [calculation]);
  return rows;
}

function TradeStudyView({ rows, onTaken }: { readonly rows: ComponentRows; readonly onTaken: () => void }) {
  const id = useEditorState((state) => state.id);
  const conveyor = useConveyor((document) => document);
  const [study, setStudy] = useState(() => keptStudy(id) ?? usualStudy(conveyor, rows));
  const { trade, run, runOnServer, cancel } = useTrade();
  const notOnServer = useEditorState(whyNotOnServer);
  const change = (next: TradeStudy) => {
    setStudy(next);
    keepStudy(id, next);
  };
  return (
    <div className={styles.panel}>
      <StudyForm
        {...{ study, conveyor, rows }}
        isRunning={trade.kind === "running" || trade.kind === "at-server"}
        notOnServer={notOnServer}
        onChange={change}
        onRun={() => run(study)}
        onRunOnServer={() => runOnServer(study)}
        onReset={() => change(usualStudy(conveyor, rows))}
      />
      <section className={styles.results} aria-label="Results of the study">
        <Outcome trade={trade} onCancel={cancel} onTaken={onTaken} />
      </section>
    </div>
  );
}

/** The server studies the design that it has. */
function whyNotOnServer(state: EditorState): string | undefined {
  if (state.isLocal) return "Save the design into an account first: the server studies what is saved.";
  return isUnsaved(state) ? "Save first: the server studies the saved design." : undefined;
}

interface OutcomeProps {
  readonly trade: Trade;
  readonly onCancel: () => void;
  readonly onTaken: () => void;
}

function Outcome({ trade, onCancel, onTaken }: OutcomeProps) {
  switch (trade.kind) {
    case "idle":
      return (
        <div className={styles.hint}>
          <Text size="sm">
            Every combination of the choices is solved, its parts chosen by Auto. Those that meet the conditions are
            plotted by the objectives, with the front that none of them beats, its knee and today's design.
          </Text>
          <HelpLink page="trade-studies" label="Help for trade studies" />
        </div>
      );
    case "failed":
      return (
        <Text role="alert" size="sm" c="red">
          The study broke off. Your design is as it was.
        </Text>
      );
    case "running":
      return (
        <Running
          share={trade.asked === 0 ? 0 : trade.solved / trade.asked}
          begunAt={trade.begunAt}
          words={trade.asked === 0 ? "Screening…" : `${trade.solved} of ${trade.asked} candidates solved`}
          onCancel={onCancel}
        />
      );
    case "at-server":
      return (
        <Running
          share={trade.share ?? 0}
          begunAt={trade.begunAt}
          words={atServerText(trade.share)}
          onCancel={onCancel}
        />
      );
    case "found":
      return <TradeResults key={JSON.stringify(trade.task.study)} found={trade} onTaken={onTaken} />;
  }
}

interface RunningProps {
  readonly share: number;
  readonly begunAt: number;
  readonly words: string;
  readonly onCancel: () => void;
}

function Running({ share, begunAt, words, onCancel }: RunningProps) {
  const left = share > 0 ? ((performance.now() - begunAt) / 1000) * (1 / share - 1) : undefined;
  return (
    <div className={styles.running}>
      <Progress value={100 * share} aria-label="Progress of the study" />
      <Text size="sm" role="status">
        {`${words}${timeText(left)}`}
      </Text>
      <Button size="xs" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function atServerText(share: number | undefined): string {
  if (share === undefined) return "Sending to the server…";
  return `${Math.floor(100 * share)} % done on the server, which goes on when this page is closed`;
}

function timeText(seconds: number | undefined): string {
  if (seconds === undefined) return "";
  return seconds < 90 ? `, about ${Math.ceil(seconds)} s left` : `, about ${Math.ceil(seconds / 60)} min left`;
}
