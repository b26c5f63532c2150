import {
  formatNumber,
  type InputDifference,
  type ResultMovement,
  shownText,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";
import { Button, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSlow } from "../../../ui/busy-bar.tsx";
import { inputText } from "../../../ui/conveyor-merge/value-text.ts";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import type { Uncalculated } from "../calculated.ts";
import { differenceQuery, onScreen } from "../conveyor-queries.ts";
import styles from "./versions.module.css";

interface VersionDifferencesProps {
  readonly id: string;
  readonly before: number;
  readonly after: number;
  /** What is on the screen of the editor. */
  readonly file: object | undefined;
}

const nameOf = (revision: number) =>
  revision === onScreen ? "On the screen" : revision === 0 ? "Draft" : `Revision ${revision}`;

/** What was typed differently in two versions, and which results moved, biggest first. */
export function VersionDifferences({ id, before, after, file }: VersionDifferencesProps) {
  const query = useQuery(differenceQuery(id, { before, after, file }));
  const isSlow = useSlow(query.isPending);
  const system = useUnitSystem();
  if (query.isError) return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return isSlow ? <Skeleton height={120} /> : null;
  const { inputs, results, uncalculated } = query.data;
  const heads = [nameOf(before), nameOf(after)] as const;
  return (
    <div className={styles.differences}>
      <DifferenceTable
        title="Inputs that changed"
        nothing="No input changed."
        heads={heads}
        rows={inputs.map((input) => inputRow(input, system))}
      />
      <DifferenceTable
        title="Results that moved"
        nothing="No result moved."
        heads={heads}
        rows={results.map((result) => resultRow(result, system))}
      />
      <Reasons uncalculated={uncalculated} />
    </div>
  );
}

function Reasons({ uncalculated }: { readonly uncalculated: readonly Uncalculated[] }) {
  const [first] = uncalculated;
  return first ? <p className={styles.hint}>{`A version cannot be calculated. ${first.reason}`}</p> : null;
}

interface DifferenceRow {
  readonly path: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly change: string;
}

function inputRow(input: InputDifference, system: UnitSystem): DifferenceRow {
  const { path, place, label, field, before, after } = input;
  const name = place === "" ? label : `${place}: ${label}`;
  const change = before === undefined ? "added" : after === undefined ? "removed" : "";
  return { path, name, before: inputText(before, field, system), after: inputText(after, field, system), change };
}

function resultRow(result: ResultMovement, system: UnitSystem): DifferenceRow {
  const { path, place, label, relative } = result;
  const text = (value: number | string | undefined) => {
    if (value === undefined) return "–";
    if (typeof value === "string") return value;
    return `${shownText(value, result.unit, system)} ${unitLabel(result.unit, system)}`.trim();
  };
  const name = place === "" ? label : `${place}: ${label}`;
  const change =
    relative === undefined ? "" : `${relative > 0 ? "+" : "−"}${formatNumber(Math.abs(relative * 100), 2)} %`;
  return { path, name, before: text(result.before), after: text(result.after), change };
}

interface DifferenceTableProps {
  readonly title: string;
  readonly nothing: string;
  readonly heads: readonly [string, string];
  readonly rows: readonly DifferenceRow[];
}

const firstShown = 12;

function DifferenceTable({ title, nothing, heads, rows }: DifferenceTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, firstShown);
  if (rows.length === 0) {
    return (
      <section>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.hint}>{nothing}</p>
      </section>
    );
  }
  return (
    <section>
      <h3 className={styles.title}>{`${title} (${rows.length})`}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.path}>
              <th scope="row">{row.name}</th>
              <td>{row.before}</td>
              <td className={styles.after}>{row.after}</td>
              <td>{row.change}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {`Show all ${rows.length}`}
        </Button>
      )}
    </section>
  );
}
