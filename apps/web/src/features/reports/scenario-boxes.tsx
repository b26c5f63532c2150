import { Checkbox } from "@mantine/core";
import styles from "./reports.module.css";

export interface ReportScenario {
  readonly id: string;
  readonly title: string;
}

interface ScenarioBoxesProps {
  readonly scenarios: readonly ReportScenario[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly isDisabled: boolean;
  readonly note: string;
}

/** The starts and stops that reports tell of, each with a box, and one for all of them. */
export function ScenarioBoxes({ scenarios, chosen, onChange, isDisabled, note }: ScenarioBoxesProps) {
  const isAll = scenarios.length > 0 && chosen.length === scenarios.length;
  const inOrder = (wanted: (id: string) => boolean) => scenarios.map(({ id }) => id).filter(wanted);
  return (
    <fieldset className={styles.scenarios}>
      <legend>Simulate starts and stops</legend>
      <p className={styles.scenarioNote}>{note}</p>
      <Checkbox
        size="xs"
        label="All"
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        disabled={isDisabled}
        onChange={() => onChange(isAll ? [] : inOrder(() => true))}
      />
      <div className={styles.scenarioGrid}>
        {scenarios.map(({ id, title }) => (
          <Checkbox
            key={id}
            size="xs"
            label={title}
            checked={chosen.includes(id)}
            disabled={isDisabled}
            onChange={({ currentTarget: { checked } }) =>
              onChange(inOrder((one) => (one === id ? checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
