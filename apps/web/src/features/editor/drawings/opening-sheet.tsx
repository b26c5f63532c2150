import type { Drawing } from "@beltwright/drawing";
import { useOpenNumber } from "./drawn-numbers.ts";
import { NumberedSheet } from "./numbered-sheet.tsx";

/** A drawing of the open design: its numbers lead to their traces and fields. */
export function OpeningSheet({ drawing, zoom }: { readonly drawing: Drawing; readonly zoom?: number }) {
  const open = useOpenNumber();
  return <NumberedSheet drawing={drawing} onOpen={open} {...(zoom !== undefined && { zoom })} />;
}
