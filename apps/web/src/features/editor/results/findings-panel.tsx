import { findingSentence } from "@beltwright/contract";
import type { Finding, Severity } from "@beltwright/engine";
import { type Conveyor, type DocumentIssue, findFieldAt } from "@beltwright/model";
import { Text } from "@mantine/core";
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from "@tabler/icons-react";
import { HelpLink } from "../../../ui/help-link.tsx";
import { useUnitSystem } from "../../../ui/unit-system.tsx";
import { placeText } from "../calculation/place-text.ts";
import { useIsStale, useLive, useShowField } from "../document/editor-context.ts";
import { findingDetail } from "./finding-detail.ts";
import { findingField } from "./finding-field.ts";
import styles from "./results.module.css";

const order = { error: 0, warning: 1, note: 2 } as const satisfies Record<Severity, number>;

/** What the engineer should know, gravest first; each line leads to the field that caused it. */
export function FindingsPanel() {
  const answer = useLive((live) => live.answer);
  const answered = useLive((live) => live.answered);
  const isStale = useIsStale();
  if (answer === undefined || answered === undefined) return null;
  if (answer.kind === "refused") return <IssueList title="Cannot be calculated" issues={answer.issues} />;
  const sorted = answer.findings.toSorted((one, other) => order[one.severity] - order[other.severity]);
  return (
    <div className={styles.panel} data-stale={isStale}>
      {sorted.length === 0 && <Text size="sm">Nothing to report.</Text>}
      {sorted.map((finding) => (
        <FindingLine
          key={JSON.stringify([finding.code, finding.subject, finding.place])}
          finding={finding}
          conveyor={answered}
        />
      ))}
      {answer.notUsed.length > 0 && <IssueList title="Not taken into account" issues={answer.notUsed} />}
    </div>
  );
}

const icons = {
  error: <IconCircleX size={16} aria-label="Error" />,
  warning: <IconAlertTriangle size={16} aria-label="Warning" />,
  note: <IconInfoCircle size={16} aria-label="Note" />,
};

interface FindingLineProps {
  readonly finding: Finding;
  /** The document it was found in. */
  readonly conveyor: Conveyor;
}

function FindingLine({ finding, conveyor }: FindingLineProps) {
  const showField = useShowField();
  const system = useUnitSystem();
  const { code, severity, source } = finding;
  const place = placeText(conveyor, finding.place);
  const path = findingField(conveyor, finding);
  return (
    <div className={styles.findingRow}>
      <button type="button" className={styles.finding} data-severity={severity} onClick={() => showField(path)}>
        {icons[severity]}
        <span>
          <span className={styles.sentence}>{findingSentence(code)}</span>
          {place !== "" && <span className={styles.detail}>{place}</span>}
          <span className={styles.detail}>{findingDetail(finding, system)}</span>
          {source && (
            <span className={styles.detail}>
              {source.document}, {source.clause}
            </span>
          )}
        </span>
      </button>
      <HelpLink page={`finding-${code}`} label={`Explain: ${findingSentence(code)}`} isApart />
    </div>
  );
}

function IssueList({ title, issues }: { readonly title: string; readonly issues: readonly DocumentIssue[] }) {
  const showField = useShowField();
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
            <span className={styles.sentence}>{message}</span>
            <span className={styles.detail}>{findFieldAt(path)?.label ?? path}</span>
          </span>
        </button>
      ))}
    </section>
  );
}
