import type { DynamicResult, Finding } from "@beltwright/engine";
import { dynamicCsv, dynamicJson, formatNumber, placeText, shownText, unitLabel } from "@beltwright/model";
import type { Shown, TracedRun } from "@beltwright/results";
import { Button, Text } from "@mantine/core";
import { saveFile } from "../../../ui/saving/save-file.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useMaySave } from "../document/editor-context.ts";
import { FindingLine } from "../results/finding-line.tsx";
import { StepList } from "../results/step-list.tsx";
import { TracedNumber } from "../results/traced-number.tsx";
import { useDynamicRun } from "./dynamic-run.ts";
import styles from "./dynamics.module.css";
import { summaryTables, type TableValue } from "./summary-tables.ts";

/** What came of the run: findings, extremes, drives, take-up, energy, and how each number came about. */
export function SummaryView() {
  const answer = useDynamicRun((state) => state.answer);
  const basis = useDynamicRun((state) => state.basis);
  if (answer?.kind !== "ran" || !basis) return <Text size="sm">The results come with the end of the run.</Text>;
  const { result, steps, milliseconds } = answer;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <section className={styles.results} aria-label="Results of the run" tabIndex={0}>
      <div className={styles.wide}>
        <Text size="xs" c="dimmed" data-testid="run-time" data-milliseconds={milliseconds}>
          {endings[result.end]} {result.elements} elements, step {formatNumber(result.step * 1000, 3)} ms, calculated in{" "}
          {formatNumber(milliseconds / 1000, 3)} s.
        </Text>
        <Findings findings={result.findings} run={basis} />
        <Downloads result={result} convNo={basis.conveyor.convNo} />
      </div>
      {summaryTables(basis.conveyor, result).map(({ title, rows }) => (
        <div key={title}>
          <h2>{title}</h2>
          <table>
            <tbody>
              {rows.map(({ name, values }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    {values.map((value) => (
                      <Value
                        key={`${value.unit} ${value.text ?? value.value}`}
                        label={`${title}: ${name}`}
                        value={value}
                        run={basis}
                      />
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <div className={styles.wide}>
        <h2>How it was calculated</h2>
        <StepList
          steps={steps}
          first={steps
            .map((_, at) => at)
            .filter((at) => !steps.some(({ inputs }) => inputs.some(({ from }) => from === at)))}
          placeText={({ place }) => placeText(basis.conveyor, place)}
        />
      </div>
    </section>
  );
}

const endings = {
  completed: "Completed.",
  "cut-short": "Cut short.",
  diverged: "Broken off.",
} as const satisfies Record<DynamicResult["end"], string>;

interface ValueProps {
  readonly label: string;
  readonly value: TableValue;
  readonly run: TracedRun;
}

function Value({ label, value: { value, unit, text, reading, source }, run }: ValueProps) {
  const system = useUnitSystem();
  if (text !== undefined) return <span> {text}</span>;
  const shown: Shown | undefined = reading ? { kind: "reading", reading, run } : source && { kind: "number", source };
  return (
    <span>
      {" "}
      {shown ? <TracedNumber traced={{ label, value, unit, shown }} /> : shownText(value, unit, system)}{" "}
      {unitLabel(unit, system)}
    </span>
  );
}

function Findings({ findings, run }: { readonly findings: readonly Finding[]; readonly run: TracedRun }) {
  if (findings.length === 0) return <Text size="sm">Nothing to report.</Text>;
  return findings.map((finding) => (
    <FindingLine key={JSON.stringify([finding.code, finding.place])} conveyor={run.conveyor} {...{ finding, run }} />
  ));
}

function Downloads({ result, convNo }: { readonly result: Omit<DynamicResult, "steps">; readonly convNo: string }) {
  const maySave = useMaySave();
  if (!maySave) return null;
  const whole = { ...result, steps: [] };
  const name = `${convNo.replaceAll(/[^\w-]+/g, "_") || "conveyor"}-dynamic`;
  return (
    <Button.Group mt={8}>
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => saveFile(`${name}.csv`, "text/csv", dynamicCsv(whole))}
      >
        Download CSV
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => saveFile(`${name}.json`, "application/json", dynamicJson(whole))}
      >
        Download JSON
      </Button>
    </Button.Group>
  );
}
