import { type ListedUser, messageFor } from "@beltwright/contract";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import listStyles from "../../ui/list/list.module.css";
import { SearchField } from "../../ui/list/search-field.tsx";
import { Page } from "../../ui/page.tsx";
import { formatDay, formatTime } from "../../ui/time.ts";
import styles from "./admin.module.css";
import { usersQuery } from "./admin-queries.ts";
import { PagedRows } from "./paged-rows.tsx";
import { sortUsers, type UserSearch, userColumns } from "./user-search.ts";

const route = getRouteApi("/shell/member/admin/users");

export function UsersPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const query = useQuery(usersQuery(search));
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
      <PagedRows
        query={query}
        failure={messageFor("user-load-failed")}
        empty={<EmptyState title="No user matches">Search looks at e-mail address, name and company.</EmptyState>}
        page={search.page ?? 1}
        onPage={(page) => go({ ...search, page })}
      >
        {(users) => <UserTable users={users} search={search} onSort={go} />}
      </PagedRows>
    </Page>
  );
}

interface UserSearchFieldProps {
  readonly search: UserSearch;
  readonly onSearch: (search: UserSearch) => void;
}

function UserSearchField({ search, onSearch }: UserSearchFieldProps) {
  const { page: _page, search: shown = "", ...rest } = search;
  return (
    <div className={listStyles.toolbar}>
      <SearchField
        shown={shown}
        placeholder="E-mail, name, company"
        onSearch={(text) => onSearch(text === "" ? rest : { ...rest, search: text })}
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
