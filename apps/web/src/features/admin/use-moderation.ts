import type { ModeratedRow } from "@beltwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { messageOf } from "../../ui/failures/problem-notice.tsx";
import { toast } from "../../ui/toast/toast.tsx";

const rowPath = ({ library, id }: ModeratedRow) => `/api/${library}/${encodeURIComponent(id)}`;
const ownerPath = ({ library, id }: ModeratedRow) =>
  `/api/libraryModeration/${library}/${encodeURIComponent(id)}/owner`;

interface Act {
  readonly call: () => Promise<unknown>;
  readonly said: string;
  readonly undo?: Act;
}

/** Acts on entries of others; each can be taken back at once. */
export function useModeration() {
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: ({ call }: Act) => call(),
    onSuccess: async (_, { said, undo }) => {
      toast.done(said, undo === undefined ? {} : { undo: () => act.mutate(undo) });
      // The screens of the library itself show the same entry.
      await queryClient.invalidateQueries();
    },
    onError: (error) => toast.failed(messageOf(error)),
  });
  return {
    isBusy: act.isPending,
    takeOver: (row: ModeratedRow) => {
      const { description, userName } = row;
      const giveBack = { call: () => api.put(ownerPath(row), { userName }), said: `${userName} has it again.` };
      act.mutate({ call: () => api.put(ownerPath(row), {}), said: `${description} is yours now.`, undo: giveBack });
    },
    remove: (row: ModeratedRow) => {
      const { description } = row;
      const bringBack = { call: () => api.post(`${rowPath(row)}/undelete`), said: `${description} is back.` };
      act.mutate({ call: () => api.delete(rowPath(row)), said: `${description} deleted.`, undo: bringBack });
    },
  };
}
