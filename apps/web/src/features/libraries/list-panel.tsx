import type { LibraryDefinition } from "@beltwright/model";
import { AddPanel } from "./add-panel.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { ImportPanel } from "./import-panel.tsx";
import type { ListSearch } from "./list-search.ts";

interface ListPanelProps {
  readonly definition: LibraryDefinition;
  readonly search: ListSearch;
  /** Told the category of what was added, for the list to show it. */
  readonly onAdded: (category: string) => void;
  readonly onClose: () => void;
}

/** Whatever the address says is open beside the list. */
export function ListPanel({ definition, search, onAdded, onClose }: ListPanelProps) {
  if (search.panel === "new") return <AddPanel {...{ definition, onClose }} onAdded={(row) => onAdded(row.category)} />;
  if (search.panel === "import") return <ImportPanel {...{ definition, onClose }} onImported={onAdded} />;
  if (search.panel === "history" && search.row !== undefined) {
    return <HistoryPanel key={search.row} {...{ definition, onClose }} id={search.row} />;
  }
  return null;
}
