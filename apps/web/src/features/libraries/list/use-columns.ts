import type { LibraryDefinition } from "@beltwright/model";
import { useState } from "react";
import { type ListColumn, listColumns, shownColumns } from "./list-columns.ts";
import { rememberColumns, rememberedColumns } from "./remembered.ts";

export interface ColumnChoice {
  readonly shown: readonly ListColumn[];
  readonly more: readonly ListColumn[];
  readonly extra: readonly string[];
  readonly toggle: (name: string) => void;
}

/** The columns of a list; extra ones are remembered in the browser. */
export function useColumns(definition: LibraryDefinition): ColumnChoice {
  const [extra, setExtra] = useState(() => rememberedColumns(definition.plural, localStorage));
  const columns = listColumns(definition);
  const toggle = (name: string) => {
    const next = extra.includes(name) ? extra.filter((other) => other !== name) : [...extra, name];
    rememberColumns(definition.plural, next, localStorage);
    setExtra(next);
  };
  return { shown: shownColumns(columns, extra), more: columns.more, extra, toggle };
}
