import type { ModeratedRow } from "@beltwright/contract";
import { getLibrary, libraries } from "@beltwright/model";
import { Button, Group, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { EmptyState } from "../../ui/empty-state.tsx";
import listStyles from "../../ui/list/list.module.css";
import { SearchField } from "../../ui/list/search-field.tsx";
import { Page } from "../../ui/page.tsx";
import { formatDay, formatTime } from "../../ui/time.ts";
import styles from "./admin.module.css";
import { moderationQuery } from "./admin-queries.ts";
import type { ModerationSearch } from "./moderation-search.ts";
import { PagedRows } from "./paged-rows.tsx";
import { useModeration } from "./use-moderation.ts";

const route = getRouteApi("/shell/member/admin/libraries");
const libraryNames = [...libraries]
  .map(({ plural, title }) => ({ value: plural, label: title }))
  .sort((one, other) => one.label.localeCompare(other.label));

/** What people added to the shared libraries: looked at, put right, taken over or thrown out. */
export function ModerationPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const query = useQuery(moderationQuery(search));
  const go = (next: ModerationSearch) => void navigate({ to: "/admin/libraries", search: next, resetScroll: false });
  return (
    <Page
      title="Library moderation"
      about="Entries that people added to the shared libraries, newest change first. Open one to correct it. Taking it over makes it yours: it stays for everyone, and only administrators can change it."
    >
      <Filters search={search} onSearch={go} />
      <PagedRows
        query={query}
        empty={<Nothing search={search} />}
        page={search.page ?? 1}
        onPage={(page) => go({ ...search, page })}
      >
        {(rows) => <RowTable rows={rows} />}
      </PagedRows>
    </Page>
  );
}

function Nothing({ search }: { readonly search: ModerationSearch }) {
  if (search.search === undefined && search.library === undefined) {
    return <EmptyState title="Nothing to look through">Entries that users add to a library appear here.</EmptyState>;
  }
  return <EmptyState title="No entry matches">Search looks at the description and at the owner.</EmptyState>;
}

interface FiltersProps {
  readonly search: ModerationSearch;
  readonly onSearch: (search: ModerationSearch) => void;
}

function Filters({ search, onSearch }: FiltersProps) {
  const { search: shown = "", library } = search;
  const go = (text: string, of: string | undefined) =>
    onSearch({ ...(text === "" ? {} : { search: text }), ...(of === undefined ? {} : { library: of }) });
  return (
    <div className={listStyles.toolbar}>
      <SearchField shown={shown} placeholder="Description, owner" onSearch={(text) => go(text, library)} />
      <Select
        label="Library"
        placeholder="All libraries"
        data={libraryNames}
        value={library ?? null}
        clearable
        onChange={(value) => go(shown, value ?? undefined)}
      />
    </div>
  );
}

function RowTable({ rows }: { readonly rows: readonly ModeratedRow[] }) {
  const { takeOver, remove, isBusy } = useModeration();
  return (
    <div className={listStyles.scroll}>
      <table className={`${listStyles.table} ${styles.acts}`}>
        <caption className={listStyles.hidden}>Entries people added</caption>
        <thead>
          <tr>
            {["Description", "Library", "Category", "Owner", "Changed", "Acts"].map((heading) => (
              <th key={heading} scope="col" className={styles.plainHead}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.library} ${row.id}`}>
              <td title={row.description}>
                <Link to="/$library/$id" params={{ library: row.library, id: row.id }} className={listStyles.link}>
                  {row.description || `No. ${row.no}`}
                </Link>
              </td>
              <td>{getLibrary(row.library).title}</td>
              <td>{row.category}</td>
              <td title={row.userName}>
                <Link to="/admin/users/$userName/edit" params={{ userName: row.userName }} className={listStyles.link}>
                  {row.userName}
                </Link>
              </td>
              <td title={formatTime(row.changedAt)}>{formatDay(row.changedAt)}</td>
              <td>
                <Group gap={6} wrap="nowrap">
                  <Button
                    size="compact-xs"
                    variant="default"
                    disabled={isBusy}
                    aria-label={`Take over ${row.description}`}
                    onClick={() => takeOver(row)}
                  >
                    Take over
                  </Button>
                  <Button
                    size="compact-xs"
                    variant="default"
                    c="var(--mantine-color-error)"
                    disabled={isBusy}
                    aria-label={`Delete ${row.description}`}
                    onClick={() => remove(row)}
                  >
                    Delete
                  </Button>
                </Group>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
