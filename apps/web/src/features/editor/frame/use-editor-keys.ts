import { toolbarModes } from "@beltwright/model";
import { type Shortcut, useShortcuts } from "../../../ui/shortcuts/shortcuts.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { setUnitSystem, useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { commentOnFocused } from "../comments/comment-on-focused.ts";
import { useCommentsByPlace } from "../comments/comments-context.ts";
import { useEditorTools, useIsReadOnly, useView } from "../document/editor-context.ts";
import { settleTyping } from "../document/settle-typing.ts";
import { openSide, toggledTools, type ViewStore } from "../document/view.ts";
import { modeTitles, viewOfMode } from "../profile/mode-titles.ts";
import { saveAs } from "./panel-acts.ts";
import { stages } from "./stages.tsx";

/** The keys of the editor; `?` lists them. */
export function useEditorKeys(): void {
  const { editor, view, save } = useEditorTools();
  const system = useUnitSystem();
  const isReadOnly = useIsReadOnly();
  const isWhole = useView((state) => state.isWhole);
  const say = (word: string, label: string | undefined) => {
    if (label !== undefined) toast.note(`${word}: ${label}`);
  };
  const canComment = useCommentsByPlace() !== undefined;
  useShortcuts([
    { keys: "mod+S", label: "Save", run: () => settled(save), isForFieldsToo: true },
    {
      keys: "mod+shift+S",
      label: "Save as",
      run: () => settled(() => saveAs({ editor, view, save })),
      isForFieldsToo: true,
    },
    { keys: "mod+Z", label: "Undo", run: () => settled(() => say("Undone", editor.undo())), isForFieldsToo: true },
    { keys: "mod+shift+Z", label: "Redo", run: () => say("Redone", editor.redo()), isForFieldsToo: true },
    { keys: "mod+Y", label: "Redo", run: () => say("Redone", editor.redo()), isForFieldsToo: true },
    ...(canComment ? [commentKey(() => commentOnFocused({ editor, view }))] : []),
    { keys: "R", label: "Results", run: () => openSide(view, "results") },
    { keys: "E", label: "Findings: errors and warnings", run: () => openSide(view, "findings") },
    { keys: "M", label: "Methods side by side", run: () => openSide(view, "methods") },
    { keys: "T", label: "Tools", run: () => view.setState(toggledTools) },
    {
      keys: "F",
      label: "View on the whole screen, Escape returns",
      run: () => view.setState(({ isWhole }) => ({ isWhole: !isWhole })),
    },
    ...(isWhole ? [leaveWhole(view)] : []),
    { keys: "P", label: "Pin the view", run: () => view.setState(({ isPinned }) => ({ isPinned: !isPinned })) },
    {
      keys: "U",
      label: "Metric or imperial units",
      run: () => setUnitSystem(system === "metric" ? "imperial" : "metric"),
    },
    ...toolbarModes.map((mode, index) => ({
      keys: modeKeys[index] ?? "",
      label: modeTitles[mode],
      run: () => {
        if (!isReadOnly || mode === "Select") view.setState(viewOfMode(mode));
      },
    })),
    ...stages.map(({ name, title }, index) => ({
      keys: `alt+${index + 1}`,
      label: title,
      run: () => view.setState({ stage: name }),
      isUnlisted: true as const,
    })),
    ...partKeys,
  ]);
}

/** Only while there is something to leave: elsewhere Escape is for what has the keyboard. */
function leaveWhole(view: ViewStore): Shortcut {
  return { keys: "Escape", label: "", run: () => view.setState({ isWhole: false }), isUnlisted: true };
}

function commentKey(run: () => void): Shortcut {
  return { keys: "mod+alt+M", label: "Comment on the field that has the keyboard", run, isForFieldsToo: true };
}

function settled(act: () => void): void {
  settleTyping();
  act();
}

/** In the order of the toolbar: eleven modes on ten figures and N, the sketch as a network. */
const modeKeys = [..."1234567890N"];

/** Keys of parts of the screen, which listen for them while they have the keyboard. */
const partKeys: readonly Shortcut[] = [
  { keys: "alt+1 … 5", label: "Layout, Section, Part, Charts, Dynamic" },
  { keys: "← → ↑ ↓", label: "Drawing: choose a point; in a drag mode, move it" },
  { keys: "Enter", label: "Drawing: add the item of the mode after the chosen point" },
  { keys: "Delete", label: "Drawing: delete the chosen point" },
  { keys: "Escape", label: "Drawing: back to Select" },
  { keys: "shift+← → ↑ ↓", label: "Drawing: pan" },
  { keys: "Plus, −, Home", label: "Drawing: zoom in, zoom out, fit" },
  { keys: "Enter, ← →", label: "Measuring: begin at the chosen point, go on to the next" },
  { keys: "Enter or F2", label: "Table of points: edit the cell; on a result, show how it was calculated" },
  { keys: "mod+D", label: "Table of points: fill down" },
  { keys: "mod+Enter", label: "Table of points: type into all chosen cells" },
  { keys: "alt+↓", label: "Table of points: sort by this column" },
];
