import type { UserData } from "@beltwright/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../api/client.ts";
import { clearLapse } from "./lapse.ts";
import { sessionQuery } from "./session.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in and shows every list afresh; rows of the person before must not linger. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => api.post<UserData>("/api/signin", credentials),
    onSuccess: async () => {
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
      clearLapse();
      await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== "session" });
    },
  });
}

export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post("/api/signout"),
    onSuccess: async () => {
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== "session" });
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
      clearLapse();
    },
  });
}
