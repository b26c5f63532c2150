import { type Drawing, framed, frameOf } from "@beltwright/drawing";
import type { Conveyor } from "@beltwright/model";
import { usePreferences } from "../../../ui/preferences/use-preferences.ts";
import { useEditorState, useEditorTools, useServerId } from "../document/editor-context.ts";
import { DrawingMenu } from "./drawing-menu.tsx";

interface DownloadMenuProps {
  /** The drawing of the document as it is when it is asked for. */
  readonly make: (conveyor: Conveyor) => Drawing | undefined | Promise<Drawing | undefined>;
}

/** A drawing of the open conveyor as a file named after it, in the frame of its office. */
export function DownloadMenu({ make }: DownloadMenuProps) {
  const { editor } = useEditorTools();
  const { data: preferences } = usePreferences(useServerId());
  const revision = useEditorState(({ saved }) => saved.revision);
  const current = () => editor.store.getState().document;
  const makeFramed = async () => {
    const [document, frame] = [current(), preferences?.drawingFrame];
    const drawing = await make(document);
    return drawing && frame ? framed(drawing, frameOf(document, frame, { revision: String(revision) })) : drawing;
  };
  const note = preferences?.drawingFrame ? "Office preference: in its frame" : undefined;
  return <DrawingMenu make={makeFramed} nameOf={() => current().convNo} note={note} />;
}
