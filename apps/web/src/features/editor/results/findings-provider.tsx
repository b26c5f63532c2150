import type { ReactNode } from "react";
import { FindingsByFormContext, useFoundByForm } from "./findings-by-form.ts";

/** Gives groups of forms and the open form the findings that lead to them. */
export function FindingsProvider({ children }: { readonly children: ReactNode }) {
  return <FindingsByFormContext value={useFoundByForm()}>{children}</FindingsByFormContext>;
}
