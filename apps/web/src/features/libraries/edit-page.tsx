import type { LibraryDefinition, LibraryRow } from "@beltwright/model";
import { mayEditLibraryRow } from "@beltwright/model";
import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { usePerson } from "../../session/session.ts";
import { useSlow } from "../../ui/busy-bar.tsx";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { EditForm } from "./form/edit-form.tsx";
import { rowQuery } from "./library-queries.ts";
import { RowReading } from "./row-reading.tsx";

interface EditPageProps {
  readonly definition: LibraryDefinition;
  readonly id: string;
}

/** One row: a form for those who may change it, the values and the reason for everyone else. */
export function EditPage({ definition, id }: EditPageProps) {
  const query = useQuery(rowQuery(definition, id));
  const isSlow = useSlow(query.isPending);
  if (query.data) return <OpenRow key={id} definition={definition} row={query.data} />;
  return (
    <Page title={definition.itemTitle} width="wide">
      {query.isError ? (
        <LoadFailure
          sentence={definition.messages.loadFailed}
          error={query.error}
          onRetry={() => void query.refetch()}
          link={
            <ButtonLink variant="default" size="compact-sm" to="/$library" params={{ library: definition.plural }}>
              {`Go to ${definition.title.toLowerCase()}`}
            </ButtonLink>
          }
        />
      ) : (
        isSlow && <Skeleton height={420} />
      )}
    </Page>
  );
}

function OpenRow({ definition, row }: { readonly definition: LibraryDefinition; readonly row: LibraryRow }) {
  const verdict = mayEditLibraryRow(usePerson(), row);
  return verdict.kind === "allowed" ? (
    <EditForm definition={definition} row={row} />
  ) : (
    <RowReading definition={definition} row={row} refusal={verdict.code} />
  );
}
