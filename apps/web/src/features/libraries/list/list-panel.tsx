import type { LibraryDefinition } from "@beltwright/model";
import { Suspense } from "react";
import { lateView } from "../../../ui/late/late-view.tsx";
import type { ListSearch } from "./list-search.ts";

const AddPanel = lateView(async () => (await import("../add-panel.tsx")).AddPanel);
const HistoryPanel = lateView(async () => (await import("../history/history-panel.tsx")).HistoryPanel);
const ImportPanel = lateView(async () => (await import("../import/import-panel.tsx")).ImportPanel);

interface ListPanelProps {
  readonly definition: LibraryDefinition;
  readonly search: ListSearch;
  /** Told what was added, for the list to show it. */
  readonly onAdded: (id: string) => void;
  readonly onImported: (category: string, ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Whatever the address says is open beside the list. */
export function ListPanel(props: ListPanelProps) {
  return (
    <Suspense>
      <OpenPanel {...props} />
    </Suspense>
  );
}

function OpenPanel({ definition, search, onAdded, onImported, onClose }: ListPanelProps) {
  if (search.panel === "new") return <AddPanel {...{ definition, onClose }} onAdded={(row) => onAdded(row._id)} />;
  if (search.panel === "import") return <ImportPanel {...{ definition, onImported, onClose }} />;
  if (search.panel === "history" && search.row !== undefined) {
    return <HistoryPanel key={search.row} {...{ definition, onClose }} id={search.row} />;
  }
  return null;
}
