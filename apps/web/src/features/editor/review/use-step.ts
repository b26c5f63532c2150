import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../../ui/failures/failure.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { releasesQuery } from "./review-calls.ts";

/** A step of a review; whatever came of it, the panel shows how things stand now. */
export function useStep<Values = void>(id: string, step: (values: Values) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: () => done !== "" && toast.done(done),
    onError: (error) => toast.failed(failureText("The step was not taken", error)),
    onSettled: () => client.invalidateQueries({ queryKey: releasesQuery(id).queryKey }),
  });
}
