import type { DynamicEvent } from "@beltwright/engine";
import { ActionIcon, Button, NativeSelect, NumberInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import styles from "./dynamics.module.css";
import { eventKinds, withDrive, withKind } from "./scenario-choice.ts";

interface EventListProps {
  readonly events: readonly DynamicEvent[];
  readonly driveIds: readonly string[];
  readonly onChange: (events: readonly DynamicEvent[]) => void;
}

/** A sequence of events made by the user, each with its moment. */
export function EventList({ events, driveIds, onChange }: EventListProps) {
  return (
    <>
      {events.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no identity but their place
        <div key={at} className={styles.event}>
          <NativeSelect
            size="xs"
            aria-label={`Event ${at + 1}`}
            data={eventKinds}
            value={event.kind}
            onChange={({ currentTarget: { value } }) => {
              const kind = eventKinds.find((one) => one.value === value)?.value ?? event.kind;
              onChange(events.with(at, withKind(event, kind)));
            }}
          />
          <NumberInput
            size="xs"
            aria-label={`Time of event ${at + 1}, s`}
            min={0}
            hideControls
            suffix=" s"
            value={event.at}
            onChange={(value) => typeof value === "number" && onChange(events.with(at, { ...event, at: value }))}
          />
          <ActionIcon size={22} aria-label={`Delete event ${at + 1}`} onClick={() => onChange(events.toSpliced(at, 1))}>
            <IconX size={13} aria-hidden />
          </ActionIcon>
          {"driveId" in event || ["start", "stop", "trip"].includes(event.kind) ? (
            <NativeSelect
              className={styles.eventDrive}
              size="xs"
              aria-label={`Drives of event ${at + 1}`}
              data={[
                { value: "", label: "All drives" },
                ...driveIds.map((id) => ({ value: id, label: `Drive ${id}` })),
              ]}
              value={"driveId" in event ? (event.driveId ?? "") : ""}
              onChange={({ currentTarget: { value } }) => onChange(events.with(at, withDrive(event, value)))}
            />
          ) : null}
        </div>
      ))}
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => onChange([...events, { kind: "stop", at: events.at(-1)?.at ?? 0 }])}
      >
        Add event
      </Button>
    </>
  );
}
