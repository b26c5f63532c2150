import { type LibraryDefinition, type LibraryRow, rowsToCsv } from "@beltwright/model";
import { ActionIcon, Menu } from "@mantine/core";
import {
  IconCopy,
  IconDots,
  IconDownload,
  IconEdit,
  IconEye,
  IconHistory,
  IconPackageImport,
  IconTable,
  IconTrash,
} from "@tabler/icons-react";
import { saveFile } from "../../../ui/saving/save-file.ts";
import type { useRowActs } from "../use-row-acts.ts";
import type { ListControls } from "./use-list-view.ts";

interface RowMenuProps {
  readonly definition: LibraryDefinition;
  readonly row: LibraryRow;
  readonly list: ListControls;
  readonly acts: ReturnType<typeof useRowActs>;
  readonly canEdit: boolean;
  readonly onEditInline: () => void;
  readonly onUse: () => void;
}

export function RowMenu({ definition, row, list, acts, canEdit, onEditInline, onUse }: RowMenuProps) {
  return (
    <Menu position="bottom-end" width={180} portalProps={{ target: "#main" }}>
      <Menu.Target>
        <ActionIcon
          size="sm"
          color="gray"
          aria-label={`Actions for ${row.description}`}
          loading={acts.busyRow === row._id}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={icon(canEdit ? IconEdit : IconEye)} onClick={() => list.openRow(row._id)}>
          {canEdit ? "Edit" : "View"}
        </Menu.Item>
        {canEdit && definition.inlineFields && (
          <Menu.Item leftSection={icon(IconTable)} onClick={onEditInline}>
            Edit in the list
          </Menu.Item>
        )}
        <Menu.Item leftSection={icon(IconCopy)} onClick={() => acts.copy(row)}>
          Copy
        </Menu.Item>
        <Menu.Item leftSection={icon(IconPackageImport)} onClick={onUse}>
          Use in conveyor…
        </Menu.Item>
        <Menu.Item leftSection={icon(IconHistory)} onClick={() => list.openPanel("history", row._id)}>
          History
        </Menu.Item>
        <Menu.Item leftSection={icon(IconDownload)} onClick={() => download(definition, row)}>
          Download as CSV
        </Menu.Item>
        {canEdit && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={icon(IconTrash)} onClick={() => acts.remove(row)}>
              Delete
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function icon(Icon: typeof IconEdit) {
  return <Icon size={14} aria-hidden />;
}

function download(definition: LibraryDefinition, row: LibraryRow): void {
  saveFile(`${definition.plural}-${row.no}.csv`, "text/csv", rowsToCsv(definition, [row]));
}
