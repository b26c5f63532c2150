import { type LibraryDefinition, pageSize } from "@beltwright/model";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useSlow } from "../../../ui/busy-bar.tsx";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import { foundOf, withRowsAdded } from "../../../ui/list/just-added.ts";
import styles from "../../../ui/list/list.module.css";
import { ListPager } from "../../../ui/list/list-pager.tsx";
import { listQuery, rowQuery } from "../library-queries.ts";
import type { ListColumn } from "./list-columns.ts";
import { EmptyList, ListSkeleton } from "./list-states.tsx";
import { RowTable } from "./row-table.tsx";
import type { ListControls } from "./use-list-view.ts";

interface RowListProps {
  readonly definition: LibraryDefinition;
  readonly list: ListControls;
  readonly columns: readonly ListColumn[];
  readonly onAdd: () => void;
}

/** One page of rows, or why there are none. */
export function RowList({ definition, list, columns, onAdd }: RowListProps) {
  const query = useQuery(listQuery(definition, list.view));
  const added = useQueries({ queries: list.justAdded.map((id) => rowQuery(definition, id)), combine: foundOf });
  const isSlow = useSlow(query.isFetching && (query.isPending || query.isPlaceholderData));
  if (query.isError) {
    return (
      <LoadFailure sentence={definition.messages.listFailed} error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  if (!query.data) return isSlow ? <ListSkeleton columns={columns} /> : <div className={styles.wait} />;
  const { rows: page, total } = query.data;
  const rows = withRowsAdded(page, added, ({ _id }) => _id);
  if (rows.length === 0) return <EmptyList {...{ definition, list, total, onAdd }} />;
  return (
    <div data-stale={query.isPlaceholderData && isSlow} className={styles.results} aria-busy={query.isFetching}>
      <RowTable {...{ definition, list, columns, rows }} />
      {total > 0 && <ListPager page={list.view.page} total={total} pageSize={pageSize} onPage={list.goToPage} />}
    </div>
  );
}
