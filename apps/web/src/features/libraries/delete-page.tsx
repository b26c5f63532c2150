import type { LibraryDefinition } from "@beltwright/model";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { useDelete } from "./use-row-acts.ts";

interface DeletePageProps {
  readonly definition: LibraryDefinition;
  readonly id: string;
}

/** Deletes on opening and goes back to the list, where the deletion can be undone. */
export function DeletePage({ definition, id }: DeletePageProps) {
  const navigate = useNavigate();
  const params = { library: definition.plural };
  const deleting = useDelete(definition, () => void navigate({ to: "/$library", params, replace: true }));
  const begun = useRef<string | undefined>(undefined);
  const begin = useEffectEvent(() => {
    // Effects may run twice; the row must be deleted once.
    if (begun.current === id) return;
    begun.current = id;
    deleting.mutate(id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is another row to delete
  useEffect(() => begin(), [id]);
  return (
    <Page title={`Delete ${definition.itemTitle.toLowerCase()}`} width="narrow">
      {deleting.isError && (
        <LoadFailure
          sentence={definition.messages.deleteFailed}
          error={deleting.error}
          onRetry={() => deleting.mutate(id)}
          link={
            <ButtonLink variant="default" size="compact-sm" to="/$library" params={params}>
              {`Go to ${definition.title.toLowerCase()}`}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}
