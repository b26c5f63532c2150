import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { ApiProblem } from "../api/problem.ts";
import { UserCallFailed } from "../session/session.ts";
import { CrashNotice } from "../ui/failures/crash-boundary.tsx";
import { messageOf } from "../ui/failures/problem-notice.tsx";
import { Notice } from "../ui/notice.tsx";

/** A screen that could not be loaded: the server is away, it refused, or the page itself broke. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (!(error instanceof ApiProblem)) return <CrashNotice />;
  if (error instanceof UserCallFailed) return <UserCallNotice error={error} onRetry={retry} />;
  if (error.code === "unreachable") return <Unreachable onRetry={retry} />;
  return (
    <Notice title="This page could not be loaded" action="Try again" onAction={retry}>
      {error.message}
    </Notice>
  );
}

function UserCallNotice({ error, onRetry }: { readonly error: UserCallFailed; readonly onRetry: () => void }) {
  return (
    <Notice title={error.message} action="Try again" onAction={onRetry}>
      Who is signed in could not be read. {messageOf(error.cause)}
    </Notice>
  );
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice title="The server cannot be reached" action="Try again" onAction={onRetry}>
      Your connection may be down, or the server is restarting. Nothing you saved is lost.
    </Notice>
  );
}
