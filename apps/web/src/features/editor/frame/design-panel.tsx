import { type ConveyorDocument, messageFor } from "@beltwright/contract";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, use, useMemo } from "react";
import { DesignPanelsContext, type LiveDesign } from "../../../ui/design-panels/design-panels.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { toSaved } from "../document/conveyor-calls.ts";
import { isUnsaved } from "../document/editor.ts";
import { useEditorState, useEditorTools, useLink, useSetView, useView } from "../document/editor-context.ts";
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
  const taken = useTaken();
  const isLinked = useLink() !== undefined;
  const Panel = panel === undefined ? undefined : panels?.[panel];
  if (Panel === undefined || isLinked) return null;
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
          onTaken={taken}
        />
      </Suspense>
    </div>
  );
}

/** The design with what was taken over comes onto the screen, also where a proposal was looked at. */
function useTaken(): (stored: ConveyorDocument) => void {
  const { editor } = useEditorTools();
  const navigate = useNavigate();
  return (stored) => {
    const { id, proposal } = editor.store.getState();
    if (proposal !== undefined) {
      void navigate({ to: "/conveyors/$id", params: { id }, search: { panel: "proposals" } });
      return;
    }
    const saved = toSaved(stored);
    editor.replace("Take over a proposal", saved.conveyor);
    editor.store.setState({ saved });
  };
}

function useLiveDesign(): LiveDesign {
  const id = useEditorState((state) => state.id);
  const isLocal = useEditorState((state) => state.isLocal);
  const conveyor = useEditorState((state) => state.document);
  const revision = useEditorState(({ saved }) => saved.revision);
  const proposal = useEditorState((state) => state.proposal?.id);
  // Of a proposal nothing is in the design yet, saved or not.
  const hasChanges = useEditorState((state) => isUnsaved(state) || state.proposal !== undefined);
  return useMemo(
    () => ({ id, isLocal, conveyor, revision, isUnsaved: hasChanges, proposal }),
    [id, isLocal, conveyor, revision, hasChanges, proposal],
  );
}
