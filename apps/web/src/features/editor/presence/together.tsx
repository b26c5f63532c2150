import { isSeenAsDemo } from "@beltwright/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { usePerson } from "../../../session/session.ts";
import { conveyorsKey } from "../../../session/tally.ts";
import { proposalsKey, proposalsQuery } from "../../../ui/proposals/proposal-calls.ts";
import { commentsKey } from "../comments/comment-calls.ts";
import { CommentsProvider } from "../comments/comments-provider.tsx";
import { useEditorState } from "../document/editor-context.ts";
import { releasesQuery } from "../review/review-calls.ts";
import { hearDesign } from "./live-events.ts";
import { createPresence, PresenceContext } from "./presence.ts";

/** Keeps what others do with the open design in sight: who looks at it, what they save and what they say. */
export function Together({ children }: { readonly children: ReactNode }) {
  const id = useEditorState((state) => state.id);
  const isShared = useIsShared();
  const queryClient = useQueryClient();
  const [presence] = useState(createPresence);
  useEffect(() => {
    if (!isShared) return undefined;
    return hearDesign(id, {
      onHere: (others) => presence.setState({ others }),
      onState: (server) => {
        if (server.revision === presence.getState().server?.revision) return;
        presence.setState({ server });
        void queryClient.invalidateQueries({ queryKey: [...conveyorsKey, "versions", id] });
        void queryClient.invalidateQueries({ queryKey: proposalsQuery(id).queryKey });
      },
      onNews: () => {
        for (const queryKey of [commentsKey(id), proposalsKey, releasesQuery(id).queryKey]) {
          void queryClient.invalidateQueries({ queryKey });
        }
      },
      onEnd: (ended) => presence.setState({ ended }),
    });
  }, [id, isShared, presence, queryClient]);
  return (
    <PresenceContext value={presence}>
      <CommentsProvider id={isShared ? id : undefined}>{children}</CommentsProvider>
    </PresenceContext>
  );
}

/** A design in this browser alone, and a demo that everyone sees, are nobody's meeting place. */
function useIsShared(): boolean {
  const person = usePerson();
  const isLocal = useEditorState((state) => state.isLocal);
  const isDemo = useEditorState(({ saved }) => isSeenAsDemo(person, saved.conveyor));
  return person !== undefined && !isLocal && !isDemo;
}
