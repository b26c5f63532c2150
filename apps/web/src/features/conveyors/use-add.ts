import { type ConveyorDocument, messageFor } from "@beltwright/contract";
import { mayAddConveyor, storedCategory } from "@beltwright/model";
import { useMutation } from "@tanstack/react-query";
import { usePerson } from "../../session/session.ts";
import { useTally } from "../../session/tally.ts";
import { explain } from "../../ui/failures/explain.ts";
import { failureText } from "../../ui/failures/failure.ts";
import { toast } from "../../ui/toast/toast-store.ts";
import { calls } from "./conveyor-calls.ts";
import { useRefresh } from "./conveyor-queries.ts";

type Values = Readonly<Record<string, unknown>>;

/** Adds a conveyor as the person may; the reserved category All is renamed, with an alert. */
export function useAdd(onAdded: (conveyor: ConveyorDocument) => void) {
  const person = usePerson();
  const quota = useTally();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (values: Values) => calls.add(values),
    onSuccess: async (conveyor, { category }) => {
      if (typeof category === "string" && storedCategory(category).wasRenamed) {
        toast.note(messageFor("category-renamed"));
      }
      toast.done(messageFor("conveyor-added"));
      onAdded(conveyor);
      await refresh();
    },
    onError: (error) => {
      const needed = messageFor("subscription-needed-to-add-conveyor");
      toast.failed(failureText(messageFor("conveyor-add-failed"), error, needed));
    },
  });
  return {
    isPending,
    run: (values: Values) => {
      if (explain(mayAddConveyor(person, quota))) mutate(values);
    },
  };
}
