import {
  findFieldAt,
  hoppersOf,
  type OwnLoadCase,
  type Pull,
  setCaseFeed,
  setCaseWindows,
  setDriveOut,
  setSectionLoad,
  setValue,
} from "@beltwright/model";
import { Button, Checkbox, Group, NativeSelect, Text } from "@mantine/core";
import { useConveyor, useEdit, useIsReadOnly } from "../../document/editor-context.ts";
import { FieldControl } from "../field-control.tsx";
import { pointLabel } from "../row-picker.tsx";

/** What a case says of single hoppers, drives and sections. */
export function CaseLists({ index }: { readonly index: number }) {
  const one = useConveyor(({ loadCases }) => loadCases[index]);
  const pulls = useConveyor((conveyor) => conveyor.pulls);
  if (one === undefined) return null;
  const hoppers = hoppersOf({ pulls });
  return (
    <>
      {hoppers.map((hopper) => (
        <Feed key={hopper.noID} {...{ index, one, hopper }} />
      ))}
      <BlockedChute {...{ index, one, hoppers }} />
      <DrivesOut {...{ index, one }} />
      <Windows {...{ index, one }} />
      <SectionLoads {...{ index, one, pulls }} />
    </>
  );
}

interface OfCase {
  readonly index: number;
  readonly one: OwnLoadCase;
}

function Feed({ index, one, hopper }: OfCase & { readonly hopper: Pull }) {
  const change = useEdit(setCaseFeed);
  const isReadOnly = useIsReadOnly();
  const at = one.feeds.findIndex(({ atPoint }) => atPoint === hopper.noID);
  const feed = one.feeds[at];
  const choose = (by: string) => {
    const numbers = { feedShare: feed?.feedShare ?? 0, feedTonnage: feed?.feedTonnage ?? 0 };
    const isSaid = by === "Share" || by === "Tonnage";
    change({ index, atPoint: hopper.noID, feed: isSaid ? { feedBy: by, ...numbers } : undefined });
  };
  return (
    <Group gap={8} align="end" mt={8}>
      <NativeSelect
        label={`Feed at ${pointLabel(hopper)}`}
        size="xs"
        disabled={isReadOnly}
        data={[
          { value: "", label: "As designed" },
          { value: "Share", label: "Share of the design" },
          { value: "Tonnage", label: "Tonnage" },
        ]}
        value={feed?.feedBy ?? ""}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {feed && (
        <OneField path={`loadCases[${index}].feeds[${at}].${feed.feedBy === "Share" ? "feedShare" : "feedTonnage"}`} />
      )}
    </Group>
  );
}

function OneField({ path }: { readonly path: string }) {
  const field = findFieldAt(path);
  return field === undefined ? null : <FieldControl path={path} field={field} />;
}

function BlockedChute({ index, one, hoppers }: OfCase & { readonly hoppers: readonly Pull[] }) {
  const change = useEdit(setValue);
  const isReadOnly = useIsReadOnly();
  if (hoppers.length === 0) return null;
  return (
    <Group gap={8} align="end" mt={8}>
      <NativeSelect
        label="Blocked chute"
        size="xs"
        disabled={isReadOnly}
        data={[
          { value: "0", label: "None" },
          ...hoppers.map((hopper) => ({ value: String(hopper.noID), label: pointLabel(hopper) })),
        ]}
        value={String(one.floodedAt)}
        onChange={(event) =>
          change({ path: `loadCases[${index}].floodedAt`, value: Number(event.currentTarget.value) })
        }
      />
      {one.floodedAt > 0 && <OneField path={`loadCases[${index}].floodedLength`} />}
    </Group>
  );
}

function DrivesOut({ index, one }: OfCase) {
  const drives = useConveyor((conveyor) => conveyor.drives);
  const change = useEdit(setDriveOut);
  const isReadOnly = useIsReadOnly();
  if (drives.length < 2) return null;
  return (
    <Group gap={16} mt={8}>
      {drives.map(({ driveNo }) => (
        <Checkbox
          key={driveNo}
          size="sm"
          disabled={isReadOnly}
          label={`Drive ${driveNo} out`}
          checked={one.drivesOut.some(({ outDriveNo }) => outDriveNo === driveNo)}
          onChange={(event) => change({ index, driveNo, isOut: event.currentTarget.checked })}
        />
      ))}
    </Group>
  );
}

function Windows({ index, one: { windows } }: OfCase) {
  const change = useEdit(setCaseWindows);
  const isReadOnly = useIsReadOnly();
  const button = { size: "compact-xs", variant: "subtle", disabled: isReadOnly } as const;
  const last = windows.at(-1)?.windowTo ?? 0;
  return (
    <>
      {windows.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no other name than its place in the list
        <Group key={at} gap={8} align="center" mt={8}>
          <OneField path={`loadCases[${index}].windows[${at}].windowFrom`} />
          <OneField path={`loadCases[${index}].windows[${at}].windowTo`} />
          <Button {...button} color="red" onClick={() => change({ index, windows: windows.toSpliced(at, 1) })}>
            Remove
          </Button>
        </Group>
      ))}
      <Button
        {...button}
        mt={8}
        onClick={() => change({ index, windows: [...windows, { windowFrom: last, windowTo: last + 100 }] })}
      >
        {windows.length === 0 ? "Load a stretch only" : "Add a stretch"}
      </Button>
    </>
  );
}

function SectionLoads({ index, one, pulls }: OfCase & { readonly pulls: readonly Pull[] }) {
  const change = useEdit(setSectionLoad);
  const isReadOnly = useIsReadOnly();
  const pullOf = (noID: number) => pulls.find((pull) => pull.noID === noID);
  const free = pulls.filter(
    ({ noID, sectType }) => sectType === "Carry" && !one.sectionLoads.some(({ atPoint }) => atPoint === noID),
  );
  return (
    <>
      {one.sectionLoads.map(({ atPoint }, at) => (
        <Group key={atPoint} gap={8} align="center" mt={8}>
          <Text size="xs">{`Section after ${nameOf(pullOf(atPoint))}`}</Text>
          <OneField path={`loadCases[${index}].sectionLoads[${at}].sectionTonnage`} />
          <Button
            size="compact-xs"
            variant="subtle"
            color="red"
            disabled={isReadOnly}
            onClick={() => change({ index, atPoint, tonnage: undefined })}
          >
            Remove
          </Button>
        </Group>
      ))}
      <NativeSelect
        label="Load of a single section"
        size="xs"
        mt={8}
        disabled={isReadOnly || free.length === 0}
        data={[
          { value: "", label: "Add a section" },
          ...free.map((pull) => ({ value: String(pull.noID), label: `After ${pointLabel(pull)}` })),
        ]}
        value=""
        onChange={(event) => {
          const pull = pullOf(Number(event.currentTarget.value));
          if (pull) change({ index, atPoint: pull.noID, tonnage: pull.capacityInp });
        }}
      />
    </>
  );
}

const nameOf = (pull: Pull | undefined) => (pull === undefined ? "a point that is gone" : pointLabel(pull));
