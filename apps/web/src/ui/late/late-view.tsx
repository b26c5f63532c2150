import { type ComponentType, lazy, useState } from "react";

/** A view that comes with a file of its own, which can be fetched before it is asked for. */
export type LateView<Props> = ComponentType<Props> & { readonly fetch: () => Promise<unknown> };

/**
 * A view that is loaded when it is first shown. One that has been fetched before is drawn at once: what React is given as
 * lazy would have to wait even then, and a wait that has begun lasts a third of a second.
 */
export function lateView<Props extends object>(load: () => Promise<ComponentType<Props>>): LateView<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Awaited = lazy(fetch) as unknown as ComponentType<Props>;
  function View(props: Props) {
    // Whichever it began with: to exchange one for the other would begin the view anew.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
    return <Content {...props} />;
  }
  return Object.assign(View, { fetch });
}
