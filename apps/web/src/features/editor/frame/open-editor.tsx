import { messages } from "@beltwright/contract";
import { mayProposeChanges, mayShareConveyor } from "@beltwright/model";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { localOwner } from "../../../drafts/local-designs.ts";
import { usePerson } from "../../../session/session.ts";
import { useRefreshProposals } from "../../../ui/proposals/proposal-calls.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { CurrencyContext } from "../../../ui/units/currency.ts";
import { showUnitSystem } from "../../../ui/units/unit-system.tsx";
import { keepFigures } from "../calculation/kept-figures.ts";
import { type Calculation, startCalculation } from "../calculation/live-calculation.ts";
import type { WaitingWorkers } from "../calculation/waiting-workers.ts";
import { targetAt } from "../comments/comment-place.ts";
import { openComments } from "../comments/comments-context.ts";
import { followBehind } from "../document/document-behind.ts";
import { countAsRestored, keepDraft } from "../document/draft.ts";
import { createEditor, type Editor, type LinkView, type OpenProposal, type SavedConveyor } from "../document/editor.ts";
import { EditorContext, type EditorTools, useConveyor } from "../document/editor-context.ts";
import { createFrameTurns } from "../document/frame-turns.ts";
import { followChanges } from "../document/last-change.ts";
import { viewAt } from "../document/place.ts";
import { resumeSaving } from "../document/save.ts";
import { createView, showField, type ViewStore } from "../document/view.ts";
import { keepRunsOf, noShelf, serverShelf } from "../dynamics/kept/kept-runs.ts";
import { FirstSteps } from "../guide/first-steps.tsx";
import { BroughtRow } from "../library/brought-row.tsx";
import { Together } from "../presence/together.tsx";
import { startDrawings } from "../profile/drawings.ts";
import { reasonToRead } from "../proposals/opened-proposal.ts";
import { saveDesign } from "../proposals/save-proposal.ts";
import { FindingsProvider } from "../results/findings-provider.tsx";
import { headlines } from "../results/headlines.ts";
import { TraceContext, type TraceTools } from "../results/trace-tools.ts";
import type { LocalWork } from "../try-out/open-local.ts";
import { saveLocal } from "../try-out/save-local.ts";
import { DraftOffers } from "./draft-offer.tsx";
import { EditorFrame } from "./editor-frame.tsx";

interface OpenEditorProps {
  readonly id: string;
  readonly saved: SavedConveyor;
  readonly workers: WaitingWorkers;
  /** The proposal that is shown in place of the design. */
  readonly proposal?: OpenProposal | undefined;
  /** The work on it as it was kept, where it is in this browser alone. */
  readonly local?: LocalWork | undefined;
  /** Where it is seen through a link: nothing of it can be changed or is kept. */
  readonly link?: LinkView | undefined;
}

/** The open conveyor with its calculation, for as long as the page shows it. */
export function OpenEditor({ id, saved, proposal, workers, local, link }: OpenEditorProps) {
  const person = usePerson();
  const navigate = useNavigate();
  const router = useRouter();
  const refreshProposals = useRefreshProposals();
  const [tools, setTools] = useState<EditorTools | undefined>(undefined);
  const isLocal = local !== undefined || link !== undefined;
  const isProposing = !isLocal && mayProposeChanges(person, saved.conveyor).kind === "allowed";
  const refusal = isLocal ? undefined : reasonToRead(person, saved.conveyor, proposal);
  const readOnly = link === undefined ? refusal : messages["link-view"];

  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor belongs to one opening of one conveyor
  useEffect(() => {
    const editor = createEditor({
      ...{ id, saved, readOnly, isLocal, isProposing, proposal, link },
      ...(local && { document: local.document }),
    });
    if (local?.draft) countAsRestored(local.draft);
    const turns = createFrameTurns();
    const isVisitor = person === undefined;
    const taken = [workers.takeCalculation(), workers.takeCalculation()] as const;
    const calculation = startCalculation(editor, turns, taken, rowsOf({ id, isLocal, link, isVisitor }));
    const figures = keepFigures(
      calculation.live,
      headlines.map(({ path }) => path),
    );
    const changes = followChanges(editor);
    const behind = followBehind(editor, calculation.live, turns);
    const drawings = startDrawings(workers.takeDrawing(), editor.store.getState().document);
    const isOwn = !isLocal && proposal === undefined && mayShareConveyor(person, saved.conveyor).kind === "allowed";
    const runs = keepRunsOf(editor, isOwn, isLocal || proposal ? noShelf : serverShelf(toast.failed));
    const open = (added: string) => {
      void refreshProposals();
      void navigate({ to: "/conveyors/$id", params: { id: added } });
    };
    const save = () =>
      void (isLocal ? saveLocal(editor, { isVisitor, onSaved: open }) : saveDesign(editor, refreshProposals));
    const owner = isLocal ? localOwner : (person?.userName ?? "");
    const stops = [calculation.stop, drawings.stop, runs.stop];
    if (link === undefined) stops.push(keepDraft(editor, owner), resumeSaving(editor, save));
    // A design made in feet and pounds opens in them; the switch is as free as ever.
    if (!saved.conveyor.metric) stops.push(showUnitSystem("imperial"));
    const view = createView(viewAt(router.state.location.search));
    const traces = tracesOf(editor, calculation, view);
    setTools({ editor, calculation, figures, changes, behind, drawings, turns, runs, view, traces, save });
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  if (!tools) return null;
  return (
    <EditorContext value={tools}>
      <TraceContext value={tools.traces}>
        <FindingsProvider>
          <InItsCurrency>
            <Together>
              <EditorFrame />
            </Together>
          </InItsCurrency>
        </FindingsProvider>
        {link === undefined && <FirstSteps />}
        {readOnly === undefined && !isLocal && <DraftOffers />}
        {readOnly === undefined && !isLocal && <BroughtRow />}
      </TraceContext>
    </EditorContext>
  );
}

/** A design that is seen through a link has its parts written into it, and needs no library. */
function rowsOf({
  id,
  isLocal,
  link,
  isVisitor,
}: Pick<OpenEditorProps, "id" | "link"> & { isLocal: boolean; isVisitor: boolean }) {
  if (link !== undefined) return { get: async () => [] };
  return { conveyor: isLocal ? undefined : id, isVisitor };
}

function InItsCurrency({ children }: { readonly children: ReactNode }) {
  const currency = useConveyor(({ costCurrency }) => costCurrency);
  return <CurrencyContext value={currency}>{children}</CurrencyContext>;
}

function tracesOf(editor: Editor, { calls }: Calculation, view: ViewStore): TraceTools {
  return {
    show: (trace) => view.setState({ trace }),
    open: (document, origin) => calls.open(document, origin),
    openStep: (step) => calls.openStep(step),
    showField: (path) => showField(view, path),
    comment: (path) => openComments(view, { commenting: targetAt(editor.store.getState().document, "result", path) }),
    // A design seen through a link is nobody's to change.
    ...(editor.store.getState().link === undefined && { seek: (result: string) => view.setState({ seeking: result }) }),
  };
}
