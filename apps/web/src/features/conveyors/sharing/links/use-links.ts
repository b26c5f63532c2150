import { type Link, type MadeLink, messages } from "@beltwright/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../../api/client.ts";
import { messageOf } from "../../../../ui/failures/problem-notice.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";

/** What is asked for with a new link. */
export type WantedLink = Pick<Link, "name" | "revision" | "shows" | "expiresAt">;

const pathOf = (conveyor: string, link?: string) =>
  `/api/conveyors/${encodeURIComponent(conveyor)}/links${link === undefined ? "" : `/${encodeURIComponent(link)}`}`;
const keyOf = (conveyor: string) => ["links", conveyor] as const;

export function useLinks(conveyor: string) {
  return useQuery({
    queryKey: keyOf(conveyor),
    queryFn: ({ signal }) => api.get<readonly Link[]>(pathOf(conveyor), { signal }),
  });
}

/** What the owner does with the links of a conveyor. */
export function useLinkActs(conveyor: string) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: keyOf(conveyor) });
  const make = useMutation({
    mutationFn: (wanted: WantedLink) => api.post<MadeLink>(pathOf(conveyor), wanted),
    onSuccess: refresh,
  });
  const renew = useMutation({
    mutationFn: ({ id }: Link) => api.post<MadeLink>(`${pathOf(conveyor, id)}/renew`),
    onSuccess: refresh,
    onError: (error) => toast.failed(messageOf(error)),
  });
  const revoke = useMutation({
    mutationFn: ({ id }: Link) => api.delete<Link>(pathOf(conveyor, id)),
    onSuccess: () => {
      toast.done(messages["link-revoked"]);
      return refresh();
    },
    onError: (error) => toast.failed(messageOf(error)),
  });
  const change = useMutation({
    mutationFn: ({ id, name, expiresAt }: Link) => api.put<Link>(pathOf(conveyor, id), { name, expiresAt }),
    onSuccess: () => {
      toast.done(messages["link-changed"]);
      return refresh();
    },
    onError: (error) => toast.failed(messageOf(error)),
  });
  return { make, renew, revoke, change };
}

export type LinkActs = ReturnType<typeof useLinkActs>;
