import { type LibraryDefinition, mayAddLibraryRow } from "@beltwright/model";
import { Button } from "@mantine/core";
import { IconDownload, IconPlus, IconUpload } from "@tabler/icons-react";
import { useRef } from "react";
import { usePerson } from "../../../session/session.ts";
import { explain } from "../../../ui/failures/explain.ts";
import { Page } from "../../../ui/page.tsx";
import { PanelSplit } from "../../../ui/panel-split.tsx";
import { useShortcuts } from "../../../ui/shortcuts/shortcuts.ts";
import { csvPath } from "../library-calls.ts";
import { ListPanel } from "./list-panel.tsx";
import type { ListSearch } from "./list-search.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { RowList } from "./row-list.tsx";
import { useColumns } from "./use-columns.ts";
import { useListView } from "./use-list-view.ts";

interface ListPageProps {
  readonly definition: LibraryDefinition;
  readonly search: ListSearch;
}

/** The list of one library with whatever is open beside it. */
export function ListPage({ definition, search }: ListPageProps) {
  const list = useListView(definition, search);
  const columns = useColumns(definition);
  const searchBox = useRef<HTMLInputElement>(null);
  const person = usePerson();
  const add = () => {
    if (explain(mayAddLibraryRow(person))) list.openPanel("new");
  };
  const importRows = () => {
    if (explain(mayAddLibraryRow(person))) list.openPanel("import");
  };
  const item = definition.itemTitle.toLowerCase();
  useShortcuts([
    { keys: "n", label: `New ${item}`, run: add },
    { keys: "/", label: "Search by description", run: () => searchBox.current?.focus() },
  ]);

  return (
    <Page
      title={definition.title}
      about={definition.about}
      actions={
        <>
          <Button
            component="a"
            variant="default"
            href={csvPath(definition, list.view.category)}
            download
            leftSection={<IconDownload size={14} aria-hidden />}
            title={`Download every row of ${list.view.category} as CSV`}
          >
            Export
          </Button>
          <Button variant="default" leftSection={<IconUpload size={14} aria-hidden />} onClick={importRows}>
            Import
          </Button>
          <Button leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
            {`New ${item}`}
          </Button>
        </>
      }
    >
      <PanelSplit
        panel={
          <ListPanel
            {...{ definition, search }}
            onAdded={list.showAdded}
            onImported={list.showImported}
            onClose={list.closePanel}
          />
        }
      >
        <ListToolbar {...{ definition, list, columns, searchBox }} />
        <RowList {...{ definition, list }} columns={columns.shown} onAdd={add} />
      </PanelSplit>
    </Page>
  );
}
