import type { ConveyorDocument, ConveyorItem } from "@beltwright/contract";
import {
  type LibraryDefinition,
  type LibraryRow,
  mayEditConveyor,
  openConveyorRecord,
  rowPlaces,
} from "@beltwright/model";
import { Button, Group, Modal, NativeSelect, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { usePerson } from "../../../session/session.ts";
import { conveyorsKey } from "../../../session/tally.ts";
import { useOpenWithRow } from "../../../ui/conveyor-link.tsx";
import { ProblemNotice } from "../../../ui/failures/problem-notice.tsx";

interface UseInConveyorProps {
  readonly definition: LibraryDefinition;
  readonly row: LibraryRow;
  readonly onClose: () => void;
}

/** Asks for a conveyor and a place in it; the editor opens with the row copied in, unsaved. */
export function UseInConveyor({ definition, row, onClose }: UseInConveyorProps) {
  const openWith = useOpenWithRow();
  const conveyors = useEditableConveyors();
  const [picked, setPicked] = useState<string>();
  const id = picked ?? conveyors.items[0]?.id;
  const places = usePlaces(definition.plural, id);
  const [at, setAt] = useState<string>();
  const path = places.found.find((place) => place.path === at)?.path ?? places.found[0]?.path;
  const open = () => {
    if (id !== undefined && path !== undefined) openWith(id, { use: `${definition.plural}/${row._id}`, at: path });
  };
  return (
    <Modal opened onClose={onClose} title={`Use ${row.description} in a conveyor`}>
      <Stack gap={12}>
        <ProblemNotice error={conveyors.error ?? places.error} />
        {conveyors.isEmpty && <Text size="sm">You have no conveyor yet. Add one under My conveyors first.</Text>}
        <NativeSelect
          label="Conveyor"
          data={conveyors.items.map((item) => ({ value: item.id, label: titleOf(item) }))}
          value={id ?? ""}
          onChange={(event) => setPicked(event.currentTarget.value)}
        />
        <NativeSelect
          label="Place"
          data={places.found.map((place) => ({ value: place.path, label: place.text }))}
          value={path ?? ""}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button disabled={id === undefined || path === undefined} onClick={open}>
            Open with this part
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** So many of the conveyors changed last are offered. */
const offered = 100;

function useEditableConveyors() {
  const person = usePerson();
  const { data, error } = useQuery({
    queryKey: [...conveyorsKey, "to use a row in"] as const,
    queryFn: ({ signal }) =>
      api.list<ConveyorItem>(`/api/conveyorsfromcategory/All?page=1&pageSize=${offered}&sort=updatedAt&order=desc`, {
        signal,
      }),
  });
  const items = (data?.rows ?? []).filter((item) => mayEditConveyor(person, item).kind === "allowed");
  return { items, error, isEmpty: data !== undefined && items.length === 0 };
}

function usePlaces(library: string, id: string | undefined) {
  const { data, error } = useQuery({
    queryKey: [...conveyorsKey, "places", id] as const,
    queryFn: async ({ signal }) => {
      const opened = openConveyorRecord(await api.get<ConveyorDocument>(`/api/conveyor/${id}`, { signal }));
      return opened.kind === "opened" || opened.kind === "migrated" ? opened.conveyor : undefined;
    },
    enabled: id !== undefined,
    staleTime: 0,
  });
  return { found: data ? rowPlaces(data, library) : [], error };
}

function titleOf({ convNo, project, category }: ConveyorItem): string {
  return [convNo || "(no number)", project, category].filter((part) => part !== "").join(" · ");
}
