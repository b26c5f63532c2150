import type {
  auditRecordSchema,
  belongingsSchema,
  groupSchema,
  ListedUser,
  ModeratedRow,
  UserSecondFactors,
} from "@beltwright/contract";
import { pageSize, type UserData } from "@beltwright/model";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import type { AccountSubscription } from "../../ui/payment/subscription-queries.ts";
import { type ModerationSearch, moderationPath } from "./moderation-search.ts";
import { type UserSearch, userListPath } from "./user-search.ts";

export type Group = ReturnType<typeof groupSchema.parse>;
export type AuditRecord = ReturnType<typeof auditRecordSchema.parse>;
export type Belongings = ReturnType<typeof belongingsSchema.parse>;

/** Everything under this key is asked anew after any act of administration. */
export const adminKey = ["admin"] as const;

export const userPath = (userName: string) => `/api/UserList/${encodeURIComponent(userName)}`;

export const usersQuery = (search: UserSearch) =>
  queryOptions({
    queryKey: [...adminKey, "users", search] as const,
    queryFn: ({ signal }) => api.list<ListedUser>(userListPath(search), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const userQuery = (userName: string) =>
  queryOptions({
    queryKey: [...adminKey, "user", userName] as const,
    queryFn: ({ signal }) => api.get<UserData>(userPath(userName), { signal }),
    staleTime: 0,
  });

export const userSubscriptionsQuery = (userName: string) =>
  queryOptions({
    queryKey: [...adminKey, "user-subscriptions", userName] as const,
    queryFn: ({ signal }) => api.get<readonly AccountSubscription[]>(`${userPath(userName)}/subscriptions`, { signal }),
    staleTime: 0,
  });

export const userSecondFactorsPath = (userName: string) => `${userPath(userName)}/secondfactors`;

export const userSecondFactorsQuery = (userName: string) =>
  queryOptions({
    queryKey: [...adminKey, "user-second-factors", userName] as const,
    queryFn: ({ signal }) => api.get<UserSecondFactors>(userSecondFactorsPath(userName), { signal }),
    staleTime: 0,
  });

export const belongingsQuery = (userName: string) =>
  queryOptions({
    queryKey: [...adminKey, "belongings", userName] as const,
    queryFn: ({ signal }) => api.get<Belongings>(`/api/userBelongings/${encodeURIComponent(userName)}`, { signal }),
    staleTime: 0,
  });

export const moderationQuery = (search: ModerationSearch) =>
  queryOptions({
    queryKey: [...adminKey, "moderation", search] as const,
    queryFn: ({ signal }) => api.list<ModeratedRow>(moderationPath(search), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const groupsQuery = queryOptions({
  queryKey: [...adminKey, "groups"] as const,
  queryFn: ({ signal }) => api.get<readonly Group[]>("/api/groups", { signal }),
  staleTime: 0,
});

export const auditQuery = (page: number) =>
  queryOptions({
    queryKey: [...adminKey, "audit", page] as const,
    queryFn: ({ signal }) => api.list<AuditRecord>(`/api/auditRecords?page=${page}&pageSize=${pageSize}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
