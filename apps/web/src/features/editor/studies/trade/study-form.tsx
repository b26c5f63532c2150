import type { ComponentRows, Conveyor } from "@beltwright/model";
import { candidateCount, failureSentence, type LoadLimit, mostEnumerated, type TradeStudy } from "@beltwright/studies";
import { Button, Checkbox, Group, Text } from "@mantine/core";
import { ConditionRows, ObjectiveRows } from "./aim-rows.tsx";
import { ChoiceRows } from "./choice-rows.tsx";
import styles from "./trade.module.css";

interface StudyFormProps {
  readonly study: TradeStudy;
  readonly conveyor: Conveyor;
  readonly rows: ComponentRows;
  readonly isRunning: boolean;
  readonly onChange: (study: TradeStudy) => void;
  /** Why the server cannot run it; undefined where it can. */
  readonly notOnServer: string | undefined;
  readonly onRun: () => void;
  readonly onRunOnServer: () => void;
  readonly onReset: () => void;
}

const titles = {
  "belt-overfull": "Capacity: the belt holds the tonnage",
  "belt-narrow-for-lumps": "Lumps: the belt is wide enough",
  "belt-fast-for-material": "Speed: it suits the material",
  "steep-for-material": "Slope: the material does not slide",
} as const satisfies Partial<Record<LoadLimit, string>>;

const limits = Object.keys(titles) as readonly (keyof typeof titles)[];

/** From here on a study takes minutes: the server may have it. */
const muchForABrowser = 2000;

/** What is asked: choices, objectives, conditions, and how many combinations that makes. */
export function StudyForm({ study, conveyor, rows, isRunning, onChange, onRun, ...more }: StudyFormProps) {
  const count = candidateCount(study.choices);
  const isReady = count > 0 && study.objectives.length > 0;
  return (
    <form
      className={styles.form}
      aria-label="Study"
      onSubmit={(event) => {
        event.preventDefault();
        onRun();
      }}
    >
      <ChoiceRows
        choices={study.choices}
        {...{ conveyor, rows }}
        onChange={(choices) => onChange({ ...study, choices })}
      />
      <ObjectiveRows items={study.objectives} onChange={(objectives) => onChange({ ...study, objectives })} />
      <ConditionRows items={study.conditions} onChange={(conditions) => onChange({ ...study, conditions })} />
      <fieldset className={styles.set}>
        <legend>Screened before solving</legend>
        {limits.map((code) => (
          <Checkbox
            key={code}
            size="xs"
            label={titles[code]}
            title={failureSentence(code)}
            checked={study.loadLimits.includes(code)}
            onChange={(event) => {
              const others = study.loadLimits.filter((one) => one !== code);
              onChange({ ...study, loadLimits: event.currentTarget.checked ? [...others, code] : others });
            }}
          />
        ))}
      </fieldset>
      <div className={styles.foot}>
        <Text size="sm" role="status">
          {countText(count)}
        </Text>
        <Group gap={8}>
          <Button size="xs" variant="default" type="button" onClick={more.onReset}>
            Suggest anew
          </Button>
          <Button
            size="xs"
            variant="default"
            type="button"
            disabled={!isReady || isRunning || more.notOnServer !== undefined}
            title={more.notOnServer ?? "Goes on when this page is closed"}
            onClick={more.onRunOnServer}
          >
            Run on the server
          </Button>
          <Button size="xs" type="submit" disabled={!isReady || isRunning}>
            Run study
          </Button>
        </Group>
        {more.notOnServer !== undefined && count > muchForABrowser && (
          <Text size="xs" c="dimmed">
            {more.notOnServer}
          </Text>
        )}
      </div>
    </form>
  );
}

function countText(count: number): string {
  if (!Number.isFinite(count)) return "More combinations than can be counted; a search goes through them.";
  const shown = count.toLocaleString("en");
  if (count <= mostEnumerated) return `${shown} combinations, all of them tried`;
  return `${shown} combinations; where more than ${mostEnumerated.toLocaleString("en")} are left after screening, a search goes through them`;
}
