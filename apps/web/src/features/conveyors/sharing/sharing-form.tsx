import type { ConveyorDocument } from "@beltwright/contract";
import { Button, Checkbox, Group, Text } from "@mantine/core";
import { Suspense, useState } from "react";
import { useUser } from "../../../session/session.ts";
import { ProblemNotice } from "../../../ui/failures/problem-notice.tsx";
import { lateView } from "../../../ui/late/late-view.tsx";
import { TextLink } from "../../../ui/link.tsx";
import { usersOf, withUser } from "./doc-users.ts";
import { SharedUsers } from "./shared-users.tsx";
import { useSharing } from "./use-sharing.ts";

/** Merging needs the whole document model, which lists do without. */
const SharingConflict = lateView(async () => (await import("./sharing-conflict.tsx")).SharingConflict);

interface SharingFormProps {
  readonly conveyor: ConveyorDocument;
  readonly onClose: () => void;
  readonly onShared?: ((stored: ConveyorDocument) => void) | undefined;
}

/** Who sees a conveyor: the own group as a whole, and people by name with what each may do. */
export function SharingForm({ conveyor, onClose, onShared }: SharingFormProps) {
  const { userGroup } = useUser();
  const [group, setGroup] = useState(String(conveyor.conveyorGroup ?? ""));
  const [users, setUsers] = useState(() => usersOf(conveyor));
  const [typed, setTyped] = useState("");
  const sharing = useSharing(conveyor, { onClose, onShared });
  // Whoever is typed and not added yet is meant, too.
  const save = () => sharing.save({ ...conveyor, conveyorGroup: group, docUsers: withUser(users, typed) });
  if (sharing.conflict) {
    return (
      <Suspense>
        <SharingConflict {...{ conveyor, sharing }} conflict={sharing.conflict} />
      </Suspense>
    );
  }
  return (
    <>
      <GroupBox {...{ group, userGroup }} onChange={setGroup} />
      <SharedUsers {...{ users, typed }} onChange={setUsers} onType={setTyped} />
      <ProblemNotice error={sharing.error} />
      <Group mt={16} gap={8} justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={sharing.isPending} onClick={save}>
          Save sharing
        </Button>
      </Group>
    </>
  );
}

interface GroupBoxProps {
  readonly group: string;
  readonly userGroup: string;
  readonly onChange: (group: string) => void;
}

/** A conveyor can be put into one's own group only; into which one nobody has a choice. */
function GroupBox({ group, userGroup, onChange }: GroupBoxProps) {
  const name = group || userGroup;
  if (name === "") {
    return (
      <Text size="sm" c="dimmed" mb={12}>
        You are in no user group. <TextLink to="/group">Make a group</TextLink> and invite colleagues, or accept an
        invitation; then you can share with all of it at once.
      </Text>
    );
  }
  return (
    <Checkbox
      mb={16}
      label={`In the project group ${name}`}
      description="Everyone in the group sees it and may copy it. Only you change it."
      checked={group !== ""}
      onChange={(event) => onChange(event.currentTarget.checked ? name : "")}
    />
  );
}
