import { type FigureTable, figureText } from "@beltwright/calculators";
import { unitLabel } from "@beltwright/model";
import { type ReactNode, useState } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import styles from "./calculators.module.css";

interface FigureTableProps {
  readonly table: FigureTable;
  readonly openStep: (value: number) => ReactNode;
}

/** More rows than a person reads only slow the typing down; copying takes all of them. */
const mostRows = 500;

/** Many figures alike; each opens into its formula below the table. */
export function FigureTableView({ table, openStep }: FigureTableProps) {
  const system = useUnitSystem();
  const [open, setOpen] = useState<{ readonly row: number; readonly column: number } | undefined>(undefined);
  const opened = open && table.rows[open.row]?.[open.column];
  return (
    <div className={styles.table}>
      <h3>{table.title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
      <div className={styles.rows} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">No</th>
              {table.columns.map(({ label, unit }) => (
                <th key={label} scope="col">{`${label} ${unitLabel(unit, system)}`}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, mostRows).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
              <tr key={at}>
                <td>{at + 1}</td>
                {table.columns.map(({ label, unit }, column) => {
                  const { text, full } = figureText({ value: row[column] ?? 0, unit }, system);
                  return (
                    <td key={label}>
                      <button
                        type="button"
                        className={styles.value}
                        title={full}
                        aria-label={`${label} ${at + 1}: ${text}`}
                        onClick={() => setOpen({ row: at, column })}
                      >
                        {text}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.rows.length > mostRows && (
        <p className={styles.note}>{`The first ${mostRows} of ${table.rows.length}; Copy results takes all.`}</p>
      )}
      {opened !== undefined && <div className={styles.trace}>{openStep(opened)}</div>}
    </div>
  );
}
