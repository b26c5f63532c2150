import { pageSize } from "@beltwright/model";
import { type PageSearch, readPage } from "./list-page.ts";

/** Columns the server sorts by. */
export const userColumns = [
  { name: "userName", label: "User" },
  { name: "lastName", label: "Name" },
  { name: "companyName", label: "Company" },
  { name: "country", label: "Country" },
  { name: "userGroup", label: "Group" },
  { name: "regoDate", label: "Registered" },
] as const;

type UserSort = (typeof userColumns)[number]["name"];

export interface UserSearch extends PageSearch {
  readonly search?: string;
  readonly sort?: UserSort;
  readonly order?: "asc" | "desc";
}

export function readUserSearch(raw: Readonly<Record<string, unknown>>): UserSearch {
  const search = typeof raw.search === "number" ? String(raw.search) : raw.search;
  const sort = userColumns.find(({ name }) => name === raw.sort)?.name;
  return {
    ...readPage(raw),
    ...(typeof search === "string" && search !== "" && { search }),
    ...(sort !== undefined && { sort }),
    ...((raw.order === "asc" || raw.order === "desc") && { order: raw.order }),
  };
}

/** A first click sorts upwards, the next one turns the order round. */
export function sortUsers(search: UserSearch, sort: UserSort): UserSearch {
  const { page: _page, ...rest } = search;
  const isSame = (search.sort ?? "regoDate") === sort;
  return { ...rest, sort, order: isSame && search.order !== "desc" ? "desc" : "asc" };
}

/** By registration date unless told otherwise, ten a page. */
export function userListPath({ page = 1, search, sort = "regoDate", order = "asc" }: UserSearch): string {
  const query = new URLSearchParams({ page: String(page), pageSize: String(pageSize), sort, order });
  if (search !== undefined) query.set("search", search);
  return `/api/UserListAll?${query}`;
}
