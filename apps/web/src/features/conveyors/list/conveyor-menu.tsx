import type { ConveyorItem } from "@beltwright/contract";
import { mayDeleteConveyor, mayEditConveyor, mayShareConveyor } from "@beltwright/model";
import { ActionIcon, Menu } from "@mantine/core";
import {
  IconCopy,
  IconDots,
  IconFileTypeXml,
  IconFolderOpen,
  IconHistory,
  IconJson,
  IconReport,
  IconShare,
  IconTrash,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { usePerson } from "../../../session/session.ts";
import { useOpenConveyor } from "../../../ui/conveyor-link.tsx";
import type { RowActs } from "./row-acts.ts";

interface ConveyorMenuProps {
  readonly item: ConveyorItem;
  readonly acts: RowActs;
}

export function ConveyorMenu({ item, acts }: ConveyorMenuProps) {
  const person = usePerson();
  const open = useOpenConveyor();
  const navigate = useNavigate();
  const openReports = (id: string) =>
    void navigate({ to: "/conveyors/$id", params: { id }, search: { panel: "reports" } });
  const canEdit = mayEditConveyor(person, item).kind === "allowed";
  const isMine = mayShareConveyor(person, item).kind === "allowed";
  const canDelete = mayDeleteConveyor(person, item).kind === "allowed";
  return (
    <Menu position="bottom-end" width={190} portalProps={{ target: "#main" }}>
      <Menu.Target>
        <ActionIcon size="sm" color="gray" aria-label={`Actions for ${item.convNo}`} loading={acts.busyId === item.id}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={icon(IconFolderOpen)} onClick={() => open(item.id)}>
          {canEdit ? "Open" : "Open read-only"}
        </Menu.Item>
        <Menu.Item leftSection={icon(IconCopy)} onClick={() => acts.copy(item)}>
          Copy
        </Menu.Item>
        <Menu.Item leftSection={icon(IconFileTypeXml)} onClick={() => acts.download("T6", item)}>
          Download T6
        </Menu.Item>
        <Menu.Item leftSection={icon(IconJson)} onClick={() => acts.download("Json", item)}>
          Download JSON
        </Menu.Item>
        <Menu.Item leftSection={icon(IconReport)} onClick={() => openReports(item.id)}>
          Reports
        </Menu.Item>
        {acts.versions && (
          <Menu.Item leftSection={icon(IconHistory)} onClick={() => acts.versions?.(item)}>
            Versions
          </Menu.Item>
        )}
        {isMine && acts.share && (
          <Menu.Item leftSection={icon(IconShare)} onClick={() => acts.share?.(item)}>
            Share
          </Menu.Item>
        )}
        {canDelete && acts.remove && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={icon(IconTrash)} onClick={() => acts.remove?.(item)}>
              Delete
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function icon(Icon: typeof IconCopy) {
  return <Icon size={14} aria-hidden />;
}
