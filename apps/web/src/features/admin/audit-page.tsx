import { messageFor } from "@beltwright/contract";
import { pageSize } from "@beltwright/model";
import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import listStyles from "../../ui/list.module.css";
import { ListPager } from "../../ui/list-pager.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Page } from "../../ui/page.tsx";
import { formatTime } from "../../ui/time.ts";
import styles from "./admin.module.css";
import { type AuditRecord, auditQuery } from "./admin-queries.ts";
import { auditWords } from "./audit-words.ts";

const route = getRouteApi("/shell/member/admin/audit");

export function AuditPage() {
  const { page = 1 } = route.useSearch();
  const navigate = useNavigate();
  const { data, error, isError, refetch } = useQuery(auditQuery(page));
  return (
    <Page
      title="Audit log"
      about="What administrators did, newest first. Nobody can change it."
      actions={
        <ButtonLink to="/admin/users" variant="default">
          Users
        </ButtonLink>
      }
    >
      {isError && (
        <LoadFailure
          sentence={messageFor("load-data-failed", { error: "audit log" })}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <Skeleton height={300} />}
      {data?.rows.length === 0 && <EmptyState title="Nothing yet">Acts of administrators appear here.</EmptyState>}
      {data !== undefined && data.rows.length > 0 && (
        <>
          <AuditTable records={data.rows} />
          <ListPager
            page={page}
            total={data.total}
            pageSize={pageSize}
            onPage={(next) => void navigate({ to: "/admin/audit", search: { page: next } })}
          />
        </>
      )}
    </Page>
  );
}

function AuditTable({ records }: { readonly records: readonly AuditRecord[] }) {
  return (
    <div className={listStyles.scroll}>
      <table className={`${listStyles.table} ${styles.audit}`}>
        <caption className={listStyles.hidden}>Audit log</caption>
        <thead>
          <tr>
            {["When", "Administrator", "Act", "Of", "Details"].map((heading) => (
              <th key={heading} scope="col" className={styles.plainHead}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map(({ id, at, admin, action, subject, details }) => (
            <tr key={id}>
              <td>{formatTime(at)}</td>
              <td>{admin}</td>
              <td>{action}</td>
              <td>{subject}</td>
              <td>{auditWords(details)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
