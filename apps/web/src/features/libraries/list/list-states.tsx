import { allCategories, type LibraryDefinition } from "@beltwright/model";
import { Button, Group, Skeleton } from "@mantine/core";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LibraryIcon } from "../../../ui/library-icon.tsx";
import { ElsewhereInstead } from "../../../ui/list/elsewhere-instead.tsx";
import styles from "../../../ui/list/list.module.css";
import type { ListColumn } from "./list-columns.ts";
import type { ListControls } from "./use-list-view.ts";

/** Ten grey rows where the list will be, so that nothing jumps when it comes. */
export function ListSkeleton({ columns }: { readonly columns: readonly ListColumn[] }) {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading">
      {Array.from({ length: 11 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <Skeleton key={index} height={14} width={index === 0 ? "60%" : `${100 - ((index * columns.length) % 17)}%`} />
      ))}
    </div>
  );
}

interface EmptyListProps {
  readonly definition: LibraryDefinition;
  readonly list: ListControls;
  readonly total: number;
  readonly onAdd: () => void;
}

/** Says which filter leaves nothing over and offers to lift it. */
export function EmptyList({ definition, list, total, onAdd }: EmptyListProps) {
  const { view } = list;
  const things = definition.title.toLowerCase();
  const item = definition.itemTitle.toLowerCase();
  const icon = <LibraryIcon plural={definition.plural} size={32} />;
  if (total > 0) {
    return (
      <EmptyState
        title="This page is past the end of the list"
        icon={icon}
        action={<Button onClick={() => list.goToPage(1)}>Go to the first page</Button>}
      />
    );
  }
  if (view.search !== "" || view.beltWidth !== 0) {
    return (
      <EmptyState
        title={`No ${things} match`}
        icon={icon}
        action={
          <Group gap={8} justify="center">
            {view.search !== "" && <Button onClick={() => list.searchFor("")}>Clear the search</Button>}
            {view.beltWidth !== 0 && (
              <Button variant="default" onClick={() => list.showBeltWidth(0)}>
                Show all widths
              </Button>
            )}
            {view.category !== allCategories && (
              <Button variant="default" onClick={() => list.showCategory(allCategories)}>
                Look in all categories
              </Button>
            )}
          </Group>
        }
      >
        {`Nothing in ${view.category}${view.beltWidth === 0 ? "" : ` for ${view.beltWidth} mm belts`}${view.search === "" ? "" : ` has “${view.search}” in its description`}.`}
      </EmptyState>
    );
  }
  if (view.category === allCategories) {
    return (
      <EmptyState
        title={`There are no ${things} yet`}
        icon={icon}
        action={<Button onClick={onAdd}>{`New ${item}`}</Button>}
      >
        Add the first one, or import a CSV file.
      </EmptyState>
    );
  }
  if (!list.isCategoryAsked) return <ElsewhereInstead onOpen={list.openAll} />;
  return (
    <EmptyState
      title={`The category ${view.category} is empty`}
      icon={icon}
      action={
        <Group gap={8} justify="center">
          <Button onClick={() => list.showCategory(allCategories)}>Show all categories</Button>
          <Button variant="default" onClick={onAdd}>{`New ${item}`}</Button>
        </Group>
      }
    >
      {`A category exists as long as ${things} are filed under it.`}
    </EmptyState>
  );
}
