import { Button, Checkbox, CloseButton, Group, Text, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import styles from "../conveyors.module.css";
import { type DocUserRights, isShared, withUser } from "./doc-users.ts";

interface SharedUsersProps {
  readonly users: readonly DocUserRights[];
  /** The address that is being typed. */
  readonly typed: string;
  readonly onChange: (users: readonly DocUserRights[]) => void;
  readonly onType: (typed: string) => void;
}

/** People by name. Without either right they look and no more. */
export function SharedUsers({ users, typed, onChange, onType }: SharedUsersProps) {
  const change = (changed: DocUserRights) =>
    onChange(users.map((user) => (user.userName === changed.userName ? changed : user)));
  const remove = (gone: DocUserRights) => onChange(users.filter((user) => user !== gone));
  return (
    <section aria-label="People this conveyor is shared with">
      {users.length === 0 ? (
        <Text size="sm" c="dimmed">
          Shared with nobody by name.
        </Text>
      ) : (
        <>
          <ul className={styles.users}>
            {users.map((user) => (
              <UserLine key={user.userName} user={user} onChange={change} onRemove={() => remove(user)} />
            ))}
          </ul>
          <Text size="xs" c="dimmed">
            People who may edit send you proposals; nothing changes until you take them over.
          </Text>
        </>
      )}
      <AddUser {...{ users, typed, onChange, onType }} />
    </section>
  );
}

interface UserLineProps {
  readonly user: DocUserRights;
  readonly onChange: (user: DocUserRights) => void;
  readonly onRemove: () => void;
}

function UserLine({ user, onChange, onRemove }: UserLineProps) {
  const { userName, canEdit, canCopy, canDownload = false, seesEarlier = false, isInvited = false } = user;
  const isViewOnly = !canEdit && !canCopy;
  return (
    <li className={styles.shareRow}>
      <span>
        {userName}
        {isViewOnly && <span className={styles.muted}> view only</span>}
        {isInvited && <span className={styles.muted}> invited, address not confirmed yet</span>}
      </span>
      <Checkbox
        size="xs"
        label="May edit"
        aria-label={`${userName} may edit`}
        checked={canEdit}
        onChange={(event) => onChange({ ...user, canEdit: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label="May copy"
        aria-label={`${userName} may copy`}
        checked={canCopy}
        onChange={(event) => onChange({ ...user, canCopy: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label="May download"
        aria-label={`${userName} may download`}
        checked={!isViewOnly || canDownload}
        disabled={!isViewOnly}
        onChange={(event) => onChange({ ...user, canDownload: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label="Sees earlier versions"
        aria-label={`${userName} sees earlier versions`}
        checked={seesEarlier}
        onChange={(event) => onChange({ ...user, seesEarlier: event.currentTarget.checked })}
      />
      <CloseButton size="sm" aria-label={`Stop sharing with ${userName}`} onClick={onRemove} />
    </li>
  );
}

function AddUser({ users, typed, onChange, onType }: SharedUsersProps) {
  const isKnown = isShared(users, typed);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isKnown) return;
    onChange(withUser(users, typed));
    onType("");
  };
  return (
    <form onSubmit={add}>
      <Group gap={8} mt={12} align="flex-end">
        <TextInput
          label="Share with"
          placeholder="E-mail address of their account"
          w={300}
          maxLength={320}
          value={typed}
          error={isKnown && "Already in the list."}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={typed.trim() === "" || isKnown}>
          Add person
        </Button>
      </Group>
    </form>
  );
}
