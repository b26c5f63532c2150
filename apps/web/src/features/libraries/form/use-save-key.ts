import { useEffectEvent } from "react";
import { useShortcuts } from "../../../ui/shortcuts/shortcuts.ts";

/** Ctrl S from anywhere. A field commits its text when it loses the keyboard, so it has to lose it first. */
export function useSaveKey(label: string, save: () => void): void {
  const saveLatest = useEffectEvent(save);
  const run = () => {
    const active = document.activeElement;
    if (active instanceof HTMLElement) active.blur();
    setTimeout(saveLatest, 0);
  };
  useShortcuts([{ keys: "mod+S", label, run, isForFieldsToo: true }]);
}
