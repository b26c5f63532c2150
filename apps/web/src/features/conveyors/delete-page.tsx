import { messageFor } from "@beltwright/contract";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { useDelete } from "./list/use-conveyor-acts.ts";

/** Deletes on opening and goes back, where the deletion can be undone. */
export function DeletePage({ id }: { readonly id: string }) {
  const router = useRouter();
  const goBack = () =>
    router.history.canGoBack() ? router.history.back() : void router.navigate({ to: "/conveyors" });
  const deleting = useDelete(goBack);
  const begun = useRef<string | undefined>(undefined);
  const begin = useEffectEvent(() => {
    // Effects may run twice; the conveyor must be deleted once.
    if (begun.current === id) return;
    begun.current = id;
    deleting.mutate(id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is another conveyor to delete
  useEffect(() => begin(), [id]);
  return (
    <Page title="Delete conveyor" width="narrow">
      {deleting.isError && (
        <LoadFailure
          sentence={messageFor("conveyor-delete-failed")}
          error={deleting.error}
          onRetry={() => deleting.mutate(id)}
          link={
            <ButtonLink variant="default" size="compact-sm" to="/conveyors">
              Go to my conveyors
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}
