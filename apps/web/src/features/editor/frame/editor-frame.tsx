import { Suspense } from "react";
import { CorrectionNotice } from "../corrections/correction-notice.tsx";
import { useEditorTools, useSetView, useView } from "../document/editor-context.ts";
import { FormView } from "../forms/form-view.tsx";
import { pointFor } from "../forms/row-picker.tsx";
import { LibraryDrawer } from "../library/library-drawer.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { useEditorEntries } from "./editor-entries.ts";
import { EditorHeader } from "./editor-header.tsx";
import { FormList } from "./form-list.tsx";
import styles from "./frame.module.css";
import { LayoutDialog } from "./layout-dialog.tsx";
import { Notices } from "./notices.tsx";
import { OpenedTrace } from "./opened-trace.tsx";
import { Resizer, usePaneSizes } from "./pane-sizes.tsx";
import { PartsNotice } from "./parts-notice.tsx";
import { SidePanel } from "./side-panel.tsx";
import { Stage } from "./stage.tsx";
import { isTall } from "./stage-tabs.tsx";
import { StandardiseDialog } from "./standardise-dialog.tsx";
import { StatusBar } from "./status-bar.tsx";
import { useEditorKeys } from "./use-editor-keys.ts";

/** Forms on the left, drawing and form in the middle, results on the right, the sum of it all below. */
export function EditorFrame() {
  const form = useView(({ form: open }) => open);
  const setView = useSetView();
  const { editor, view } = useEditorTools();
  const { sizes, style, resize } = usePaneSizes();
  const pane = useView(({ tab }) => (isTall(tab) ? "tall" : "stage"));
  useEditorKeys();
  useEditorEntries();
  return (
    <div className={styles.editor} style={style}>
      <EditorHeader />
      <div className={styles.notices}>
        <Notices />
        <CorrectionNotice />
        <PartsNotice />
      </div>
      <nav className={styles.forms} aria-label="Forms">
        <FormList
          chosen={form}
          onChoose={(name) => {
            const { pulls } = editor.store.getState().document;
            setView({ form: name, wanted: undefined, point: pointFor(name, pulls, view.getState().point) });
          }}
          onCalculators={() => setView({ tab: "calculators" })}
        />
      </nav>
      <div className={styles.middle}>
        <Stage />
        <Resizer
          label="Height of the drawing"
          direction="y"
          size={sizes[pane]}
          onResize={(height) => resize(pane, height)}
        />
        <div className={styles.sheet} key={form}>
          <Suspense>
            <FormView name={form} />
          </Suspense>
        </div>
      </div>
      <div className={styles.side}>
        <Resizer
          label="Width of the results"
          direction="x"
          size={sizes.side}
          onResize={(width) => resize("side", width)}
        />
        <SidePanel />
        <OpenedTrace />
      </div>
      <StatusBar />
      <LibraryDrawer />
      <ConflictDialog />
      <LayoutDialog />
      <StandardiseDialog />
    </div>
  );
}
