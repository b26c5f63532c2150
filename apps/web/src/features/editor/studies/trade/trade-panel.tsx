import type { ComponentRows } from "@beltwright/model";
import { type TradeStudy, usualStudy } from "@beltwright/studies";
import { Button, Progress, Skeleton, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { HelpLink } from "../../../../ui/help/help-link.tsx";
import { SidePanel } from "../../../../ui/side-panel.tsx";
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
  const { trade, run, cancel } = useTrade();
  const change = (next: TradeStudy) => {
    setStudy(next);
    keepStudy(id, next);
  };
  return (
    <div className={styles.panel}>
      <StudyForm
        {...{ study, conveyor, rows }}
        isRunning={trade.kind === "running"}
        onChange={change}
        onRun={() => run(study)}
        onReset={() => change(usualStudy(conveyor, rows))}
      />
      <section className={styles.results} aria-label="Results of the study">
        <Outcome trade={trade} onCancel={cancel} onTaken={onTaken} />
      </section>
    </div>
  );
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
            Every combination of the choices is solved with parts chosen. Those that meet the conditions are drawn by
            the objectives, with the front that none other beats, its knee and today's design.
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
      return <Running {...trade} onCancel={onCancel} />;
    case "found":
      return <TradeResults key={JSON.stringify(trade.task.study)} found={trade} onTaken={onTaken} />;
  }
}

interface RunningProps {
  readonly solved: number;
  readonly asked: number;
  readonly begunAt: number;
  readonly onCancel: () => void;
}

function Running({ solved, asked, begunAt, onCancel }: RunningProps) {
  const share = asked === 0 ? 0 : solved / asked;
  const left = share > 0 ? ((performance.now() - begunAt) / 1000) * (1 / share - 1) : undefined;
  return (
    <div className={styles.running}>
      <Progress value={100 * share} aria-label="Progress of the study" />
      <Text size="sm" role="status">
        {asked === 0 ? "Sifting…" : `${solved} of ${asked} candidates solved${timeText(left)}`}
      </Text>
      <Button size="xs" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function timeText(seconds: number | undefined): string {
  if (seconds === undefined) return "";
  return seconds < 90 ? `, about ${Math.ceil(seconds)} s left` : `, about ${Math.ceil(seconds / 60)} min left`;
}
