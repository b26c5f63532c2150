import { studyCsv, studyResult, type TradeEnd } from "@beltwright/studies";
import { Button, Select, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { saveFile } from "../../../../ui/saving/save-file.ts";
import { Segmented } from "../../../../ui/segmented/segmented.tsx";
import { useReader } from "../../../../ui/units/currency.ts";
import { fileName } from "../../drawings/picture.ts";
import { PictureMenu } from "../pictures/study-picture.tsx";
import { CandidateDialog } from "./candidate-dialog.tsx";
import { CandidateTable } from "./candidate-table.tsx";
import { FailuresList } from "./failures-list.tsx";
import { Scatter, scatterSize } from "./scatter.tsx";
import styles from "./trade.module.css";
import { axisNames, resultLabel } from "./trade-words.ts";
import type { TradeFound } from "./use-trade.ts";

const views = [
  { value: "scatter", label: "Scatter" },
  { value: "table", label: "Table" },
  { value: "limits", label: "What fails" },
];

/** What a study says: the scatter, the table, and by what the rest fails. */
export function TradeResults({ found, onTaken }: { readonly found: TradeFound; readonly onTaken: () => void }) {
  const reader = useReader();
  const { study, conveyor } = found.task;
  const [view, setView] = useState("scatter");
  const [opened, setOpened] = useState<number>();
  const [first = "capitalCost", second = first] = study.objectives.map(({ name }) => name);
  const [axes, setAxes] = useState<readonly [string, string]>([first, second]);
  const svg = useRef<SVGSVGElement>(null);
  const name = `${conveyor.convNo} study`;
  const csv = () =>
    saveFile(fileName(name, "csv"), "text/csv", studyCsv(study, [found.today, ...found.outcomes], reader));
  return (
    <>
      <div className={styles.bar}>
        <Segmented size="xs" aria-label="View of the study" data={views} value={view} onChange={setView} />
        <Text size="sm" role="status" className={styles.grow}>
          {endText(found)}
        </Text>
        {view === "scatter" && <PictureMenu of="scatter" name={name} size={scatterSize} svg={svg} />}
        <Button size="xs" variant="default" leftSection={<IconDownload size={14} aria-hidden />} onClick={csv}>
          CSV
        </Button>
      </div>
      {view === "scatter" && (
        <>
          <AxisChoice names={axisNames(study)} axes={axes} onChange={setAxes} />
          <Scatter found={found} axes={axes} reader={reader} onOpen={setOpened} svgRef={svg} />
        </>
      )}
      {view === "table" && <CandidateTable found={found} onOpen={setOpened} />}
      {view === "limits" && <FailuresList found={found} />}
      {opened !== undefined && (
        <CandidateDialog
          found={found}
          candidate={opened}
          onClose={() => setOpened(undefined)}
          onTaken={() => {
            setOpened(undefined);
            onTaken();
          }}
        />
      )}
    </>
  );
}

interface AxisChoiceProps {
  readonly names: readonly string[];
  readonly axes: readonly [string, string];
  readonly onChange: (axes: readonly [string, string]) => void;
}

function AxisChoice({ names, axes, onChange }: AxisChoiceProps) {
  const data = names.map((name) => ({ value: name, label: resultLabel(name) }));
  return (
    <div className={styles.bar}>
      <Select
        size="xs"
        aria-label="Axis up"
        data={data}
        value={axes[1]}
        allowDeselect={false}
        onChange={(name) => name !== null && onChange([axes[0], name])}
      />
      <span className={styles.dimmed}>against</span>
      <Select
        size="xs"
        aria-label="Axis across"
        data={data}
        value={axes[0]}
        allowDeselect={false}
        onChange={(name) => name !== null && onChange([name, axes[1]])}
      />
    </div>
  );
}

function endText({ end, outcomes, task }: TradeFound): string {
  const { feasible, front } = studyResult(task.study, outcomes);
  const counts = `${feasible.length} of ${outcomes.length} solved meet the conditions, ${front.length} on the front.`;
  return `${howText(end)} ${counts}`;
}

function howText(end: TradeEnd | undefined): string {
  if (end === undefined) return "Cancelled.";
  if (end.kind === "every") return "Every combination was tried.";
  const tenBefore = end.growth.at(-11);
  const last =
    tenBefore === undefined
      ? ""
      : ` ${(100 * (1 - tenBefore)).toFixed(1)} % of its growth came in the last 10 generations.`;
  return `A search tried ${end.tried} candidates.${last}`;
}
