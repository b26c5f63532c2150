import { type ComponentType, use, useEffect, useReducer } from "react";
import { MissingView } from "./missing-view.tsx";

/** A view that comes with a file of its own, which can be fetched before it is asked for. */
export type LateView<Props> = ComponentType<Props> & { readonly fetch: () => Promise<unknown> };

/**
 * A view that is loaded when it is first shown. One that has been fetched before is drawn at once: what React is given as
 * lazy would have to wait even then, and a wait that has begun lasts a third of a second. One that does not come says so
 * in its place, while the rest of the page goes on.
 */
export function lateView<Props extends object>(load: () => Promise<ComponentType<Props>>): LateView<Props> {
  let loaded: ComponentType<Props> | undefined;
  let asked: Promise<ComponentType<Props> | undefined> | undefined;
  const fetch = async () => {
    loaded ??= await load();
    return loaded;
  };
  const ask = () => {
    asked ??= fetch().catch((error: unknown) => {
      console.error("A view did not come", error);
      return undefined;
    });
    return asked;
  };
  const forget = () => {
    asked = undefined;
  };
  function Missing({ onRetry }: { readonly onRetry: () => void }) {
    // Whoever opens it again asks again.
    useEffect(() => forget, []);
    return <MissingView onRetry={onRetry} />;
  }
  function View(props: Props) {
    const [, askAgain] = useReducer((times: number) => times + 1, 0);
    const Content = loaded ?? use(ask());
    if (Content !== undefined) return <Content {...props} />;
    const retry = () => {
      forget();
      askAgain();
    };
    return <Missing onRetry={retry} />;
  }
  return Object.assign(View, { fetch });
}
