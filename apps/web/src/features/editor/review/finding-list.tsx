import type { Release, ReviewedFinding } from "@beltwright/contract";
import type { Finding } from "@beltwright/engine";
import { findingDetail, placeText } from "@beltwright/results";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor } from "../document/editor-context.ts";
import styles from "./review.module.css";
import { reviewCalls } from "./review-calls.ts";
import { useStep } from "./use-step.ts";

interface FindingListProps {
  readonly release: Release;
  /** Whether the person ticks them off. */
  readonly isChecking: boolean;
}

/** What was found in the revision. The checker accepts each with a reason, which is kept and printed. */
export function FindingList({ release, isChecking }: FindingListProps) {
  const { findings } = release;
  const conveyor = useConveyor((document) => document);
  const system = useUnitSystem();
  if (findings.length === 0) return <p className={styles.hint}>Nothing was found in this revision.</p>;
  const open = findings.filter(({ severity, accepted }) => severity === "error" && accepted === undefined).length;
  return (
    <>
      <h3 className={styles.title}>{`Findings (${findings.length})`}</h3>
      {open > 0 && <p className={styles.hint}>{`Errors not accepted yet: ${open}.`}</p>}
      {isChecking && <p className={styles.hint}>Errors must be accepted to sign; warnings and notes may stand.</p>}
      <ul className={styles.findings} aria-label="Findings of the revision">
        {findings.map((finding) => (
          <li key={finding.key} className={styles.finding}>
            <div>
              <span className={styles.severity} data-severity={finding.severity}>
                {severities[finding.severity] ?? finding.severity}
              </span>{" "}
              {sentenceOf(finding)}{" "}
              <span className={styles.who}>
                {[findingDetail(engineOf(finding), system), placeText(conveyor, engineOf(finding).place)]
                  .filter((part) => part !== "")
                  .join("; ")}
              </span>
            </div>
            {finding.accepted && (
              <div className={styles.who}>{`${finding.accepted.reason} (${finding.accepted.name})`}</div>
            )}
            {isChecking && <Accept release={release} finding={finding} />}
          </li>
        ))}
      </ul>
    </>
  );
}

const severities: Readonly<Record<string, string>> = { error: "Error", warning: "Warning", note: "Note" };

const sentenceOf = ({ finding, key }: ReviewedFinding) => (typeof finding.message === "string" ? finding.message : key);

/** The server wrote it as the engine gave it. */
const engineOf = ({ finding }: ReviewedFinding) => ({ place: {}, values: {}, ...finding }) as Finding;

function Accept({ release, finding }: { readonly release: Release; readonly finding: ReviewedFinding }) {
  const [reason, setReason] = useState("Accepted because ");
  const [isOpen, setOpen] = useState(false);
  const accepting = useStep(
    release.conveyorId,
    (text: string) => reviewCalls.accept(release.id, finding.key, text),
    "",
  );
  if (finding.accepted) {
    return (
      <Button size="compact-xs" variant="subtle" loading={accepting.isPending} onClick={() => accepting.mutate("")}>
        Undo
      </Button>
    );
  }
  if (!isOpen) {
    return (
      <Button
        size="compact-xs"
        variant="default"
        aria-label={`Accept: ${sentenceOf(finding)}`}
        onClick={() => setOpen(true)}
      >
        Accept
      </Button>
    );
  }
  const isGiven = reason.trim() !== "" && reason.trim() !== "Accepted because";
  return (
    <form
      className={styles.reason}
      onSubmit={(event) => {
        event.preventDefault();
        if (isGiven) accepting.mutate(reason.trim());
      }}
    >
      <TextInput
        size="xs"
        flex={1}
        autoFocus
        maxLength={500}
        aria-label={`Why it is accepted: ${sentenceOf(finding)}`}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button size="compact-sm" type="submit" disabled={!isGiven} loading={accepting.isPending}>
        Accept
      </Button>
    </form>
  );
}
