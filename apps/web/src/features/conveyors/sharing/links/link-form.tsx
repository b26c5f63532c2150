import { type Link, messages } from "@beltwright/contract";
import { Button, Checkbox, Group, NativeSelect, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { ProblemNotice } from "../../../../ui/failures/problem-notice.tsx";
import { dayOf, endOfDay, shownThings } from "./link-words.ts";
import type { WantedLink } from "./use-links.ts";

interface LinkFormProps {
  /** The version that is saved now. */
  readonly revision: number;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onMake: (wanted: WantedLink) => void;
  readonly onCancel: () => void;
}

const usualDays = 30;
const dayMilliseconds = 24 * 60 * 60 * 1000;
const usualShows: Link["shows"] = { drawings: true, results: true, reports: false, downloads: false };

/** What a new link is to show, of which version and until when. */
export function LinkForm({ revision, isPending, error, onMake, onCancel }: LinkFormProps) {
  const [name, setName] = useState("");
  const [shows, setShows] = useState(usualShows);
  const [version, setVersion] = useState("newest");
  const [day, setDay] = useState(() => dayOf(Date.now() + usualDays * dayMilliseconds));
  const showsNothing = !Object.values(shows).includes(true);
  const make = (event: FormEvent) => {
    event.preventDefault();
    onMake({ name, shows, revision: version === "newest" ? null : revision, expiresAt: endOfDay(day) });
  };
  return (
    <form onSubmit={make} aria-label="New link">
      <Checkbox.Group
        mt={12}
        label="It shows"
        error={showsNothing && "Choose at least one."}
        value={shownThings.filter((thing) => shows[thing.name]).map((thing) => thing.name)}
        onChange={(chosen) => setShows(chosenOf(chosen))}
      >
        <Group gap={16} my={6}>
          {shownThings.map((thing) => (
            <Checkbox key={thing.name} value={thing.name} label={thing.label} />
          ))}
        </Group>
      </Checkbox.Group>
      <Text size="xs" c="dimmed" mb={8}>
        {messages["link-whole-design"]} {messages["link-private"]}
      </Text>
      <Group gap={12} align="flex-end">
        <NativeSelect
          label="Version"
          data={[
            { value: "newest", label: "The newest, as it is saved" },
            { value: "fixed", label: `Revision ${revision} for good` },
          ]}
          value={version}
          onChange={(event) => setVersion(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="Until, empty for no end"
          min={dayOf(Date.now())}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <TextInput
          label="Name, for you alone"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Group>
      <ProblemNotice error={error} />
      <Group gap={8} mt={12}>
        <Button type="submit" loading={isPending} disabled={showsNothing}>
          Make link
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}

function chosenOf(chosen: readonly string[]): Link["shows"] {
  const has = (name: keyof Link["shows"]) => chosen.includes(name);
  return {
    drawings: has("drawings"),
    results: has("results"),
    reports: has("reports"),
    downloads: has("downloads"),
  };
}
