import { type ConveyorDocument, messageFor, type Proposal } from "@beltwright/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ComponentType, Suspense, use, useMemo } from "react";
import {
  type DesignPanelProps,
  DesignPanelsContext,
  type LiveDesign,
  type PanelName,
} from "../../../ui/design-panels/design-panels.ts";
import { messageOf } from "../../../ui/failures/problem-notice.tsx";
import { useFetchedAhead } from "../../../ui/late/use-fetched-ahead.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { toSaved } from "../document/conveyor-calls.ts";
import { isUnsaved } from "../document/editor.ts";
import { useEditorState, useEditorTools, useLink, useSetView, useView } from "../document/editor-context.ts";
import { takeShared } from "../document/save.ts";
import { undoOffer } from "../document/undo-offer.ts";
import { openedQuery } from "../proposals/opened-proposal.ts";
import { useStudyOf } from "../studies/uncertainty/study-store.ts";
import styles from "./frame.module.css";

/** Versions, reports or sharing over the work, on the design as it is on the screen. Closing it leaves the place as it was. */
export function DesignPanel() {
  const panel = useView((view) => view.panel);
  const panels = use(DesignPanelsContext);
  const isLinked = useLink() !== undefined;
  useFetchedAhead(useMemo(() => Object.values(isLinked ? {} : (panels ?? {})), [panels, isLinked]));
  if (panel === undefined || panels === undefined || isLinked) return null;
  return <OpenPanel name={panel} Panel={panels[panel]} />;
}

interface OpenPanelProps {
  readonly name: PanelName;
  readonly Panel: ComponentType<DesignPanelProps>;
}

function OpenPanel({ name, Panel }: OpenPanelProps) {
  const { editor } = useEditorTools();
  const setView = useSetView();
  const design = useLiveDesign();
  const taken = useTaken();
  const updated = useUpdated();
  return (
    <div className={styles.designPanel} data-panel={name}>
      <Suspense>
        <Panel
          design={design}
          onClose={() => setView({ panel: undefined })}
          onRestore={(version, revision) => {
            editor.replace(`Restore revision ${revision}`, toSaved(version).conveyor);
            toast.done(messageFor("version-on-screen", { revision }), undoOffer(editor));
          }}
          onShared={(stored) => takeShared(editor, toSaved(stored))}
          onRelease={(release) => setView({ panel: "review", release })}
          onTaken={taken}
          onUpdated={updated}
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

/** A proposal on the screen goes on as its new version; work on anything else is left as it is. */
function useUpdated(): (proposal: Proposal) => void {
  const { editor } = useEditorTools();
  const queryClient = useQueryClient();
  return ({ conveyorId, id }) => {
    if (editor.store.getState().proposal?.id !== id) return;
    void queryClient
      .fetchQuery(openedQuery(conveyorId, { id }))
      .then(({ saved, proposal }) => {
        editor.replace("Bring up to date", saved.conveyor);
        editor.store.setState({ saved, proposal });
      })
      .catch((error: unknown) => toast.failed(messageOf(error)));
  };
}

function useLiveDesign(): LiveDesign {
  const id = useEditorState((state) => state.id);
  const isLocal = useEditorState((state) => state.isLocal);
  const conveyor = useEditorState((state) => state.document);
  const revision = useEditorState(({ saved }) => saved.revision);
  const opened = useEditorState((state) => state.proposal);
  const isUnsavedWork = useEditorState(isUnsaved);
  const study = useStudyOf(conveyor);
  return useMemo(() => {
    // Of a proposal nothing is in the design yet, saved or not.
    const proposal = opened && { id: opened.id, revision: opened.revision, isUnsaved: isUnsavedWork };
    return { id, isLocal, conveyor, revision, isUnsaved: isUnsavedWork || proposal !== undefined, proposal, study };
  }, [id, isLocal, conveyor, revision, isUnsavedWork, opened, study]);
}
