import { type ListedUser, messageFor } from "@beltwright/contract";
import { pageSize } from "@beltwright/model";
import { CloseButton, Skeleton, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import listStyles from "../../ui/list.module.css";
import { ListPager } from "../../ui/list-pager.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Page } from "../../ui/page.tsx";
import { formatDay, formatTime } from "../../ui/time.ts";
import { useSearchText } from "../../ui/use-search-text.ts";
import styles from "./admin.module.css";
import { usersQuery } from "./admin-queries.ts";
import { sortUsers, type UserSearch, userColumns } from "./user-search.ts";

const route = getRouteApi("/shell/member/admin/users");

export function UsersPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data, error, isError, refetch, isPlaceholderData } = useQuery(usersQuery(search));
  const go = (next: UserSearch) => void navigate({ to: "/admin/users", search: next, resetScroll: false });
  return (
    <Page
      title="Users"
      actions={
        <>
          <ButtonLink to="/admin/groups" variant="default">
            Groups
          </ButtonLink>
          <ButtonLink to="/admin/audit" variant="default">
            Audit log
          </ButtonLink>
        </>
      }
    >
      <UserSearchField search={search} onSearch={go} />
      {isError && (
        <LoadFailure sentence={messageFor("user-load-failed")} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton height={380} />}
      {data?.rows.length === 0 && (
        <EmptyState title="No user matches">Search looks at e-mail address, name and company.</EmptyState>
      )}
      {data !== undefined && data.rows.length > 0 && (
        <div className={listStyles.results} data-stale={isPlaceholderData}>
          <UserTable users={data.rows} search={search} onSort={go} />
          <ListPager
            page={search.page ?? 1}
            total={data.total}
            pageSize={pageSize}
            onPage={(page) => go({ ...search, page })}
          />
        </div>
      )}
    </Page>
  );
}

interface UserSearchFieldProps {
  readonly search: UserSearch;
  readonly onSearch: (search: UserSearch) => void;
}

function UserSearchField({ search, onSearch }: UserSearchFieldProps) {
  const { page: _page, search: shown = "", ...rest } = search;
  const typed = useSearchText(shown, (text) => onSearch(text === "" ? rest : { ...rest, search: text }));
  return (
    <div className={listStyles.toolbar}>
      <TextInput
        label="Search"
        className={listStyles.search}
        leftSection={<IconSearch size={14} aria-hidden />}
        placeholder="E-mail, name, company"
        value={typed.text}
        onChange={(event) => typed.type(event.currentTarget.value)}
        rightSection={typed.text !== "" && <CloseButton size="sm" aria-label="Clear search" onClick={typed.clear} />}
      />
    </div>
  );
}

interface UserTableProps {
  readonly users: readonly ListedUser[];
  readonly search: UserSearch;
  readonly onSort: (search: UserSearch) => void;
}

function UserTable({ users, search, onSort }: UserTableProps) {
  const { sort = "regoDate", order = "asc" } = search;
  const Arrow = order === "asc" ? IconArrowUp : IconArrowDown;
  return (
    <div className={listStyles.scroll}>
      <table className={`${listStyles.table} ${styles.users}`}>
        <caption className={listStyles.hidden}>Users</caption>
        <thead>
          <tr>
            {userColumns.map(({ name, label }) => (
              <th
                key={name}
                scope="col"
                aria-sort={sort === name ? (order === "asc" ? "ascending" : "descending") : "none"}
              >
                <button type="button" className={listStyles.sort} onClick={() => onSort(sortUsers(search, name))}>
                  {label}
                  <span className={listStyles.arrow}>{sort === name && <Arrow size={12} aria-hidden />}</span>
                </button>
              </th>
            ))}
            {["Subscription", "Files", "Role"].map((label) => (
              <th key={label} scope="col" className={styles.plainHead}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserLine key={user.userName} user={user} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function UserLine({ user }: { readonly user: ListedUser }) {
  const navigate = useNavigate();
  const { userName } = user;
  return (
    <tr onClick={() => void navigate({ to: "/admin/users/$userName/edit", params: { userName } })}>
      <td>
        <Link to="/admin/users/$userName/edit" params={{ userName }} className={listStyles.link}>
          {userName}
        </Link>
      </td>
      <td>{`${user.firstName} ${user.lastName}`.trim()}</td>
      <td>{user.companyName}</td>
      <td>{user.country}</td>
      <td>{user.userGroup}</td>
      <td title={formatTime(user.regoDate)}>{formatDay(user.regoDate)}</td>
      <td>{user.userHasSub ? "Current" : "None"}</td>
      <td>{user.noOfFilesUsed}</td>
      <td>{user.userIsAdmin ? "Admin" : "User"}</td>
    </tr>
  );
}
