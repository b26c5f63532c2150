import type { LibraryDefinition, LibraryRow } from "@beltwright/model";
import { Suspense, useState } from "react";
import { lateView } from "../../../ui/late/late-view.tsx";
import styles from "../../../ui/list/list.module.css";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useRowActs } from "../use-row-acts.ts";
import type { ListColumn } from "./list-columns.ts";
import { RowLine } from "./row-line.tsx";
import { SortHeading } from "./sort-heading.tsx";
import type { ListControls } from "./use-list-view.ts";
import { useRowKeys } from "./use-row-keys.ts";

const InlineRow = lateView(async () => (await import("./inline-row.tsx")).InlineRow);

const UseInConveyor = lateView(async () => (await import("./use-in-conveyor.tsx")).UseInConveyor);

interface RowTableProps {
  readonly definition: LibraryDefinition;
  readonly list: ListControls;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly LibraryRow[];
}

export function RowTable({ definition, list, columns, rows }: RowTableProps) {
  const system = useUnitSystem();
  const acts = useRowActs(definition, { onCopied: (row) => list.showAdded(row._id) });
  const [inlineId, setInlineId] = useState<string | undefined>(undefined);
  const [used, setUsed] = useState<LibraryRow | undefined>(undefined);
  const { table, press } = useRowKeys({ rows, list, onDelete: acts.remove });
  const closeInline = () => setInlineId(undefined);

  return (
    <div className={styles.scroll}>
      <table className={styles.table} ref={table} onKeyDown={press}>
        <caption className={styles.hidden}>{definition.title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeading key={column.name} {...{ column, list, system }} />
            ))}
            <th scope="col" className={styles.acts}>
              <span className={styles.hidden}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const line = (
              <RowLine
                key={row._id}
                {...{ definition, row, columns, system, list, acts }}
                onEditInline={() => setInlineId(row._id)}
                onUse={() => setUsed(row)}
              />
            );
            if (row._id !== inlineId) return line;
            return (
              <Suspense key={row._id} fallback={line}>
                <InlineRow {...{ definition, row, columns, system }} onClose={closeInline} />
              </Suspense>
            );
          })}
        </tbody>
      </table>
      {used && (
        <Suspense>
          <UseInConveyor definition={definition} row={used} onClose={() => setUsed(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
