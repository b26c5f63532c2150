import type { Finding } from "@beltwright/engine";
import { type Conveyor, type DocumentIssue, issueText, pathText } from "@beltwright/model";
import { type FindingGroup, findingGroups, librariesOfFinding, preferenceSentence } from "@beltwright/results";
import { Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";
import { usePreferences } from "../../../ui/preferences/use-preferences.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useIsStale, useLive, useServerId, useShowField } from "../document/editor-context.ts";
import { useRunFindings } from "../dynamics/kept/use-runs.ts";
import { FindingRemedies } from "../remedies/finding-remedies.tsx";
import { MendAll } from "../remedies/mend-all.tsx";
import { FindingLine } from "./finding-line.tsx";
import styles from "./results.module.css";
import { EarlierRunFindings, keyOf, RunFindingLine } from "./run-findings.tsx";

/** Further findings of one cause that are shown without being asked for. */
const fewOthers = 3;

/** What the engineer should know, gravest first and by cause, advice apart; each line leads to the field that caused it. */
export function FindingsPanel() {
  const answer = useLive((live) => live.answer);
  const answered = useLive((live) => live.answered);
  const isStale = useIsStale();
  const runs = useRunFindings();
  const reasonOf = useOfficeReason();
  if (answer === undefined || answered === undefined) return null;
  if (answer.kind === "refused")
    return <IssueList title="Cannot be calculated" issues={answer.issues} conveyor={answered} />;
  const own = answer.findings.map((finding) => ({
    finding,
    key: JSON.stringify([finding.code, finding.subject, finding.place]),
    line: (
      <FindingLine finding={finding} conveyor={answered} detail={reasonOf(finding)}>
        {finding.severity !== "note" && <FindingRemedies finding={finding} />}
      </FindingLine>
    ),
  }));
  const ofRuns = runs.current.map((found) => ({
    finding: found.finding,
    key: keyOf(found),
    line: <RunFindingLine found={found} />,
  }));
  const groups = findingGroups<Line>([...own, ...ofRuns], ({ finding }) => finding);
  const [advice, others] = [groups.filter(isAdvice), groups.filter((group) => !isAdvice(group))];
  return (
    <div className={styles.panel} data-stale={isStale}>
      {groups.length === 0 && <Text size="sm">Nothing to report.</Text>}
      <MendAll />
      <GroupList groups={others} />
      {advice.length > 0 && (
        <section className={styles.findingGroup} aria-label="Advice">
          <h3 className={styles.heading}>Advice</h3>
          <GroupList groups={advice} />
        </section>
      )}
      <EarlierRunFindings found={runs.earlier} />
      {answer.notUsed.length > 0 && (
        <IssueList title="Not taken into account" issues={answer.notUsed} conveyor={answered} />
      )}
    </div>
  );
}

/** Where Auto finds nothing that fits, what the office of the owner leaves it is a reason. */
function useOfficeReason(): (finding: Finding) => string | undefined {
  const { data: preferences } = usePreferences(useServerId());
  return ({ code }) => {
    const sentence = preferences && preferenceSentence(librariesOfFinding(code), preferences);
    return sentence || undefined;
  };
}

interface Line {
  readonly finding: Finding;
  readonly key: string;
  readonly line: ReactNode;
}

const isAdvice = ({ severity }: FindingGroup<Line>) => severity === "note";

function GroupList({ groups }: { readonly groups: readonly FindingGroup<Line>[] }) {
  return groups.map(({ governing, others }) => (
    <div key={governing.key} className={styles.findingGroup}>
      {governing.line}
      {others.length > fewOthers ? (
        <details>
          <summary className={styles.heading}>{others.length} more of the same cause</summary>
          <LineList lines={others} />
        </details>
      ) : (
        <LineList lines={others} />
      )}
    </div>
  ));
}

function LineList({ lines }: { readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.findingGroup} data-others>
      {lines.map(({ key, line }) => (
        <Fragment key={key}>{line}</Fragment>
      ))}
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
