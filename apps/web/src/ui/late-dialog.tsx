import type { ModalProps } from "@mantine/core";
import { lazy, Suspense, useState } from "react";

const Dialog = lazy(async () => ({ default: (await import("./dialog.tsx")).Dialog }));

/** A dialog that every page has and few open: it is loaded when it is first opened, and stays for its way out. */
export function LateDialog(props: ModalProps) {
  const [wasOpened, setWasOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
