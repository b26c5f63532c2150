import type { ModalProps } from "@mantine/core";
import { Suspense, useState } from "react";
import { lateView } from "./late-view.tsx";
import { useFetchedAhead } from "./use-fetched-ahead.ts";

const Dialog = lateView(async () => (await import("../dialog.tsx")).Dialog);
const ahead = [Dialog];

/** A dialog that every page has and few open: it is drawn when it is first opened, and stays for its way out. */
export function LateDialog(props: ModalProps) {
  useFetchedAhead(ahead);
  const [wasOpened, setWasOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
