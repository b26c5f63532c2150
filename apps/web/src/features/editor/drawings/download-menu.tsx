import type { Drawing } from "@beltwright/drawing";
import type { Conveyor } from "@beltwright/model";
import { useEditorTools } from "../document/editor-context.ts";
import { DrawingMenu } from "./drawing-menu.tsx";

interface DownloadMenuProps {
  /** The drawing of the document as it is when it is asked for. */
  readonly make: (conveyor: Conveyor) => Drawing | undefined | Promise<Drawing | undefined>;
}

/** A drawing of the open conveyor as a file named after it. */
export function DownloadMenu({ make }: DownloadMenuProps) {
  const { editor } = useEditorTools();
  const current = () => editor.store.getState().document;
  return <DrawingMenu make={() => make(current())} nameOf={() => current().convNo} />;
}
