import { messages } from "@beltwright/contract";
import { mayEditConveyor, mayShareConveyor } from "@beltwright/model";
import { useEffect, useState } from "react";
import { usePerson, useUser } from "../../../session/session.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { showUnitSystem } from "../../../ui/units/unit-system.tsx";
import { keepFigures } from "../calculation/kept-figures.ts";
import { type Calculation, startCalculation } from "../calculation/live-calculation.ts";
import { keepDraft } from "../document/draft.ts";
import { createEditor, type SavedConveyor } from "../document/editor.ts";
import { EditorContext, type EditorTools } from "../document/editor-context.ts";
import { createFrameTurns } from "../document/frame-turns.ts";
import { followChanges } from "../document/last-change.ts";
import { resumeSaving, saveEditor } from "../document/save.ts";
import { createView, showField, type ViewStore } from "../document/view.ts";
import { keepRunsOf, serverShelf } from "../dynamics/kept/kept-runs.ts";
import { BroughtRow } from "../library/brought-row.tsx";
import { startDrawings } from "../profile/drawings.ts";
import { headlines } from "../results/headlines.ts";
import { TraceContext, type TraceTools } from "../results/trace-tools.ts";
import { DraftOffers } from "./draft-offer.tsx";
import { EditorFrame } from "./editor-frame.tsx";

interface OpenEditorProps {
  readonly id: string;
  readonly saved: SavedConveyor;
}

/** The open conveyor with its calculation, for as long as the page shows it. */
export function OpenEditor({ id, saved }: OpenEditorProps) {
  const { userName } = useUser();
  const person = usePerson();
  const [tools, setTools] = useState<EditorTools | undefined>(undefined);
  const verdict = mayEditConveyor(person, saved.conveyor);
  const readOnly = verdict.kind === "refused" ? messages[verdict.code] : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor belongs to one opening of one conveyor
  useEffect(() => {
    const editor = createEditor({ id, saved, readOnly });
    const turns = createFrameTurns();
    const calculation = startCalculation(editor, turns);
    const figures = keepFigures(
      calculation.live,
      headlines.map(({ path }) => path),
    );
    const changes = followChanges(editor);
    const drawings = startDrawings(editor.store.getState().document);
    const isOwn = mayShareConveyor(person, saved.conveyor).kind === "allowed";
    const runs = keepRunsOf(editor, isOwn, serverShelf(toast.failed));
    const save = () => void saveEditor(editor);
    const stops = [keepDraft(editor, userName), resumeSaving(editor), calculation.stop, drawings.stop, runs.stop];
    // A design made in feet and pounds opens in them; the switch is as free as ever.
    if (!saved.conveyor.metric) stops.push(showUnitSystem("imperial"));
    const view = createView();
    const traces = tracesOf(calculation, view);
    setTools({ editor, calculation, figures, changes, drawings, turns, runs, view, traces, save });
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  if (!tools) return null;
  return (
    <EditorContext value={tools}>
      <TraceContext value={tools.traces}>
        <EditorFrame />
        {readOnly === undefined && <DraftOffers />}
        {readOnly === undefined && <BroughtRow />}
      </TraceContext>
    </EditorContext>
  );
}

function tracesOf({ calls }: Calculation, view: ViewStore): TraceTools {
  return {
    show: (trace) => view.setState({ trace }),
    open: (document, origin) => calls.open(document, origin),
    openStep: (step) => calls.openStep(step),
    showField: (path) => showField(view, path),
  };
}
