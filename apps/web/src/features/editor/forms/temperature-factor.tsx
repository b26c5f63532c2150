import { formatNumber, setValue } from "@beltwright/model";
import type { NumberSource, Traced } from "@beltwright/results";
import { Button } from "@mantine/core";
import { useEdit, useIsReadOnly, useLive, useValue } from "../document/editor-context.ts";
import { TracedNumber } from "../results/traced-number.tsx";
import styles from "./forms.module.css";

function tracedFactor(factor: number): Traced {
  const source: NumberSource = { kind: "solved", way: ["temperatureFactor"] };
  return { label: "Temperature factor", value: factor, unit: "1", shown: { kind: "number", source } };
}

/** The factor the calculation takes at the lowest temperature, and a way to keep it. */
export function TemperatureFactor() {
  const factor = useLive(({ answer }) => (answer?.kind === "calculated" ? answer.temperatureFactor : undefined));
  const typed = useValue("kt");
  const change = useEdit(setValue);
  const isReadOnly = useIsReadOnly();
  if (factor === undefined) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>Temperature factor calculation</legend>
      <p className={styles.said}>
        The calculation uses <TracedNumber traced={tracedFactor(factor)} />
        {typed === 1 ? ", found from the lowest temperature." : ", as typed. Type 1 to find it from the temperature."}
      </p>
      <Button
        size="compact-xs"
        variant="default"
        disabled={isReadOnly || typed === factor}
        onClick={() => change({ path: "kt", value: Number(factor.toPrecision(12)) })}
      >
        Keep {formatNumber(factor)}
      </Button>
    </fieldset>
  );
}
