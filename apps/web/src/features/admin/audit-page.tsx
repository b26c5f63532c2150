import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import listStyles from "../../ui/list/list.module.css";
import { Page } from "../../ui/page.tsx";
import { formatTime } from "../../ui/time.ts";
import styles from "./admin.module.css";
import { type AuditRecord, auditQuery } from "./admin-queries.ts";
import { auditWords } from "./audit-words.ts";
import { PagedRows } from "./paged-rows.tsx";

const route = getRouteApi("/shell/member/admin/audit");

export function AuditPage() {
  const { page = 1 } = route.useSearch();
  const navigate = useNavigate();
  const query = useQuery(auditQuery(page));
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
      <PagedRows
        query={query}
        empty={<EmptyState title="Nothing yet">Acts of administrators appear here.</EmptyState>}
        page={page}
        onPage={(next) => void navigate({ to: "/admin/audit", search: { page: next } })}
      >
        {(records) => <AuditTable records={records} />}
      </PagedRows>
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
