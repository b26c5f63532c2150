import { messages } from "@beltwright/contract";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense } from "react";
import { ApiProblem } from "../../../api/problem.ts";
import { useSlow } from "../../../ui/busy-bar.tsx";
import { messageOf } from "../../../ui/failures/problem-notice.tsx";
import { lateView } from "../../../ui/late/late-view.tsx";
import { ButtonLink } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import styles from "../frame/frame.module.css";
import { openLink } from "./link-calls.ts";
import { LinkFrame } from "./link-frame.tsx";
import { LinkedSheets } from "./linked-sheets.tsx";

/** Pictures and figures alone do without the editor. */
const LinkedEditor = lateView(async () => (await import("./linked-editor.tsx")).LinkedEditor);

const route = getRouteApi("/link/$secret");

/** What a link opens, for whoever has it. */
export function LinkedPage() {
  const { secret } = route.useParams();
  return (
    <LinkFrame>
      <Opened key={secret} secret={secret} />
    </LinkFrame>
  );
}

function Opened({ secret }: { readonly secret: string }) {
  const opened = useQuery({
    queryKey: ["link", secret] as const,
    queryFn: () => openLink(secret),
    // Each reading counts as an opening.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const isSlow = useSlow(opened.isPending);
  if (opened.isError) return <Closed error={opened.error} onRetry={() => void opened.refetch()} />;
  const waiting = <div className={styles.loading}>{isSlow && <p role="status">Opening the conveyor…</p>}</div>;
  if (!opened.data) return waiting;
  const { document, shows } = opened.data;
  if (document === undefined) return <LinkedSheets secret={secret} linked={opened.data} />;
  return (
    <Suspense fallback={waiting}>
      <LinkedEditor {...{ secret, shows, document }} />
    </Suspense>
  );
}

/** A link that is closed says so; anything else may be tried again. */
function Closed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const home = <ButtonLink to="/">What Beltwright is</ButtonLink>;
  if (error instanceof ApiProblem && error.status === 404) {
    return (
      <Notice title="This link is closed" link={home}>
        {messages["link-closed"]}
      </Notice>
    );
  }
  return (
    <Notice title={messages["conveyor-load-failed"]} action="Try again" onAction={onRetry}>
      {messageOf(error)}
    </Notice>
  );
}
