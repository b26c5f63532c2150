import { type LibraryDefinition, type LibraryRow, mayEditLibraryRow, type UnitSystem } from "@beltwright/model";
import { IconUser } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { usePerson } from "../../../session/session.ts";
import { JustAddedMark } from "../../../ui/list/just-added-mark.tsx";
import styles from "../../../ui/list/list.module.css";
import type { useRowActs } from "../use-row-acts.ts";
import { cellText, type ListColumn } from "./list-columns.ts";
import { RowButtons } from "./row-buttons.tsx";
import { RowMenu } from "./row-menu.tsx";
import type { ListControls } from "./use-list-view.ts";
import { rowFocus } from "./use-row-keys.ts";

interface RowLineProps {
  readonly definition: LibraryDefinition;
  readonly row: LibraryRow;
  readonly columns: readonly ListColumn[];
  readonly system: UnitSystem;
  readonly list: ListControls;
  readonly acts: ReturnType<typeof useRowActs>;
  readonly onEditInline: () => void;
  readonly onUse: () => void;
}

export function RowLine({ definition, row, columns, system, list, acts, onEditInline, onUse }: RowLineProps) {
  const person = usePerson();
  const canEdit = mayEditLibraryRow(person, row).kind === "allowed";
  const open = (event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest("a, button, input") !== null;
    if (!isOnControl && window.getSelection()?.isCollapsed !== false) list.openRow(row._id);
  };
  return (
    <tr onClick={open} data-busy={acts.busyRow === row._id}>
      {columns.map((column) => {
        const { text, full } = cellText(column, row, system);
        return (
          <td key={column.name} data-number={column.isNumber} data-column={column.name} title={full}>
            {column.name === "description" ? (
              <Link
                to="/$library/$id"
                params={{ library: definition.plural, id: row._id }}
                preload={false}
                className={styles.link}
                {...{ [rowFocus]: row._id }}
              >
                <span className={styles.linkText}>{text}</span>
                {row.userName === person?.userName && (
                  <IconUser size={12} className={styles.own} role="img" aria-label="yours" />
                )}
                {list.justAdded.includes(row._id) && <JustAddedMark revision={row.revision} />}
              </Link>
            ) : (
              text
            )}
          </td>
        );
      })}
      <td className={styles.acts}>
        <RowButtons {...{ row, list, acts, canEdit }} />
        <RowMenu {...{ definition, row, list, acts, canEdit, onEditInline, onUse }} />
      </td>
    </tr>
  );
}
