import { findOrigin, setValue } from "@beltwright/model";
import { originSentence } from "@beltwright/results";
import { Button } from "@mantine/core";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useEdit, useIsReadOnly } from "../document/editor-context.ts";
import styles from "./forms.module.css";

/** Where the value of a field came from; where it was typed over, what the rule gives and the way back to it. */
export function OriginNote({ path }: { readonly path: string }) {
  const system = useUnitSystem();
  const isReadOnly = useIsReadOnly();
  const change = useEdit(setValue);
  const sentence = useConveyor((conveyor) => {
    const origin = findOrigin(conveyor, path);
    return origin && originSentence(origin, { system });
  });
  const missed = useConveyor((conveyor) => {
    const origin = findOrigin(conveyor, path);
    return origin === undefined || origin.isKept ? undefined : origin.value;
  });
  if (sentence === undefined) return null;
  return (
    <p className={styles.hint} data-origin={missed === undefined ? "rule" : "typed"}>
      {sentence}{" "}
      {missed !== undefined && !isReadOnly && (
        <Button size="compact-xs" variant="subtle" onClick={() => change({ path, value: missed })}>
          Back to the rule
        </Button>
      )}
    </p>
  );
}
