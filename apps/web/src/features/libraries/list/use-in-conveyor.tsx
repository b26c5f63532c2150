import type { ConveyorDocument, ConveyorItem } from "@beltwright/contract";
import {
  type LibraryDefinition,
  type LibraryRow,
  mayEditConveyor,
  openConveyorRecord,
  rowPlaces,
} from "@beltwright/model";
import { Button, Group, Modal, NativeSelect, Stack, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { usePerson } from "../../../session/session.ts";
import { conveyorsKey } from "../../../session/tally.ts";
import { useOpenWithRow } from "../../../ui/conveyor-link.tsx";
import { ProblemNotice } from "../../../ui/failures/problem-notice.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";

interface UseInConveyorProps {
  readonly definition: LibraryDefinition;
  readonly row: LibraryRow;
  readonly onClose: () => void;
}

/** Asks for a conveyor and a place in it; the editor opens with the row copied in, unsaved. */
export function UseInConveyor({ definition, row, onClose }: UseInConveyorProps) {
  const openWith = useOpenWithRow();
  const [search, setSearch] = useState("");
  const conveyors = useEditableConveyors(search);
  const [picked, setPicked] = useState<string>();
  const id = (conveyors.items.find((item) => item.id === picked) ?? conveyors.items[0])?.id;
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
        <div>
          <SearchField shown={search} placeholder="Number, project, client, material" onSearch={setSearch} />
        </div>
        {conveyors.isEmpty && <Text size="sm">{search === "" ? noneYet : `No conveyor matches “${search}”.`}</Text>}
        <NativeSelect
          label="Conveyor"
          description={conveyors.hasMore && `The ${offered} changed last. Search to find others.`}
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

const noneYet = "You have no conveyor yet. Add one under My conveyors first.";

/** So many of the conveyors changed last are offered at once. */
const offered = 100;

function useEditableConveyors(search: string) {
  const person = usePerson();
  const order = { page: "1", pageSize: String(offered), sort: "updatedAt", order: "desc" };
  const asked = new URLSearchParams({ ...order, ...(search === "" ? {} : { search }) });
  const { data, error } = useQuery({
    queryKey: [...conveyorsKey, "to use a row in", search] as const,
    queryFn: ({ signal }) => api.list<ConveyorItem>(`/api/conveyors?${asked}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const items = (data?.rows ?? []).filter((item) => mayEditConveyor(person, item).kind === "allowed");
  return { items, error, isEmpty: data?.rows.length === 0, hasMore: data !== undefined && data.total > offered };
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
