import {
  type Comparison,
  type ComparisonCell,
  type ComparisonRow,
  formatFull,
  shownText,
  toDisplay,
  type UnitCode,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";
import { IconAlertTriangle, IconStarFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import listStyles from "../list/list.module.css";
import { useUnitSystem } from "../units/unit-system.tsx";
import styles from "./comparison.module.css";

interface ComparisonTableProps {
  readonly comparison: Comparison;
  /** Of the columns in their order: a name that no other has, and what stands over it. */
  readonly heads: readonly { readonly id: string; readonly head: ReactNode }[];
  /** Leaves out the lines in which all agree. */
  readonly isShort: boolean;
}

const biasSentences: Readonly<Record<Comparison["biases"][number], string>> = {
  "quotes-on-some": "Prices were typed for some of these designs only. Quote all of them, or none.",
  "price-years-differ": "The costs are of different years. Type one plant cost index for all.",
  "currencies-differ": "The costs are in different currencies and are not ranked.",
};

export function ComparisonTable({ comparison, heads, isShort }: ComparisonTableProps) {
  const ids = heads.map(({ id }) => id);
  const groups = comparison.groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ isDifferent }) => isDifferent || !isShort) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page is scrolled with the keyboard, too
    <section className={`${listStyles.scroll} ${styles.frame}`} aria-label="Comparison table" tabIndex={0}>
      {comparison.biases.map((bias) => (
        <p key={bias} className={styles.bias} role="note">
          {biasSentences[bias]}
        </p>
      ))}
      <table className={styles.table}>
        <caption className={listStyles.hidden}>Comparison of conveyors</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Unit</th>
            {heads.map(({ id, head }) => (
              <th key={id} scope="col" className={styles.value}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="colgroup" colSpan={ids.length + 2} className={styles.group}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Line key={row.name} {...{ row, ids }} />
            ))}
          </tbody>
        ))}
      </table>
      {groups.length === 0 && <p className={styles.same}>These conveyors do not differ in anything.</p>}
    </section>
  );
}

function Line({ row, ids }: { readonly row: ComparisonRow; readonly ids: readonly string[] }) {
  const system = useUnitSystem();
  const { label, unit, currency, limit, equalWithin } = row;
  return (
    <tr data-different={row.isDifferent}>
      <th scope="row">
        {label}
        {limit && (
          <span className={styles.required}>
            {` ${limit.kind === "at-least" ? "at least" : "at most"} ${numberText(limit.value, unit, system)}`}
          </span>
        )}
        {equalWithin !== undefined && <span className={styles.required}>{` equal within ${100 * equalWithin} %`}</span>}
      </th>
      <td className={styles.unit}>{unitLabel(unit, system, currency)}</td>
      {row.cells.map((cell, column) => (
        <Cell key={ids[column]} {...{ cell, unit, system }} />
      ))}
    </tr>
  );
}

interface CellProps {
  readonly cell: ComparisonCell;
  readonly unit: UnitCode;
  readonly system: UnitSystem;
}

function Cell({ cell, unit, system }: CellProps) {
  const { value, isBest, broken } = cell;
  const isNumber = typeof value === "number";
  return (
    <td
      className={styles.value}
      data-best={isBest}
      data-broken={broken !== undefined}
      title={isNumber ? formatFull(toDisplay(value, unit, system)) : value}
    >
      {isBest && <IconStarFilled size={10} role="img" aria-label="best" className={styles.mark} />}
      {broken && (
        <IconAlertTriangle size={12} role="img" aria-label={brokenText(broken, unit, system)} className={styles.mark} />
      )}
      {value === undefined || value === "" ? "–" : isNumber ? numberText(value, unit, system) : value}
    </td>
  );
}

function numberText(value: number, unit: UnitCode, system: UnitSystem): string {
  return shownText(value, unit, system);
}

function brokenText(broken: NonNullable<ComparisonCell["broken"]>, unit: UnitCode, system: UnitSystem): string {
  const words = broken.kind === "at-least" ? "less than the required" : "more than the allowed";
  return `${words} ${numberText(broken.limit, unit, system)} ${unitLabel(unit, system)}`;
}
