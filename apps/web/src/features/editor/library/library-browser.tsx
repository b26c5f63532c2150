import { allCategories, type LibraryDefinition, type LibraryRow, pageSize } from "@beltwright/model";
import { Button, Checkbox, Group, NativeSelect, Pagination, Text, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { useReadingAddress } from "../../../session/reading.ts";
import { ProblemNotice } from "../../../ui/failures/problem-notice.tsx";
import { useConveyor, useLive } from "../document/editor-context.ts";
import { valueAt } from "../document/value-at.ts";
import { type LibraryPlace, placePath, useLibraryPlace } from "./library-place.ts";
import { LibraryTable } from "./library-table.tsx";
import { fits, fitsFirst } from "./row-fit.ts";
import { hasDuty } from "./select-row.ts";
import { useVerdicts } from "./use-verdicts.ts";

interface LibraryBrowserProps {
  readonly definition: LibraryDefinition;
  /** The component it is chosen for: its category is where a person starts. */
  readonly target: string;
  readonly onChoose: (row: LibraryRow) => void;
}

/** Category, search, sorting and pages of one library. */
export function LibraryBrowser({ definition, target, onChoose }: LibraryBrowserProps) {
  const category = useConveyor((conveyor) => valueAt(conveyor, `${target}.category`));
  const chosen = useChosenId(target);
  const width = useConveyor((conveyor) => conveyor.beltWidthInp);
  const { place, go } = useLibraryPlace(definition, target, {
    ...(typeof category === "string" && category !== "" && { category }),
    beltWidth: definition.filtersByBeltWidth ? width : 0,
  });
  const isJudged = hasDuty(target);
  const { page, isFitsOnly, ...whole } = place;
  const listed = isJudged ? whole : { ...whole, page };
  const addressOf = useReadingAddress();
  const list = useQuery({
    queryKey: ["library", definition.plural, "choose", listed] as const,
    queryFn: ({ signal }) => api.list<LibraryRow>(addressOf(placePath(definition, listed)), { signal }),
    placeholderData: keepPreviousData,
  });
  const verdicts = useVerdicts(target, isJudged ? list.data?.rows : undefined);
  const ordered = fitsFirst(list.data?.rows ?? [], verdicts, isFitsOnly);
  const shown = isJudged ? ordered.slice((page - 1) * pageSize, page * pageSize) : ordered;
  const total = isJudged ? ordered.length : (list.data?.total ?? 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const fitting = verdicts && list.data?.rows.filter((row) => fits(verdicts, row)).length;
  return (
    <>
      <Filters definition={definition} place={place} go={go} fitting={fitting} />
      <ProblemNotice error={list.error} onRetry={() => void list.refetch()} />
      {list.data && (
        <LibraryTable
          definition={definition}
          rows={shown}
          verdicts={verdicts}
          chosen={chosen}
          place={place}
          onSort={(change) => go(change)}
          onChoose={onChoose}
        />
      )}
      <Group justify="space-between" mt={8}>
        <Text size="xs" role="status">
          {list.data && `${total} entries`}
        </Text>
        {pages > 1 && <Pagination size="xs" total={pages} value={page} onChange={(next) => go({ page: next })} />}
      </Group>
    </>
  );
}

/** The row a component has: by hand, or as Auto chose it. */
function useChosenId(target: string): string | undefined {
  const typed = useConveyor((conveyor) => valueAt(conveyor, `${target}._id`));
  const choice = useLive(({ answer }) => (answer?.kind === "calculated" ? answer.choices[target] : undefined));
  if (choice?.kind === "chosen") return choice.id;
  return typeof typed === "string" && typed !== "" ? typed : undefined;
}

interface FiltersProps {
  readonly definition: LibraryDefinition;
  readonly place: LibraryPlace;
  readonly go: (change: Partial<LibraryPlace>) => void;
  /** Rows that fit; undefined where that is not known. */
  readonly fitting: number | undefined;
}

function Filters({ definition, place, go, fitting }: FiltersProps) {
  const address = useReadingAddress()(`/api/${definition.singular}Categories`);
  const { data = [] } = useQuery({
    queryKey: ["library", definition.plural, "categories"] as const,
    queryFn: ({ signal }) => api.get<readonly string[]>(address, { signal }),
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
      {fitting !== undefined && (
        <Checkbox
          label={`Fits only (${fitting})`}
          checked={place.isFitsOnly}
          onChange={(event) => go({ isFitsOnly: event.currentTarget.checked })}
          mb={6}
        />
      )}
      {definition.filtersByBeltWidth && place.beltWidth !== 0 && (
        <Button variant="default" onClick={() => go({ beltWidth: 0 })}>
          Only belts of {place.beltWidth} mm: show all
        </Button>
      )}
    </Group>
  );
}
