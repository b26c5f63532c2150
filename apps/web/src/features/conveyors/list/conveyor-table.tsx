import type { ConveyorItem } from "@beltwright/contract";
import { unitLabel } from "@beltwright/model";
import { Checkbox } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import listStyles from "../../../ui/list/list.module.css";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import styles from "../conveyors.module.css";
import { type ConveyorColumn, conveyorColumns } from "./conveyor-columns.ts";
import { ConveyorLine } from "./conveyor-line.tsx";
import type { RowActs } from "./row-acts.ts";
import { useConveyorKeys } from "./use-conveyor-keys.ts";
import type { ConveyorListControls } from "./use-conveyor-list.ts";
import type { Selection } from "./use-selection.ts";

interface ConveyorTableProps {
  readonly list: ConveyorListControls;
  readonly items: readonly ConveyorItem[];
  readonly selection: Selection;
  readonly acts: RowActs;
}

export function ConveyorTable({ list, items, selection, acts }: ConveyorTableProps) {
  const system = useUnitSystem();
  const columns = conveyorColumns[list.definition.kind];
  const { table, press } = useConveyorKeys({ items, list, selection, onDelete: acts.remove });
  const selected = items.filter(({ id }) => selection.has(id)).length;
  return (
    <div className={listStyles.scroll}>
      <table className={`${listStyles.table} ${styles.list}`} ref={table} onKeyDown={press}>
        <caption className={listStyles.hidden}>{list.definition.title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.boxHead}>
              <Checkbox
                size="xs"
                aria-label="Select all on this page"
                checked={selected === items.length}
                indeterminate={selected > 0 && selected < items.length}
                onChange={() => selection.togglePage(items)}
              />
            </th>
            <th scope="col" className={styles.plainHead}>
              Profile
            </th>
            {columns.map((column) => (
              <Heading key={column.name} {...{ column, list }} unit={column.unit && unitLabel(column.unit, system)} />
            ))}
            <th scope="col" className={listStyles.acts}>
              <span className={listStyles.hidden}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ConveyorLine
              key={item.id}
              {...{ item, columns, system, selection, acts }}
              isJustAdded={list.justAdded.includes(item.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps {
  readonly column: ConveyorColumn;
  readonly list: ConveyorListControls;
  readonly unit: string | undefined;
}

function Heading({ column, list, unit }: HeadingProps) {
  const { view } = list;
  const isSorted = view.sort === column.name;
  const order = view.order === "asc" ? "ascending" : "descending";
  const Arrow = view.order === "asc" ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" data-number={column.unit !== undefined} aria-sort={isSorted ? order : "none"}>
      <button type="button" className={listStyles.sort} onClick={() => list.sort(column.name)}>
        <span>
          {column.label} {unit && <span className={listStyles.unit}>{unit}</span>}
        </span>
        <span className={listStyles.arrow}>{isSorted && <Arrow size={12} aria-hidden />}</span>
      </button>
    </th>
  );
}
