import { useRouter } from "@tanstack/react-router";
import type { ComponentPropsWithRef, MouseEvent } from "react";

interface ConveyorLinkProps extends Omit<ComponentPropsWithRef<"a">, "href" | "onClick"> {
  readonly id: string;
}

/** Opens a conveyor in the editor, without a new page load unless a new tab is wanted. */
export function ConveyorLink({ id, ...rest }: ConveyorLinkProps) {
  const open = useOpenConveyor();
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(id);
  };
  return <a href={editorPath(id)} onClick={follow} {...rest} />;
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
