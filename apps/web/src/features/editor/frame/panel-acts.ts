import { isSeenAsDemo, mayShareConveyor, type Person } from "@beltwright/model";
import { usePerson } from "../../../session/session.ts";
import type { PanelName } from "../../../ui/design-panels/design-panels.ts";
import type { EditorState } from "../document/editor.ts";
import { type EditorTools, useEditorState, useEditorTools } from "../document/editor-context.ts";

type Opened = Pick<EditorTools, "editor" | "view" | "save">;

interface PanelAct {
  readonly name: PanelName;
  readonly title: string;
  readonly run: () => void;
}

/** The panels this person has for this design; who has no account yet is asked for one where it takes one. */
export function panelActs({ view, save }: Opened, state: EditorState, person: Person | undefined): readonly PanelAct[] {
  const { isLocal, link, readOnly, saved, isProposing } = state;
  if (link !== undefined) return [];
  const open = (panel: PanelName) => () =>
    view.setState({ panel, release: undefined, tool: undefined, isWhole: false });
  const mayComment = !isLocal && person !== undefined && !isSeenAsDemo(person, saved.conveyor);
  const mayShare = isLocal || mayShareConveyor(person, saved.conveyor).kind === "allowed";
  return [
    ...(isLocal || readOnly !== undefined
      ? []
      : [{ name: "versions", title: "Versions", run: open("versions") } as const]),
    ...(!isLocal && (mayShare || isProposing)
      ? [{ name: "proposals", title: "Proposals", run: open("proposals") } as const]
      : []),
    { name: "reports", title: "Reports", run: open("reports") },
    ...(mayComment ? [{ name: "comments", title: "Comments", run: open("comments") } as const] : []),
    ...(isLocal ? [] : [{ name: "review", title: "Review", run: open("review") } as const]),
    ...(mayShare ? [{ name: "share", title: "Share", run: isLocal ? save : open("share") } as const] : []),
  ];
}

export function usePanelActs(): readonly PanelAct[] {
  const tools = useEditorTools();
  const person = usePerson();
  const isLocal = useEditorState((state) => state.isLocal);
  const saved = useEditorState((state) => state.saved);
  return panelActs(tools, { ...tools.editor.store.getState(), isLocal, saved }, person);
}

/** Asks under which number; a design that no account has is saved for the first time. */
export function saveAs({ editor, view, save }: Opened): void {
  if (editor.store.getState().isLocal) save();
  else view.setState({ isSavingAs: true });
}

export function useSaveAs(): () => void {
  const tools = useEditorTools();
  return () => saveAs(tools);
}
