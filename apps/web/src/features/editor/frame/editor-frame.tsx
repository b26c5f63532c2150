import { Suspense } from "react";
import { lateView } from "../../../ui/late/late-view.tsx";
import { useFetchedAhead } from "../../../ui/late/use-fetched-ahead.ts";
import { CorrectionNotice } from "../corrections/correction-notice.tsx";
import { useLink, useView } from "../document/editor-context.ts";
import { FormView, formsAhead } from "../forms/form-view.tsx";
import { LibraryDrawer } from "../library/library-drawer.tsx";
import { LinkedHeader } from "../linked/linked-header.tsx";
import { NewerVersion } from "../presence/newer-version.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DesignPanel } from "./design-panel.tsx";
import { useEditorEntries } from "./editor-entries.ts";
import { EditorHeader } from "./editor-header.tsx";
import { FormGroups } from "./form-groups.tsx";
import styles from "./frame.module.css";
import { HeadlineStrip } from "./headline-strip.tsx";
import { LayoutDialog } from "./layout-dialog.tsx";
import { Notices } from "./notices.tsx";
import { Resizer, usePaneSizes } from "./pane-sizes.tsx";
import { PartsNotice } from "./parts-notice.tsx";
import { SaveAsDialog } from "./save-as-dialog.tsx";
import { SidePane } from "./side-panel.tsx";
import { Stage } from "./stage.tsx";
import { isTall, viewsAhead } from "./stages.tsx";
import { StandardiseDialog } from "./standardise-dialog.tsx";
import { useEditorKeys } from "./use-editor-keys.ts";
import { usePlace } from "./use-place.ts";

const SeekDialog = lateView(async () => (await import("../seek/seek-dialog.tsx")).SeekDialog);
const TradePanel = lateView(async () => (await import("../studies/trade/trade-panel.tsx")).TradePanel);
const ToolsDrawer = lateView(async () => (await import("../calculators/tools-drawer.tsx")).ToolsDrawer);

const ahead = [...viewsAhead, ...formsAhead, ToolsDrawer, SeekDialog, TradePanel];

/** The main results above, groups of forms on the left, view and form in the middle, results on the right. */
export function EditorFrame() {
  const link = useLink();
  const tool = useView((view) => view.tool);
  const isSeeking = useView((view) => view.seeking !== undefined);
  // Reports take the place of the work, which stays as it was behind them.
  const isStudying = useView((view) => view.isStudying);
  const isCovered = useView((view) => view.panel === "reports" || view.isStudying);
  const { sizes, style, resize } = usePaneSizes();
  useEditorKeys();
  useEditorEntries();
  usePlace();
  useFetchedAhead(ahead);
  return (
    <div className={styles.editor} style={style}>
      {link === undefined ? <EditorHeader /> : <LinkedHeader link={link} />}
      <div className={styles.notices}>
        <Notices />
        <NewerVersion />
        <CorrectionNotice />
        <PartsNotice />
      </div>
      <HeadlineStrip />
      <div className={styles.work} inert={isCovered}>
        <FormGroups />
        <div className={styles.middle}>
          <Stage />
          <StageBorder {...{ sizes, resize }} />
          <OpenForm />
        </div>
        <SidePane>
          <Resizer
            label="Width of the results"
            direction="x"
            size={sizes.side}
            onResize={(width) => resize("side", width)}
          />
        </SidePane>
      </div>
      {tool !== undefined && (
        <Suspense>
          <ToolsDrawer name={tool} />
        </Suspense>
      )}
      {isSeeking && (
        <Suspense>
          <SeekDialog />
        </Suspense>
      )}
      {isStudying && (
        <div className={styles.designPanel}>
          <Suspense>
            <TradePanel />
          </Suspense>
        </div>
      )}
      <DesignPanel />
      <LibraryDrawer />
      <ConflictDialog />
      <LayoutDialog />
      <SaveAsDialog />
      <StandardiseDialog />
    </div>
  );
}

/** Follows the form by itself: what stands around it has nothing to do with which one is open. */
function OpenForm() {
  const form = useView(({ form: open }) => open);
  return (
    <div className={styles.sheet} key={form}>
      <Suspense>
        <FormView name={form} />
      </Suspense>
    </div>
  );
}

function StageBorder({ sizes, resize }: Pick<ReturnType<typeof usePaneSizes>, "sizes" | "resize">) {
  const pane = useView((view) => (isTall(view) ? "tall" : "stage"));
  return (
    <Resizer
      label="Height of the drawing"
      direction="y"
      size={sizes[pane]}
      onResize={(height) => resize(pane, height)}
    />
  );
}
