import { messageFor } from "@beltwright/contract";
import { pageSize } from "@beltwright/model";
import { Skeleton } from "@mantine/core";
import { useQueries, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSlow } from "../../../ui/busy-bar.tsx";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import { foundOf, withRowsAdded } from "../../../ui/list/just-added.ts";
import styles from "../../../ui/list/list.module.css";
import { ListPager } from "../../../ui/list/list-pager.tsx";
import { conveyorItemQuery, conveyorListQuery } from "../conveyor-queries.ts";
import { ConveyorTable } from "./conveyor-table.tsx";
import type { RowActs } from "./row-acts.ts";
import type { ConveyorListControls } from "./use-conveyor-list.ts";
import type { Selection } from "./use-selection.ts";

interface ConveyorRowsProps {
  readonly list: ConveyorListControls;
  readonly selection: Selection;
  readonly acts: RowActs;
  /** Shown where there are no rows; told how many there are on other pages. */
  readonly empty: (total: number) => ReactNode;
}

/** One page of conveyors, or why there are none. */
export function ConveyorRows({ list, selection, acts, empty }: ConveyorRowsProps) {
  const query = useQuery(conveyorListQuery(list.definition.kind, list.view));
  const added = useQueries({ queries: list.justAdded.map(conveyorItemQuery), combine: foundOf });
  const isSlow = useSlow(query.isFetching && (query.isPending || query.isPlaceholderData));
  if (query.isError) {
    const sentence = messageFor("signed-in-elsewhere");
    return <LoadFailure sentence={sentence} error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return isSlow ? <RowsSkeleton /> : <div className={styles.wait} />;
  const { rows: page, total } = query.data;
  const rows = withRowsAdded(page, added, ({ id }) => id);
  if (rows.length === 0) return empty(total);
  return (
    <div data-stale={query.isPlaceholderData && isSlow} className={styles.results} aria-busy={query.isFetching}>
      <ConveyorTable {...{ list, selection, acts }} items={rows} />
      {total > 0 && <ListPager page={list.view.page} total={total} pageSize={pageSize} onPage={list.goToPage} />}
    </div>
  );
}

/** Grey rows where the list will be, so that nothing jumps when it comes. */
function RowsSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading">
      {Array.from({ length: 11 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <Skeleton key={index} height={14} width={`${100 - ((index * 7) % 17)}%`} />
      ))}
    </div>
  );
}
