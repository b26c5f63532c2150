import { ActionIcon } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { IconLayoutSidebarRightCollapse, IconLayoutSidebarRightExpand } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { useLive, useSetView, useView } from "../document/editor-context.ts";
import type { SideTab } from "../document/view.ts";
import { useRunFindings } from "../dynamics/kept/use-runs.ts";
import { FindingsPanel } from "../results/findings-panel.tsx";
import { MethodsPanel } from "../results/methods-panel.tsx";
import { ResultsPanel } from "../results/results-panel.tsx";
import styles from "./frame.module.css";
import { OpenedTrace } from "./opened-trace.tsx";
import { useHasRoom } from "./use-room.ts";

const panels: Readonly<Record<SideTab, () => ReactNode>> = {
  results: ResultsPanel,
  findings: FindingsPanel,
  methods: MethodsPanel,
};

/** The results beside the form, folded to an edge where a person wants the room, or over it on a small screen. */
export function SidePane({ children }: { readonly children: ReactNode }) {
  const hasRoom = useHasRoom();
  const isOpen = useView((view) => view.isSideOpen);
  const hasTrace = useView((view) => view.trace !== undefined);
  const setView = useSetView();
  const [isFolded, setFolded] = useLocalStorage({ key: "beltwright.folded-results", defaultValue: false });
  const isShown = hasRoom ? !isFolded || isOpen || hasTrace : isOpen || hasTrace;
  if (hasRoom && !isShown) {
    return (
      <div className={styles.sideEdge}>
        <FoldButton isFolded onClick={() => setFolded(false)} />
      </div>
    );
  }
  if (!isShown) return null;
  const fold = () => {
    setView({ isSideOpen: false, trace: undefined });
    if (hasRoom) setFolded(true);
  };
  return (
    <div className={styles.side} data-over={!hasRoom}>
      {hasRoom && children}
      <SidePanel onFold={fold} />
      <OpenedTrace />
    </div>
  );
}

function FoldButton({ isFolded, onClick }: { readonly isFolded: boolean; readonly onClick: () => void }) {
  return (
    <ActionIcon
      color="gray"
      size={26}
      aria-label={isFolded ? "Show the results" : "Fold the results away"}
      onClick={onClick}
    >
      {isFolded ? (
        <IconLayoutSidebarRightExpand size={16} aria-hidden />
      ) : (
        <IconLayoutSidebarRightCollapse size={16} aria-hidden />
      )}
    </ActionIcon>
  );
}

/** Results, findings, or the methods side by side. */
function SidePanel({ onFold }: { readonly onFold: () => void }) {
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
        <FoldButton isFolded={false} onClick={onFold} />
        <Segmented
          size="xs"
          fullWidth
          aria-label="What to show"
          data={data}
          value={side}
          onChange={(next) => setView({ side: next })}
        />
      </div>
      <div className={styles.sideScroll}>
        <Panel />
      </div>
    </aside>
  );
}
