import type { Linked } from "@beltwright/contract";
import { useMemo } from "react";
import { useWaitingWorkers } from "../calculation/waiting-workers.ts";
import { toSaved } from "../document/conveyor-calls.ts";
import { OpenEditor } from "../frame/open-editor.tsx";

interface LinkedEditorProps {
  readonly secret: string;
  readonly shows: Linked["shows"];
  readonly document: NonNullable<Linked["document"]>;
}

/** The whole design as a link shows it, in the editor that changes nothing. */
export function LinkedEditor({ secret, shows, document }: LinkedEditorProps) {
  const workers = useWaitingWorkers();
  const saved = useMemo(() => toSaved({ ...document, id: "", revision: 0 }), [document]);
  return <OpenEditor id="" saved={saved} workers={workers} link={{ secret, shows }} />;
}
