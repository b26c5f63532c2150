import type { ReactNode } from "react";
import { loadFailureOf } from "./failure.ts";
import { FailureAlert } from "./failure-alert.tsx";

interface LoadFailureProps {
  /** The specification's sentence for it; absent where it has none but that data could not be loaded. */
  readonly sentence?: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly link?: ReactNode;
}

export function LoadFailure({ sentence, error, onRetry, link }: LoadFailureProps) {
  const { message, reason } = loadFailureOf(error, sentence);
  return (
    <FailureAlert title={message} onRetry={onRetry} link={link}>
      {reason}
    </FailureAlert>
  );
}
