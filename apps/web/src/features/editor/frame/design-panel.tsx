import { messageFor } from "@beltwright/contract";
import { Suspense, use, useMemo } from "react";
import { DesignPanelsContext, type LiveDesign } from "../../../ui/design-panels/design-panels.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { toSaved } from "../document/conveyor-calls.ts";
import { isUnsaved } from "../document/editor.ts";
import { useEditorState, useEditorTools, useSetView, useView } from "../document/editor-context.ts";
import { takeShared } from "../document/save.ts";
import { undoOffer } from "../document/undo-offer.ts";
import styles from "./frame.module.css";

/** Versions, reports or sharing over the work, on the design as it is on the screen. Closing it leaves the place as it was. */
export function DesignPanel() {
  const panel = useView((view) => view.panel);
  const panels = use(DesignPanelsContext);
  const { editor } = useEditorTools();
  const setView = useSetView();
  const design = useLiveDesign();
  const Panel = panel === undefined ? undefined : panels?.[panel];
  if (Panel === undefined) return null;
  return (
    <div className={styles.designPanel} data-panel={panel}>
      <Suspense>
        <Panel
          design={design}
          onClose={() => setView({ panel: undefined })}
          onRestore={(version, revision) => {
            editor.replace(`Restore revision ${revision}`, toSaved(version).conveyor);
            toast.done(messageFor("version-on-screen", { revision }), undoOffer(editor));
          }}
          onShared={(stored) => takeShared(editor, toSaved(stored))}
        />
      </Suspense>
    </div>
  );
}

function useLiveDesign(): LiveDesign {
  const id = useEditorState((state) => state.id);
  const isLocal = useEditorState((state) => state.isLocal);
  const conveyor = useEditorState((state) => state.document);
  const revision = useEditorState(({ saved }) => saved.revision);
  const hasChanges = useEditorState(isUnsaved);
  return useMemo(
    () => ({ id, isLocal, conveyor, revision, isUnsaved: hasChanges }),
    [id, isLocal, conveyor, revision, hasChanges],
  );
}
