import { SegmentedControl } from "@mantine/core";
import { useLive, useSetView, useView } from "../document/editor-context.ts";
import type { SideTab } from "../document/view.ts";
import { useRunFindings } from "../dynamics/kept/use-runs.ts";
import { FindingsPanel } from "../results/findings-panel.tsx";
import { MethodsPanel } from "../results/methods-panel.tsx";
import { ResultsPanel } from "../results/results-panel.tsx";
import styles from "./frame.module.css";

const panels: Readonly<Record<SideTab, () => React.ReactNode>> = {
  results: ResultsPanel,
  findings: FindingsPanel,
  methods: MethodsPanel,
};

/** Results, findings, or the methods side by side. */
export function SidePanel() {
  const side = useView((view) => view.side);
  const setView = useSetView();
  const ofRuns = useRunFindings().current.length;
  const findings = useLive(({ answer }) =>
    answer === undefined ? 0 : answer.kind === "refused" ? answer.issues.length : answer.findings.length,
  );
  const Panel = panels[side];
  const data: { readonly value: SideTab; readonly label: string }[] = [
    { value: "results", label: "Results" },
    { value: "findings", label: `Findings ${findings + ofRuns}` },
    { value: "methods", label: "Methods" },
  ];
  return (
    <aside className={styles.sideBody} aria-label="Results and findings">
      <div className={styles.sideTabs}>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label="What to show"
          data={data}
          value={side}
          onChange={(value) => setView({ side: data.find((one) => one.value === value)?.value ?? side })}
        />
      </div>
      <div className={styles.sideScroll}>
        <Panel />
      </div>
    </aside>
  );
}
