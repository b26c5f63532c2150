import { outputAt } from "@beltwright/model";
import { useStore } from "zustand";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useEditorState, useEditorTools, useResult } from "../document/editor-context.ts";
import { resultText } from "./result-text.ts";

/** A result that differs, as it is shown, from what it was. */
interface Moved {
  readonly before: string;
  readonly now: string;
  readonly isMore: boolean;
}

/** How a result moved with the last change, and since the last save; undefined where it shows the same. */
export function useMoved(path: string): {
  readonly byChange: Moved | undefined;
  readonly sinceSave: Moved | undefined;
} {
  const { figures, changes } = useEditorTools();
  const before = useStore(changes, (change) => change.before);
  const saved = useEditorState((state) => state.saved.conveyor);
  const isSaved = useEditorState(({ document, saved: { conveyor } }) => document === conveyor);
  const system = useUnitSystem();
  const { value } = useResult(path);
  const movedFrom = (earlier: number | undefined): Moved | undefined => {
    if (typeof value !== "number" || earlier === undefined) return undefined;
    const { unit = "1" } = outputAt(path) ?? {};
    const [was, now] = [earlier, value].map((one) => resultText(one, unit, system).text);
    if (was === undefined || now === undefined || was === now) return undefined;
    return { before: was, now, isMore: value > earlier };
  };
  return {
    byChange: movedFrom(figures(before, path)),
    sinceSave: isSaved ? undefined : movedFrom(figures(saved, path)),
  };
}
