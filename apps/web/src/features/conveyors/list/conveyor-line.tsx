import type { ConveyorItem } from "@beltwright/contract";
import { mayEditConveyor, type UnitSystem } from "@beltwright/model";
import { ActionIcon, Checkbox } from "@mantine/core";
import { IconCopy, IconEye, IconGitPullRequest, IconUsersGroup } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { usePerson } from "../../../session/session.ts";
import { ConveyorLink, useOpenConveyor } from "../../../ui/conveyor-link.tsx";
import { counted } from "../../../ui/counted.ts";
import { JustAddedMark } from "../../../ui/list/just-added-mark.tsx";
import listStyles from "../../../ui/list/list.module.css";
import { ProfilePicture } from "../../../ui/profile/profile-picture.tsx";
import { openProposalsQuery } from "../../../ui/proposals/proposal-calls.ts";
import { formatTime } from "../../../ui/time.ts";
import styles from "../conveyors.module.css";
import { ago } from "./ago.ts";
import { type ConveyorColumn, conveyorCell } from "./conveyor-columns.ts";
import { ConveyorMenu } from "./conveyor-menu.tsx";
import type { RowActs } from "./row-acts.ts";
import type { Selection } from "./use-selection.ts";

/** Marks the element of each row that the arrow keys go to. */
export const rowFocus = "data-row-id";

interface ConveyorLineProps {
  readonly item: ConveyorItem;
  readonly columns: readonly ConveyorColumn[];
  readonly system: UnitSystem;
  readonly selection: Selection;
  readonly acts: RowActs;
  readonly isJustAdded: boolean;
}

export function ConveyorLine({ item, columns, system, selection, acts, isJustAdded }: ConveyorLineProps) {
  const open = useOpenConveyor();
  const follow = (event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest("a, button, input, label") !== null;
    if (!isOnControl && window.getSelection()?.isCollapsed !== false) open(item.id);
  };
  return (
    <tr onClick={follow} data-busy={acts.busyId === item.id}>
      <td className={styles.box}>
        <Checkbox
          size="xs"
          aria-label={`Select ${item.convNo}`}
          checked={selection.has(item.id)}
          onChange={() => selection.toggle(item)}
        />
      </td>
      <td>
        <ProfilePicture points={item.profile} />
      </td>
      {columns.map((column) => (
        <Cell key={column.name} {...{ column, item, system, isJustAdded }} />
      ))}
      <td className={listStyles.acts}>
        <ActionIcon
          size="sm"
          color="gray"
          title="Copy"
          aria-label={`Copy ${item.convNo}`}
          disabled={acts.busyId === item.id}
          onClick={() => acts.copy(item)}
        >
          <IconCopy size={15} aria-hidden />
        </ActionIcon>
        <ConveyorMenu {...{ item, acts }} />
      </td>
    </tr>
  );
}

type CellProps = Pick<ConveyorLineProps, "item" | "system" | "isJustAdded"> & { readonly column: ConveyorColumn };

function Cell({ column, item, system, isJustAdded }: CellProps) {
  const { text, full } = conveyorCell(column, item, system);
  return (
    <td
      data-number={column.unit !== undefined}
      data-column={column.name}
      title={column.name === "updatedAt" ? formatTime(item.updatedAt) : full}
    >
      {column.name === "convNo" ? <NumberLink {...{ item, text, isJustAdded }} /> : plainText(column, item, text)}
    </td>
  );
}

function plainText(column: ConveyorColumn, item: ConveyorItem, text: string): string {
  return column.name === "updatedAt" ? ago(item.updatedAt, Date.now()) : text;
}

function NumberLink({ item, text, isJustAdded }: Pick<CellProps, "item" | "isJustAdded"> & { readonly text: string }) {
  return (
    <ConveyorLink id={item.id} className={listStyles.link} {...{ [rowFocus]: item.id }}>
      <span className={listStyles.linkText}>{text || "(no number)"}</span>
      <Standing item={item} />
      <Waiting id={item.id} />
      {isJustAdded && <JustAddedMark revision={item.revision} />}
    </ConveyorLink>
  );
}

/** Says what kind of access there is, where it is not simply one's own. */
function Standing({ item }: { readonly item: ConveyorItem }) {
  const person = usePerson();
  if (mayEditConveyor(person, item).kind === "refused") {
    return <IconEye size={13} className={listStyles.own} role="img" aria-label="read-only" />;
  }
  const isShared = item.conveyorGroup !== "" || item.docUsers.length > 0;
  return isShared ? <IconUsersGroup size={13} className={listStyles.own} role="img" aria-label="shared" /> : null;
}

/** How many proposals to an own conveyor wait for a decision. */
function Waiting({ id }: { readonly id: string }) {
  const { data } = useQuery(openProposalsQuery);
  const open = data?.find(({ conveyorId }) => conveyorId === id)?.open;
  if (open === undefined) return null;
  return (
    <span className={listStyles.own} title={`${counted(open, "proposal")} to decide`}>
      <IconGitPullRequest size={13} role="img" aria-label={`${counted(open, "proposal")} to decide`} /> {open}
    </span>
  );
}
