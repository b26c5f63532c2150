import { Button, Group, Textarea } from "@mantine/core";
import { useState } from "react";
import type { CurvePoint } from "./curve-points.ts";
import { type PasteResult, pairedMembers, readPastedPoints } from "./pasted-points.ts";
import styles from "./starters.module.css";

interface PasteFormProps {
  readonly type: string;
  readonly initialText: string;
  readonly mostPoints: number;
  readonly count: number;
  readonly onPaste: (points: readonly CurvePoint[], replace: boolean) => void;
  readonly onClose: () => void;
}

/** Shows what was understood, or which lines were not, before any point changes. */
export function PasteForm({ type, initialText, mostPoints, count, onPaste, onClose }: PasteFormProps) {
  const [text, setText] = useState(initialText);
  const result = text.trim() === "" ? undefined : readPastedPoints(type, text);
  const read = result?.kind === "read" ? result.points : [];
  const canReplace = read.length > 0 && read.length <= mostPoints;
  const canAdd = read.length > 0 && read.length + count <= mostPoints;
  const [first, second] = pairedMembers(type);
  return (
    <section className={styles.paste} aria-label="Paste points">
      <Textarea
        label="Points from a spreadsheet"
        description={`One point a line, values parted by tabs: torque, speed, time; or ${first}, ${second}. A first line of names may give another order.`}
        placeholder={"120\t0\t0\n100\t50\t0"}
        autosize
        minRows={4}
        maxRows={10}
        autoFocus
        value={text}
        error={result?.kind === "invalid" ? <IssueList result={result} /> : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        classNames={{ input: styles.pasted ?? "" }}
      />
      <p className={styles.outcome} aria-live="polite">
        {outcome(read.length, count, mostPoints)}
      </p>
      <Group gap={8}>
        <Button disabled={!canReplace} onClick={() => onPaste(read, true)}>
          Replace all points
        </Button>
        <Button variant="default" disabled={!canAdd} onClick={() => onPaste(read, false)}>
          Add to the points
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </section>
  );
}

const mostIssues = 5;

function IssueList({ result }: { readonly result: Extract<PasteResult, { kind: "invalid" }> }) {
  const rest = result.issues.length - mostIssues;
  return (
    <>
      {result.issues.slice(0, mostIssues).map(({ line, message }) => (
        <span key={`${line} ${message}`} className={styles.issueLine}>
          Line {line}: {message}
        </span>
      ))}
      {rest > 0 && <span className={styles.issueLine}>and {rest} more</span>}
    </>
  );
}

function outcome(read: number, count: number, most: number): string {
  if (read === 0) return "";
  if (read > most) return `${read} points read; a starter holds at most ${most}.`;
  const words = read === 1 ? "1 point read." : `${read} points read.`;
  return read + count > most ? `${words} Together with the ${count} there would be more than ${most}.` : words;
}
