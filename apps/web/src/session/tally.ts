import type { FileQuota, UserData } from "@beltwright/model";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../api/client.ts";
import { useSession } from "./session.ts";

/** Everything read of conveyor files lies under this key, so that one change refreshes it all. */
export const conveyorsKey = ["conveyors"] as const;

/** Asked apart from the session, which is not asked again: the number of files changes while one works. */
const tallyQuery = queryOptions({
  queryKey: [...conveyorsKey, "tally"] as const,
  queryFn: ({ signal }) => api.get<UserData>("/api/profile", { signal }),
  select: (user): FileQuota => ({ noOfFilesUsed: user.noOfFilesUsed, noOfFilesAllowed: user.noOfFilesAllowed }),
});

/** How many conveyor files the person has and may have. */
export function useTally(): FileQuota {
  const { user } = useSession();
  const { data } = useQuery({ ...tallyQuery, enabled: user !== null });
  const { noOfFilesUsed = 0, noOfFilesAllowed = 0 } = data ?? user ?? {};
  return { noOfFilesUsed, noOfFilesAllowed };
}

/** `used / allowed` for subscribers, `0 / 0` for everyone else. */
export function tallyText({ noOfFilesUsed, noOfFilesAllowed }: FileQuota, hasSubscription: boolean): string {
  return hasSubscription ? `${noOfFilesUsed} / ${noOfFilesAllowed}` : "0 / 0";
}
