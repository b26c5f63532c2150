import { Component, type ErrorInfo, type ReactNode } from "react";
import { Notice } from "../notice.tsx";

interface CrashState {
  readonly error: unknown;
}

/** The last net: whatever breaks in drawing the page ends in one sentence and a way on. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, CrashState> {
  override state: CrashState = { error: undefined };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error("The page crashed", error, info.componentStack);
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <main>
        <CrashNotice />
      </main>
    );
  }
}

export function CrashNotice() {
  return (
    <Notice title="This page has crashed" action="Reload the page" onAction={() => window.location.reload()}>
      Something in the page itself went wrong. What you had saved is safe; reloading usually helps.
    </Notice>
  );
}
