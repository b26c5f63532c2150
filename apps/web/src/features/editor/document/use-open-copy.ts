import { messageFor } from "@beltwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { conveyorsKey } from "../../../session/tally.ts";
import { failureText } from "../../../ui/failures/failure.ts";
import { toast } from "../../../ui/toast/toast-store.ts";

/** Makes a copy and opens it. */
export function useOpenCopy(copy: () => Promise<string>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: copy,
    onSuccess: (id) => {
      void queryClient.invalidateQueries({ queryKey: conveyorsKey });
      void navigate({ to: "/conveyors/$id", params: { id } });
    },
    onError: (error) => {
      const needed = messageFor("subscription-needed-to-copy-conveyor");
      toast.failed(failureText(messageFor("conveyor-copy-failed"), error, needed));
    },
  });
}
