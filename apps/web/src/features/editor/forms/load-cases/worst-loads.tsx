import { addWindowCase, type Conveyor, unitLabel } from "@beltwright/model";
import type { WorstLoadRow } from "@beltwright/results";
import { Button, Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useUnitSystem } from "../../../../ui/units/unit-system.tsx";
import { useConveyor, useEdit, useEditorTools, useIsReadOnly } from "../../document/editor-context.ts";
import { TracedNumber } from "../../results/traced-number.tsx";
import formStyles from "../forms.module.css";
import styles from "./load-cases.module.css";

const streaks = [
  { value: "1", label: "One stretch of load" },
  { value: "2", label: "Two stretches" },
  { value: "3", label: "Three stretches" },
  { value: "1000", label: "Any number of stretches" },
];

interface Asked {
  /** The document that was asked for. */
  readonly of: Conveyor;
  readonly rows: readonly WorstLoadRow[];
}

/** The worst place of a load that comes, travels and ends: found when it is asked for, added as a case by a click. */
export function WorstLoads({ onAdded }: { readonly onAdded: () => void }) {
  const { calls } = useEditorTools().calculation;
  const conveyor = useConveyor((document) => document);
  const [most, setMost] = useState("1");
  const [asked, setAsked] = useState<Asked | undefined>(undefined);
  const ask = async (of = most) => {
    const rows = await calls.worstLoads(Number(of));
    setAsked(rows && { of: conveyor, rows });
  };
  const choose = (value: string) => {
    setMost(value);
    if (asked !== undefined) void ask(value);
  };
  // What was found for another document is not shown for this one.
  const rows = asked?.of === conveyor ? asked.rows : undefined;
  return (
    <fieldset className={formStyles.group}>
      <legend className={formStyles.groupTitle}>Worst place of the load</legend>
      <p className={formStyles.said}>
        A stream of load begins, travels and ends. Over hills it may pull hardest, or drive the belt, while it lies on
        part of the belt only.
      </p>
      <Group gap={8} align="end">
        <NativeSelect
          label="Load on the belt"
          size="xs"
          data={streaks}
          value={most}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <Button size="compact-sm" variant="default" onClick={() => void ask()}>
          Find the worst place
        </Button>
      </Group>
      {rows && <Found rows={rows} onAdded={onAdded} />}
    </fieldset>
  );
}

interface FoundProps {
  readonly rows: readonly WorstLoadRow[];
  readonly onAdded: () => void;
}

function Found({ rows, onAdded }: FoundProps) {
  const unit = unitLabel("kN", useUnitSystem());
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix}>
        <caption className={formStyles.groupTitle}>Tension with the load at its worst place</caption>
        <thead>
          <tr>
            <th scope="col">Of</th>
            <th scope="col">
              Largest <span className={formStyles.unit}>{unit}</span>
            </th>
            <th scope="col">Loaded from point to point</th>
            <th scope="col">
              Smallest <span className={formStyles.unit}>{unit}</span>
            </th>
            <th scope="col">Loaded from point to point</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, largest, smallest }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <Worst one={largest} onAdded={onAdded} />
              <Worst one={smallest} onAdded={onAdded} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Worst({ one, onAdded }: { readonly one: WorstLoadRow["largest"]; readonly onAdded: () => void }) {
  if (one === undefined) {
    return (
      <>
        <td />
        <td />
      </>
    );
  }
  return <WorstPlace one={one} onAdded={onAdded} />;
}

interface WorstPlaceProps {
  readonly one: NonNullable<WorstLoadRow["largest"]>;
  readonly onAdded: () => void;
}

function WorstPlace({ one: { traced, windows, text }, onAdded }: WorstPlaceProps) {
  const add = useEdit(addWindowCase);
  const isReadOnly = useIsReadOnly();
  const addCase = () => {
    const stretches = windows.map(({ from, to }) => ({ windowFrom: from, windowTo: to }));
    if (add({ name: traced.label, windows: stretches }).kind === "changed") onAdded();
  };
  return (
    <>
      <td>
        <TracedNumber traced={traced} />
      </td>
      <td>
        {text}{" "}
        {windows.length > 0 && (
          <Button size="compact-xs" variant="subtle" disabled={isReadOnly} onClick={addCase}>
            Add as case
          </Button>
        )}
      </td>
    </>
  );
}
