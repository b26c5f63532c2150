import type { Proposal } from "@beltwright/contract";
import { Button } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface ProposalLinkProps {
  readonly of: Pick<Proposal, "conveyorId" | "id">;
  /** An earlier version of it, to look at. */
  readonly version?: number;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Opens a proposal in the editor: to go on with, for who made it, and to look at for everyone else. */
export function ProposalLink({ of: { conveyorId, id }, version, label, children }: ProposalLinkProps) {
  const router = useRouter();
  const search = new URLSearchParams({ proposal: id, ...(version !== undefined && { version: String(version) }) });
  const href = `/conveyors/${encodeURIComponent(conveyorId)}?${search}`;
  return (
    <Button
      component="a"
      href={href}
      size="compact-xs"
      variant="default"
      aria-label={label}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
    >
      {children}
    </Button>
  );
}
