import { useRouter } from "@tanstack/react-router";
import type { ComponentPropsWithRef, MouseEvent } from "react";
import type { PanelName } from "./design-panels/design-panels.ts";

interface ConveyorLinkProps extends Omit<ComponentPropsWithRef<"a">, "href" | "onClick"> {
  readonly id: string;
  /** The panel to open over it. */
  readonly panel?: PanelName;
  /** The released revision to show in the review. */
  readonly release?: string;
}

/** Opens a conveyor in the editor, without a new page load unless a new tab is wanted. */
export function ConveyorLink({ id, panel, release, ...rest }: ConveyorLinkProps) {
  const router = useRouter();
  const place = new URLSearchParams({ ...(panel && { panel }), ...(release && { release }) });
  const href = place.size === 0 ? editorPath(id) : `${editorPath(id)}?${place}`;
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return <a href={href} onClick={follow} {...rest} />;
}

export function useOpenConveyor(): (id: string) => void {
  const router = useRouter();
  return (id) => void router.navigate({ href: editorPath(id) });
}

/** Opens a conveyor with a library row (`motors/ID`) copied in at a place such as `drives[0].motor`, unsaved. */
export function useOpenWithRow(): (id: string, row: { readonly use: string; readonly at: string }) => void {
  const router = useRouter();
  return (id, row) => void router.navigate({ href: `${editorPath(id)}?${new URLSearchParams(row)}` });
}

function editorPath(id: string): string {
  return `/conveyors/${encodeURIComponent(id)}`;
}
