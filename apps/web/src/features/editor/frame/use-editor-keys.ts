import { toolbarModes } from "@beltwright/model";
import { useShortcuts } from "../../../ui/shortcuts.ts";
import { toast } from "../../../ui/toast-store.ts";
import { setUnitSystem, useUnitSystem } from "../../../ui/unit-system.tsx";
import { useEditorTools } from "../document/editor-context.ts";
import { modeTitles } from "../profile/mode-titles.ts";

/** The keys of the editor; `?` lists them. */
export function useEditorKeys(): void {
  const { editor, view, save } = useEditorTools();
  const system = useUnitSystem();
  const say = (word: string, label: string | undefined) => {
    if (label !== undefined) toast.note(`${word}: ${label}`);
  };
  useShortcuts([
    { keys: "mod+S", label: "Save", run: save, isForFieldsToo: true },
    { keys: "mod+Z", label: "Undo", run: () => say("Undone", editor.undo()), isForFieldsToo: true },
    { keys: "mod+shift+Z", label: "Redo", run: () => say("Redone", editor.redo()), isForFieldsToo: true },
    { keys: "mod+Y", label: "Redo", run: () => say("Redone", editor.redo()), isForFieldsToo: true },
    { keys: "R", label: "Results", run: () => view.setState({ side: "results" }) },
    { keys: "F", label: "Findings", run: () => view.setState({ side: "findings" }) },
    { keys: "M", label: "Methods side by side", run: () => view.setState({ side: "methods" }) },
    {
      keys: "U",
      label: "Metric or imperial units",
      run: () => setUnitSystem(system === "metric" ? "imperial" : "metric"),
    },
    ...toolbarModes.slice(0, 9).map((mode, index) => ({
      keys: String(index + 1),
      label: modeTitles[mode],
      run: () => view.setState({ mode }),
    })),
  ]);
}
