import type { InputDifference, UnitSystem } from "@beltwright/model";
import { Skeleton } from "@mantine/core";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useSlow } from "../../../ui/busy-bar.tsx";
import { inputText } from "../../../ui/conveyor-merge/value-text.ts";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import type { Uncalculated, VersionDifference } from "../calculated.ts";
import { differenceQuery, onScreen } from "../conveyor-queries.ts";
import { type DifferenceRow, DifferenceTable, resultRow } from "./difference-table.tsx";
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
  return <Differences query={query} heads={[nameOf(before), nameOf(after)]} />;
}

interface DifferencesProps {
  readonly query: UseQueryResult<VersionDifference>;
  readonly heads: readonly [string, string];
}

export function Differences({ query, heads }: DifferencesProps) {
  const isSlow = useSlow(query.isPending);
  const system = useUnitSystem();
  if (query.isError) return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return isSlow ? <Skeleton height={120} /> : null;
  const { inputs, results, currency, uncalculated } = query.data;
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
        rows={results.map((result) => resultRow(result, system, currency))}
      />
      <Reasons uncalculated={uncalculated} />
    </div>
  );
}

function Reasons({ uncalculated }: { readonly uncalculated: readonly Uncalculated[] }) {
  const [first] = uncalculated;
  return first ? <p className={styles.hint}>{`A version cannot be calculated. ${first.reason}`}</p> : null;
}

function inputRow(input: InputDifference, system: UnitSystem): DifferenceRow {
  const { path, place, label, field, before, after } = input;
  const name = place === "" ? label : `${place}: ${label}`;
  const change = before === undefined ? "added" : after === undefined ? "removed" : "";
  return { path, name, before: inputText(before, field, system), after: inputText(after, field, system), change };
}
