import { formatNumber, type ResultMovement, shownText, type UnitSystem, unitLabel } from "@beltwright/model";
import { Button } from "@mantine/core";
import { useState } from "react";
import { isShort } from "../../../ui/conveyor-merge/value-text.ts";
import styles from "./versions.module.css";

export interface DifferenceRow {
  readonly path: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly change: string;
}

export function resultRow(result: ResultMovement, system: UnitSystem, currency: string): DifferenceRow {
  const { path, place, label, relative } = result;
  const text = (value: number | string | undefined) => {
    if (value === undefined) return "–";
    if (typeof value === "string") return value;
    return `${shownText(value, result.unit, system)} ${unitLabel(result.unit, system, currency)}`.trim();
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
  /** How many are shown until all are asked for. */
  readonly first?: number;
}

export function DifferenceTable({ title, nothing, heads, rows, first = 12 }: DifferenceTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, first);
  const hasChange = rows.some(({ change }) => change !== "");
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
            {hasChange && <th scope="col">Change</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.path}>
              <th scope="row">{row.name}</th>
              <td data-whole={isShort(row.before)}>{row.before}</td>
              <td className={styles.after} data-whole={isShort(row.after)}>
                {row.after}
              </td>
              {hasChange && <td>{row.change}</td>}
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
