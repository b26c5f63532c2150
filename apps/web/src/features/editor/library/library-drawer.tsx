import { getLibrary, type LibraryRow } from "@beltwright/model";
import { Drawer } from "@mantine/core";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useEditorTools, useSetView, useView } from "../document/editor-context.ts";
import { undoOffer } from "../document/undo-offer.ts";
import { firstIssue } from "../forms/first-issue.ts";
import { LibraryBrowser } from "./library-browser.tsx";
import { chooserTarget, selectRow } from "./select-row.ts";

/** A library beside the open design: choosing a row copies it in, and the place in the list is kept. */
export function LibraryDrawer() {
  const path = useView((view) => view.chooser);
  const setView = useSetView();
  const { editor } = useEditorTools();
  const system = useUnitSystem();
  const target = path === undefined ? undefined : chooserTarget(path);
  const close = () => setView({ chooser: undefined });
  const take = (row: LibraryRow) => {
    if (path === undefined) return;
    const outcome = selectRow(editor, path, row);
    if (outcome.kind === "refused") return toast.failed(firstIssue(outcome, system) ?? "This row cannot be used.");
    if (outcome.kind === "changed") toast.done(`${row.description} selected`, undoOffer(editor));
    close();
  };
  return (
    <Drawer
      opened={target !== undefined}
      onClose={close}
      position="right"
      size="min(860px, 92vw)"
      title={target && `Choose ${target.title}`}
      padding="sm"
    >
      {target && <LibraryBrowser definition={getLibrary(target.library)} target={path ?? ""} onChoose={take} />}
    </Drawer>
  );
}
