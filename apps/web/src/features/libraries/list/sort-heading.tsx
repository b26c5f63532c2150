import type { UnitSystem } from "@beltwright/model";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import styles from "../../../ui/list/list.module.css";
import { columnUnit, type ListColumn } from "./list-columns.ts";
import type { ListControls } from "./use-list-view.ts";

interface SortHeadingProps {
  readonly column: ListColumn;
  readonly list: ListControls;
  readonly system: UnitSystem;
}

export function SortHeading({ column, list, system }: SortHeadingProps) {
  const { view } = list;
  const isSorted = view.sort === column.name;
  const order = view.order === "asc" ? "ascending" : "descending";
  const Arrow = view.order === "asc" ? IconArrowUp : IconArrowDown;
  const unit = columnUnit(column, system);
  return (
    <th scope="col" data-number={column.isNumber} data-column={column.name} aria-sort={isSorted ? order : "none"}>
      <button type="button" className={styles.sort} title={column.help} onClick={() => list.sort(column.name)}>
        <span>
          {column.label} {unit !== "" && <span className={styles.unit}>{unit}</span>}
        </span>
        <span className={styles.arrow}>{isSorted && <Arrow size={12} aria-hidden />}</span>
      </button>
    </th>
  );
}
