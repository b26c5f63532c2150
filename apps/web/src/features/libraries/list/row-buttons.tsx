import type { LibraryRow } from "@beltwright/model";
import { ActionIcon } from "@mantine/core";
import { IconCopy, IconEdit, IconEye } from "@tabler/icons-react";
import type { useRowActs } from "../use-row-acts.ts";
import type { ListControls } from "./use-list-view.ts";

interface RowButtonsProps {
  readonly row: LibraryRow;
  readonly list: ListControls;
  readonly acts: ReturnType<typeof useRowActs>;
  readonly canEdit: boolean;
}

/** What is done most often, without opening the menu. */
export function RowButtons({ row, list, acts, canEdit }: RowButtonsProps) {
  const edit = canEdit ? "Edit" : "View";
  const Icon = canEdit ? IconEdit : IconEye;
  return (
    <>
      <ActionIcon
        size="sm"
        color="gray"
        title={edit}
        aria-label={`${edit} ${row.description}`}
        onClick={() => list.openRow(row._id)}
      >
        <Icon size={15} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size="sm"
        color="gray"
        title="Copy"
        aria-label={`Copy ${row.description}`}
        onClick={() => acts.copy(row)}
      >
        <IconCopy size={15} aria-hidden />
      </ActionIcon>
    </>
  );
}
