import { messageFor } from "@beltwright/contract";
import { getLibrary, type LibraryRow, type UnitSystem } from "@beltwright/model";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { api } from "../../../api/client.ts";
import { failureText } from "../../../ui/failures/failure.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import type { Editor } from "../document/editor.ts";
import { useEditorTools } from "../document/editor-context.ts";
import { undoOffer } from "../document/undo-offer.ts";
import { firstIssue } from "../forms/first-issue.ts";
import { chooserTarget, selectRow } from "./select-row.ts";

/** A row that the address asks to be used: it is copied in once, as a change to save or take back. */
export function BroughtRow() {
  const { use, at } = useSearch({ from: "/shell/member/conveyors/$id" });
  const { editor } = useEditorTools();
  const system = useUnitSystem();
  const navigate = useNavigate();
  useEffect(() => {
    if (use === undefined || at === undefined) return;
    // Gone from the address first, so that a reload does not bring it again.
    void navigate({ to: ".", search: ({ use: _use, at: _at, ...place }) => place, replace: true });
    void bring(editor, { use, at }, system);
  }, [use, at, editor, navigate, system]);
  return null;
}

async function bring(
  editor: Editor,
  { use, at }: { readonly use: string; readonly at: string },
  system: UnitSystem,
): Promise<void> {
  const [library = "", id = ""] = use.split("/");
  if (chooserTarget(at)?.library !== library) return;
  try {
    const row = await api.get<LibraryRow>(`/api/${getLibrary(library).singular}/${encodeURIComponent(id)}`);
    const outcome = selectRow(editor, at, row);
    if (outcome.kind === "refused") return toast.failed(firstIssue(outcome, system) ?? "This row cannot be used.");
    toast.done(`${row.description} selected`, undoOffer(editor));
  } catch (error) {
    toast.failed(failureText(messageFor("load-failed", { item: getLibrary(library).singular }), error));
  }
}
