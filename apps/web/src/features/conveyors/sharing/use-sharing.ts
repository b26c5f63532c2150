import { type ConveyorDocument, messageFor, messages } from "@beltwright/contract";
import { useMutation } from "@tanstack/react-query";
import { ApiProblem } from "../../../api/problem.ts";
import { failureText } from "../../../ui/failures/failure.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { calls } from "../conveyor-calls.ts";
import { useRefresh } from "../conveyor-queries.ts";
import { usersOf } from "./doc-users.ts";

/** Saving was refused because someone saved since: what was to be saved, and what is stored now. */
export interface Conflict {
  readonly mine: ConveyorDocument;
  readonly theirs: ConveyorDocument;
}

type Outcome =
  | { readonly kind: "saved"; readonly conveyor: ConveyorDocument }
  | { readonly kind: "conflict"; readonly conflict: Conflict };

export interface Sharing {
  readonly save: (conveyor: ConveyorDocument) => void;
  readonly keepBoth: (conveyor: ConveyorDocument) => void;
  readonly close: () => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly conflict: Conflict | undefined;
}

interface Then {
  readonly onClose: () => void;
  /** Told what is stored now. */
  readonly onShared?: ((stored: ConveyorDocument) => void) | undefined;
}

/** Saves a conveyor whose sharing changed. */
export function useSharing({ id }: ConveyorDocument, { onClose, onShared }: Then): Sharing {
  const refresh = useRefresh();
  const saving = useMutation({
    mutationFn: (conveyor: ConveyorDocument) => saveOrFindTheirs(id, conveyor),
    onSuccess: async (outcome) => {
      if (outcome.kind === "conflict") return;
      sayShared(outcome.conveyor);
      onShared?.(outcome.conveyor);
      onClose();
      await refresh();
    },
  });
  const adding = useMutation({
    mutationFn: ({ id: _id, revision: _revision, ...values }: ConveyorDocument) => calls.add(values),
    onSuccess: async () => {
      toast.done(messageFor("conveyor-added"));
      onClose();
      await refresh();
    },
    onError: (error) => toast.failed(failureText(messageFor("conveyor-add-failed"), error)),
  });
  return {
    save: saving.mutate,
    keepBoth: adding.mutate,
    close: onClose,
    isPending: saving.isPending || adding.isPending,
    error: saving.error,
    conflict: saving.data?.kind === "conflict" ? saving.data.conflict : undefined,
  };
}

/** An address nobody has confirmed may be mistyped: whoever shares hears of it now and not from the person who waits. */
function sayShared(conveyor: ConveyorDocument): void {
  const waiting = usersOf(conveyor).filter(({ isInvited }) => isInvited === true);
  const addresses = waiting.map(({ userName }) => userName).join(", ");
  if (addresses === "") toast.done(messages["sharing-saved"]);
  else toast.note(messageFor("sharing-waits", { addresses }));
}

async function saveOrFindTheirs(id: string, mine: ConveyorDocument): Promise<Outcome> {
  try {
    return { kind: "saved", conveyor: await calls.save(mine) };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 409) throw error;
    return { kind: "conflict", conflict: { mine, theirs: await calls.load(id) } };
  }
}
