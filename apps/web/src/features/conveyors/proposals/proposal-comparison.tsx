import type { Proposal } from "@beltwright/contract";
import type { MergeChoice, MergeSide, UnitSystem } from "@beltwright/model";
import { findingSentence } from "@beltwright/results";
import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSlow } from "../../../ui/busy-bar.tsx";
import { MergeTable } from "../../../ui/conveyor-merge/merge-table.tsx";
import { inputText } from "../../../ui/conveyor-merge/value-text.ts";
import type { DesignPanelProps } from "../../../ui/design-panels/design-panels.ts";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import type { ProposalDifference } from "../calculated.ts";
import { type DifferenceRow, DifferenceTable, resultRow } from "../versions/difference-table.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { proposalDifferenceQuery, proposalDocumentsQuery } from "./proposal-queries.ts";
import styles from "./proposals.module.css";
import { UpdateForm } from "./update-form.tsx";

export interface ProposalComparisonProps extends Pick<DesignPanelProps, "onTaken" | "onUpdated"> {
  readonly proposal: Proposal;
  /** What the person may choose changes for: to take them over, or to propose them still on a newer design. */
  readonly choice: "take" | "update" | undefined;
  /** Whether unsaved changes are in the way of it. */
  readonly isHeld: boolean;
}

/** What a proposal changes and what comes of it; who chooses does so field by field, and sees what comes of the choice. */
export function ProposalComparison({ proposal, choice, isHeld, onTaken, onUpdated }: ProposalComparisonProps) {
  const [sides, setSides] = useState<Readonly<Record<string, MergeSide>>>({});
  const documents = useQuery(proposalDocumentsQuery(proposal));
  const all = useQuery(proposalDifferenceQuery(proposal, documents.data, undefined));
  const changes = all.data?.changes ?? [];
  const isBehind = documents.data !== undefined && documents.data.revision > proposal.baseRevision;
  const isChoosing = choice === "take" || (choice === "update" && isBehind);
  const sideOf = ({ path, isContested }: MergeChoice) =>
    sides[path] ?? (isContested && choice === "take" ? "theirs" : "mine");
  const chosen = changes.filter((change) => sideOf(change) === "mine").map(({ path }) => path);
  const isAll = !isChoosing || chosen.length === changes.length;
  const some = useQuery(proposalDifferenceQuery(proposal, documents.data, isAll ? undefined : chosen));
  const isSlow = useSlow(all.isPending);
  const system = useUnitSystem();
  const failed = [documents, all, some].find(({ isError }) => isError);
  if (failed) return <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!all.data || !documents.data) return isSlow ? <Skeleton height={120} /> : null;
  const { revision } = documents.data;
  const columns = [
    { side: "theirs", title: `Design, revision ${revision}`, word: "the design's" },
    { side: "mine", title: "Proposed", word: "the proposed" },
  ] as const;
  return (
    <div className={styles.comparison}>
      {isChoosing && changes.length > 0 ? (
        <section>
          <h3 className={styles.title}>{`Inputs that differ (${changes.length})`}</h3>
          <MergeTable
            {...{ system, columns }}
            choices={changes}
            sides={Object.fromEntries(changes.map((change) => [change.path, sideOf(change)]))}
            onChoose={(path, side) => setSides({ ...sides, [path]: side })}
          />
        </section>
      ) : (
        <DifferenceTable
          title="Inputs that differ"
          nothing="Nothing differs from the design any more."
          heads={[proposal.state === "open" ? columns[0].title : `Revision ${proposal.baseRevision}`, "Proposed"]}
          rows={changes.map((change) => inputRow(change, proposal, system))}
        />
      )}
      <div className={styles.consequences} data-stale={some.isPending}>
        <Consequences difference={some.data ?? all.data} isOfSome={!isAll} />
      </div>
      {choice === "take" && (
        <DecisionForm {...{ proposal, revision, isHeld, onTaken, chosen }} total={changes.length} />
      )}
      {choice === "update" && isBehind && changes.length > 0 && (
        <UpdateForm {...{ proposal, revision, isHeld, onUpdated, chosen }} total={changes.length} />
      )}
    </div>
  );
}

function inputRow(change: MergeChoice, { state, taken }: Proposal, system: UnitSystem): DifferenceRow {
  const { path, place, label, field, isContested } = change;
  const name = place === "" ? label : `${place}: ${label}`;
  const decided = taken.includes(path) ? "taken" : "not taken";
  const [before, after] = [inputText(change.theirs, field, system), inputText(change.mine, field, system)];
  return { path, name, before, after, change: state === "open" ? (isContested ? "both changed" : "") : decided };
}

interface ConsequencesProps {
  readonly difference: ProposalDifference;
  /** Whether the choice is of some changes only. */
  readonly isOfSome: boolean;
}

function Consequences({ difference, isOfSome }: ConsequencesProps) {
  const system = useUnitSystem();
  const { headlines, moved, currency, findings, uncalculated } = difference;
  const [first] = uncalculated;
  const told = ({ gone, come }: ProposalDifference["findings"]) => [
    ...come.map((finding) => ({ finding, word: `new ${finding.severity}` })),
    ...gone.map((finding) => ({ finding, word: `${finding.severity} gone` })),
  ];
  return (
    <>
      <DifferenceTable
        title={isOfSome ? "Main results that move with what is chosen" : "Main results that move"}
        nothing={moved === 0 ? "No result moves." : `No main result moves; ${moved} others do.`}
        heads={["Before", "With the changes"]}
        rows={headlines.map((one) => resultRow(one, system, currency))}
        first={6}
      />
      {told(findings).length > 0 && (
        <section>
          <h3 className={styles.title}>Findings</h3>
          <ul className={styles.findings}>
            {told(findings).map(({ finding, word }) => (
              <li key={`${word} ${finding.code} ${JSON.stringify(finding.place)}`}>
                <strong>{word}</strong>: {findingSentence(finding.code, finding.subject)}{" "}
                <span className={styles.state}>{finding.where}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {first && <p className={styles.hint}>{`It cannot be calculated. ${first.reason}`}</p>}
    </>
  );
}
