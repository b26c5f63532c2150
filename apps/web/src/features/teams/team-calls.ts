import type { MyTeam } from "@beltwright/contract";
import type { ReviewRules, TeamRole } from "@beltwright/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { sessionQuery } from "../../session/session.ts";
import { teamQuery } from "../../session/team.ts";
import { failureText } from "../../ui/failures/failure.ts";
import { toast } from "../../ui/toast/toast-store.ts";

const member = (userName: string) => `/api/team/members/${encodeURIComponent(userName)}`;
const invitation = (id: string) => `/api/team/invitations/${encodeURIComponent(id)}`;

/** The calls about one's group. Each answers with the group as it is then. */
export const teamCalls = {
  make: (name: string) => api.post<MyTeam>("/api/team", { name }),
  leave: () => api.post<MyTeam>("/api/team/leave"),
  invite: (address: string, role: TeamRole) => api.post<MyTeam>("/api/team/invitations", { address, role }),
  withdraw: (id: string) => api.delete<MyTeam>(invitation(id)),
  answer: (id: string, word: "accept" | "decline") => api.post<MyTeam>(`${invitation(id)}/${word}`),
  setRole: (userName: string, role: TeamRole) => api.put<MyTeam>(member(userName), { role }),
  remove: (userName: string) => api.delete<MyTeam>(member(userName)),
  setRules: (rules: ReviewRules) => api.put<MyTeam>("/api/team/rules", rules),
};

/** An act on the group. Who is in which group decides what else is seen, so all of it is asked for again. */
export function useTeamAct<Values = void>(act: (values: Values) => Promise<MyTeam>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (team) => {
      client.setQueryData(teamQuery.queryKey, team);
      if (done !== "") toast.done(done);
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
    onError: (error) => toast.failed(failureText("The group was not changed", error)),
  });
}
