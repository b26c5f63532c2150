import { messageFor } from "@beltwright/contract";
import { allCategories, defaultConveyorCategory } from "@beltwright/model";
import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode, RefObject } from "react";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import styles from "../../../ui/list/list.module.css";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { categoriesQuery, groupCategoriesQuery } from "../conveyor-queries.ts";
import type { ListKind } from "./list-kind.ts";
import type { ConveyorListControls } from "./use-conveyor-list.ts";

interface ConveyorToolbarProps {
  readonly list: ConveyorListControls;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  /** At the right end: what is known of the whole list. */
  readonly children?: ReactNode;
}

/** What narrows the list. */
export function ConveyorToolbar({ list, searchBox, children }: ConveyorToolbarProps) {
  const { view, definition } = list;
  const categories = useCategories(definition.kind);
  const names = [...new Set([allCategories, ...categories.names, view.category])];
  return (
    <>
      {categories.error && (
        <div className={styles.notice}>
          <LoadFailure
            sentence={messageFor("conveyor-categories-failed")}
            error={categories.error}
            onRetry={categories.retry}
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
        <SearchField
          inputRef={searchBox}
          placeholder="Number, project, client, material"
          shown={view.search}
          onSearch={list.searchFor}
        />
        <span className={styles.gap} />
        {children}
      </div>
    </>
  );
}

function useCategories(kind: ListKind) {
  const own = useQuery({ ...categoriesQuery, enabled: kind === "mine" });
  const group = useQuery({ ...groupCategoriesQuery, enabled: kind === "group" });
  const asked = kind === "group" ? group : own;
  const groupNames = group.data === undefined || "message" in group.data ? [] : group.data;
  const names = { mine: own.data ?? [], group: groupNames, demos: [defaultConveyorCategory], bin: [] };
  return { names: names[kind], error: asked.error, retry: () => void asked.refetch() };
}
