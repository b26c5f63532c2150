import { allCategories, displayText, drawingBeltWidths, type LibraryDefinition } from "@beltwright/model";
import { NativeSelect, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import styles from "../../../ui/list/list.module.css";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { categoriesQuery } from "../library-queries.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import type { ColumnChoice } from "./use-columns.ts";
import type { ListControls } from "./use-list-view.ts";

interface ListToolbarProps {
  readonly definition: LibraryDefinition;
  readonly list: ListControls;
  readonly columns: ColumnChoice;
  readonly searchBox: RefObject<HTMLInputElement | null>;
}

const widths = drawingBeltWidths.toSorted((first, second) => first - second);

/** What narrows the list, and which columns it has. */
export function ListToolbar({ definition, list, columns, searchBox }: ListToolbarProps) {
  const categories = useQuery(categoriesQuery(definition));
  const system = useUnitSystem();
  const { view } = list;
  const names = [...new Set([allCategories, ...(categories.data ?? []), view.category])];
  return (
    <>
      {categories.isError && (
        <div className={styles.notice}>
          <LoadFailure
            sentence={definition.messages.categoriesFailed}
            error={categories.error}
            onRetry={() => void categories.refetch()}
          />
        </div>
      )}
      <div className={styles.toolbar}>
        <Select
          label="Category"
          searchable
          allowDeselect={false}
          withAlignedLabels
          maxDropdownHeight={360}
          comboboxProps={{ portalProps: { target: "#main" } }}
          nothingFoundMessage="No such category"
          data={names}
          value={view.category}
          onChange={(category) => category !== null && list.showCategory(category)}
          classNames={{ root: styles.category ?? "" }}
        />
        {definition.filtersByBeltWidth && (
          <NativeSelect
            label="Belt width"
            value={String(view.beltWidth)}
            onChange={(event) => list.showBeltWidth(Number(event.currentTarget.value))}
            data={[
              { value: "0", label: "All widths" },
              ...widths.map((width) => ({ value: String(width), label: displayText(width, "mm", system) })),
            ]}
          />
        )}
        <SearchField inputRef={searchBox} placeholder="Description" shown={view.search} onSearch={list.searchFor} />
        <span className={styles.gap} />
        <ColumnsMenu columns={columns} />
      </div>
    </>
  );
}
