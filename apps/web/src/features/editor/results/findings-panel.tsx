import type { Severity } from "@beltwright/engine";
import { type Conveyor, type DocumentIssue, issueText, pathText } from "@beltwright/model";
import { Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { Fragment } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useIsStale, useLive, useShowField } from "../document/editor-context.ts";
import { useRunFindings } from "../dynamics/kept/use-runs.ts";
import { FindingLine } from "./finding-line.tsx";
import styles from "./results.module.css";
import { EarlierRunFindings, keyOf, RunFindingLine } from "./run-findings.tsx";

const order = { error: 0, warning: 1, note: 2 } as const satisfies Record<Severity, number>;

/** What the engineer should know, gravest first; each line leads to the field that caused it. */
export function FindingsPanel() {
  const answer = useLive((live) => live.answer);
  const answered = useLive((live) => live.answered);
  const isStale = useIsStale();
  const runs = useRunFindings();
  if (answer === undefined || answered === undefined) return null;
  if (answer.kind === "refused")
    return <IssueList title="Cannot be calculated" issues={answer.issues} conveyor={answered} />;
  const own = answer.findings.map((finding) => ({
    severity: finding.severity,
    key: JSON.stringify([finding.code, finding.subject, finding.place]),
    line: <FindingLine finding={finding} conveyor={answered} />,
  }));
  const ofRuns = runs.current.map((found) => ({
    severity: found.finding.severity,
    key: keyOf(found),
    line: <RunFindingLine found={found} />,
  }));
  const sorted = [...own, ...ofRuns].toSorted((one, other) => order[one.severity] - order[other.severity]);
  return (
    <div className={styles.panel} data-stale={isStale}>
      {sorted.length === 0 && <Text size="sm">Nothing to report.</Text>}
      {sorted.map(({ key, line }) => (
        <Fragment key={key}>{line}</Fragment>
      ))}
      <EarlierRunFindings found={runs.earlier} />
      {answer.notUsed.length > 0 && (
        <IssueList title="Not taken into account" issues={answer.notUsed} conveyor={answered} />
      )}
    </div>
  );
}

interface IssueListProps {
  readonly title: string;
  readonly issues: readonly DocumentIssue[];
  readonly conveyor: Conveyor;
}

function IssueList({ title, issues, conveyor }: IssueListProps) {
  const showField = useShowField();
  const system = useUnitSystem();
  return (
    <section className={styles.panel} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {issues.map(({ path, message }) => (
        <button
          key={`${path} ${message}`}
          type="button"
          className={styles.finding}
          data-severity={title === "Cannot be calculated" ? "error" : "note"}
          onClick={() => showField(path)}
        >
          <IconInfoCircle size={16} aria-hidden />
          <span>
            <span className={styles.sentence}>{issueText({ path, message }, system)}</span>
            <span className={styles.detail}>{pathText(conveyor, path)}</span>
          </span>
        </button>
      ))}
    </section>
  );
}
