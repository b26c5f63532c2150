import { messages } from "@beltwright/contract";
import { Button, Divider, Skeleton, Title } from "@mantine/core";
import { useState } from "react";
import { LoadFailure } from "../../../../ui/failures/load-failure.tsx";
import { ShownOnce } from "../../../../ui/shown-once.tsx";
import { LinkForm } from "./link-form.tsx";
import { LinkList } from "./link-list.tsx";
import { useLinkActs, useLinks } from "./use-links.ts";

interface LinksSectionProps {
  readonly conveyor: string;
  readonly revision: number;
}

/** Links for people without an account. Each act counts at once, whatever becomes of the sharing above. */
export function LinksSection({ conveyor, revision }: LinksSectionProps) {
  const links = useLinks(conveyor);
  const acts = useLinkActs(conveyor);
  const [isMaking, setMaking] = useState(false);
  const made = acts.renew.data ?? acts.make.data;
  const forget = () => {
    acts.make.reset();
    acts.renew.reset();
  };
  const begin = () => {
    forget();
    setMaking(true);
  };
  return (
    <section aria-label="Links to this conveyor">
      <Divider my={16} />
      <Title order={3} size="h5" mb={8}>
        Links
      </Title>
      {links.isPending && <Skeleton height={40} />}
      {links.isError && (
        <LoadFailure
          sentence={messages["links-load-failed"]}
          error={links.error}
          onRetry={() => void links.refetch()}
        />
      )}
      {links.data && <LinkList links={links.data} acts={acts} />}
      {made && (
        <ShownOnce
          key={made.secret}
          title="The link is ready"
          explanation={messages["link-made"]}
          secret={`${window.location.origin}/link/${made.secret}`}
          label="Address of the link"
          what="address"
          onDone={forget}
        />
      )}
      {isMaking ? (
        <LinkForm
          revision={revision}
          isPending={acts.make.isPending}
          error={acts.make.error}
          onMake={(wanted) => acts.make.mutate(wanted, { onSuccess: () => setMaking(false) })}
          onCancel={() => setMaking(false)}
        />
      ) : (
        <Button variant="default" mt={12} onClick={begin}>
          New link
        </Button>
      )}
    </section>
  );
}
