import type { Link } from "@beltwright/contract";
import { Button, Group, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import styles from "../../conveyors.module.css";
import { dayOf, endOfDay, openedText, showsText, stateText } from "./link-words.ts";
import type { LinkActs } from "./use-links.ts";

interface LinkListProps {
  readonly links: readonly Link[];
  readonly acts: LinkActs;
}

export function LinkList({ links, acts }: LinkListProps) {
  if (links.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No links yet. A link lets someone without an account look at this conveyor.
      </Text>
    );
  }
  return (
    <ul className={styles.users} aria-label="Links">
      {links.map((link) => (
        <LinkLine key={link.id} link={link} acts={acts} />
      ))}
    </ul>
  );
}

function LinkLine({ link, acts }: { readonly link: Link; readonly acts: LinkActs }) {
  const { renew, revoke } = acts;
  const [isDating, setDating] = useState(false);
  const title = link.name || showsText(link);
  return (
    <li className={styles.shareRow}>
      <div>
        {link.name !== "" && <Text fw={600}>{link.name}</Text>}
        <Text size="sm">{showsText(link)}</Text>
        <Text size="sm" c="dimmed">
          {`${stateText(link, Date.now())}. ${openedText(link)}.`}
        </Text>
      </div>
      {isDating ? (
        <NewDate link={link} acts={acts} onDone={() => setDating(false)} />
      ) : (
        <Group gap={6}>
          {link.revokedAt === null && (
            <>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Change date of ${title}`}
                onClick={() => setDating(true)}
              >
                Change date
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Revoke ${title}`}
                loading={revoke.isPending && revoke.variables.id === link.id}
                onClick={() => revoke.mutate(link)}
              >
                Revoke
              </Button>
            </>
          )}
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`New address for ${title}`}
            title="The address it had opens nothing any more"
            loading={renew.isPending && renew.variables.id === link.id}
            onClick={() => renew.mutate(link)}
          >
            New address
          </Button>
        </Group>
      )}
    </li>
  );
}

interface NewDateProps {
  readonly link: Link;
  readonly acts: LinkActs;
  readonly onDone: () => void;
}

function NewDate({ link, acts, onDone }: NewDateProps) {
  const [day, setDay] = useState(dayOf(link.expiresAt));
  const save = () => acts.change.mutate({ ...link, expiresAt: endOfDay(day) }, { onSuccess: onDone });
  return (
    <Group gap={6} align="flex-end">
      <TextInput
        type="date"
        size="xs"
        label="Until, empty for no end"
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Button size="compact-sm" loading={acts.change.isPending} onClick={save}>
        Save date
      </Button>
      <Button size="compact-sm" variant="default" onClick={onDone}>
        Cancel
      </Button>
    </Group>
  );
}
