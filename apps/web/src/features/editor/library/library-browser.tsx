import { allCategories, type LibraryDefinition, type LibraryRow, pageSize } from "@beltwright/model";
import { Button, Group, NativeSelect, Pagination, Text, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { ProblemNotice } from "../../../ui/failures/problem-notice.tsx";
import { useConveyor } from "../document/editor-context.ts";
import { valueAt } from "../document/value-at.ts";
import { type LibraryPlace, placePath, useLibraryPlace } from "./library-place.ts";
import { LibraryTable } from "./library-table.tsx";

interface LibraryBrowserProps {
  readonly definition: LibraryDefinition;
  /** The component it is chosen for: its category is where a person starts. */
  readonly target: string;
  readonly onChoose: (row: LibraryRow) => void;
}

/** Category, search, sorting and pages of one library. */
export function LibraryBrowser({ definition, target, onChoose }: LibraryBrowserProps) {
  const category = useConveyor((conveyor) => valueAt(conveyor, `${target}.category`));
  const width = useConveyor((conveyor) => conveyor.beltWidthInp);
  const { place, go } = useLibraryPlace(definition, target, {
    ...(typeof category === "string" && category !== "" && { category }),
    beltWidth: definition.filtersByBeltWidth ? width : 0,
  });
  const list = useQuery({
    queryKey: ["library", definition.plural, "choose", place] as const,
    queryFn: ({ signal }) => api.list<LibraryRow>(placePath(definition, place), { signal }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.max(1, Math.ceil((list.data?.total ?? 0) / pageSize));
  return (
    <>
      <Filters definition={definition} place={place} go={go} />
      <ProblemNotice error={list.error} onRetry={() => void list.refetch()} />
      {list.data && (
        <LibraryTable
          definition={definition}
          rows={list.data.rows}
          place={place}
          onSort={(change) => go(change)}
          onChoose={onChoose}
        />
      )}
      <Group justify="space-between" mt={8}>
        <Text size="xs" role="status">
          {list.data && `${list.data.total} entries`}
        </Text>
        {pages > 1 && <Pagination size="xs" total={pages} value={place.page} onChange={(page) => go({ page })} />}
      </Group>
    </>
  );
}

interface FiltersProps {
  readonly definition: LibraryDefinition;
  readonly place: LibraryPlace;
  readonly go: (change: Partial<LibraryPlace>) => void;
}

function Filters({ definition, place, go }: FiltersProps) {
  const { data = [] } = useQuery({
    queryKey: ["library", definition.plural, "categories"] as const,
    queryFn: ({ signal }) => api.get<readonly string[]>(`/api/${definition.singular}Categories`, { signal }),
  });
  const [typed, setTyped] = useState(place.search);
  const search = useDebouncedCallback((text: string) => go({ search: text }), 200);
  const categories = [...new Set([allCategories, ...data, place.category])];
  return (
    <Group gap={8} mb={10} align="flex-end">
      <NativeSelect
        label="Category"
        data={categories}
        value={place.category}
        onChange={(event) => go({ category: event.currentTarget.value })}
      />
      <TextInput
        label="Search"
        placeholder="description"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          search(event.currentTarget.value);
        }}
      />
      {definition.filtersByBeltWidth && place.beltWidth !== 0 && (
        <Button variant="default" onClick={() => go({ beltWidth: 0 })}>
          Only belts of {place.beltWidth} mm: show all
        </Button>
      )}
    </Group>
  );
}
