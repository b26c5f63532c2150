import type { SecondFactorNeeded } from "@beltwright/contract";
import type { UserData } from "@beltwright/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api/client.ts";
import { clearLapse } from "./lapse.ts";
import { sessionQuery } from "./session.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
  readonly passkey?: object;
}

/** The password was right, and the account has a second factor: what it is, and for whom to go on. */
export interface AskedFactor {
  readonly credentials: Credentials;
  readonly kinds: SecondFactorNeeded["secondFactor"]["kinds"];
  readonly passkey: unknown;
}

class FactorNeeded extends Error {
  override readonly name = "FactorNeeded";
}

/** Signs in and shows every list afresh; rows of the person before must not linger. */
export function useSignIn() {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<AskedFactor>();
  const signIn = useMutation({
    mutationFn: async (credentials: Credentials) => {
      const answer = await api.post<UserData | SecondFactorNeeded>("/api/signin", credentials);
      if (!("secondFactor" in answer)) return answer;
      setAsked({ credentials, ...answer.secondFactor });
      throw new FactorNeeded();
    },
    onSuccess: async () => {
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
      clearLapse();
      await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== "session" });
    },
  });
  const { mutate, isPending, error } = signIn;
  return { mutate, isPending, error: error instanceof FactorNeeded ? null : error, asked };
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
