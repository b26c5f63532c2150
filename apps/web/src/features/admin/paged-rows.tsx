import { pageSize } from "@beltwright/model";
import { Skeleton } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import styles from "../../ui/list/list.module.css";
import { ListPager } from "../../ui/list/list-pager.tsx";

interface PagedRowsProps<Row> {
  readonly query: UseQueryResult<{ readonly rows: readonly Row[]; readonly total: number }>;
  /** Said where the rows cannot be had, if the specification has a sentence for it. */
  readonly failure?: string;
  readonly empty: ReactNode;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** One page of a list of the administration, or why there is none. */
export function PagedRows<Row>({ query, failure, empty, page, onPage, children }: PagedRowsProps<Row>) {
  const { data, error, isError, isPlaceholderData, refetch } = query;
  return (
    <>
      {isError && (
        <LoadFailure
          {...(failure !== undefined && { sentence: failure })}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <Skeleton height={380} />}
      {data?.rows.length === 0 && empty}
      {data !== undefined && data.rows.length > 0 && (
        <div className={styles.results} data-stale={isPlaceholderData}>
          {children(data.rows)}
          <ListPager page={page} total={data.total} pageSize={pageSize} onPage={onPage} />
        </div>
      )}
    </>
  );
}
