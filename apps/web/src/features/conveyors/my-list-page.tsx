import type { ConveyorItem } from "@beltwright/contract";
import { Button } from "@mantine/core";
import { IconColumns, IconEdit, IconUpload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { PanelSplit } from "../../ui/panel-split.tsx";
import { useShortcuts } from "../../ui/shortcuts/shortcuts.ts";
import { BatchDialog } from "./batch-dialog.tsx";
import { useCompare } from "./compare/use-compare.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { ConveyorRows } from "./list/conveyor-rows.tsx";
import type { ConveyorSearch } from "./list/conveyor-search.ts";
import { ConveyorToolbar } from "./list/conveyor-toolbar.tsx";
import { EmptyList } from "./list/empty-list.tsx";
import { FileTally } from "./list/file-tally.tsx";
import { conveyorLists } from "./list/list-kind.ts";
import { NewMenu } from "./list/new-menu.tsx";
import { useConveyorActs } from "./list/use-conveyor-acts.ts";
import { useConveyorList } from "./list/use-conveyor-list.ts";
import { useSelection } from "./list/use-selection.ts";
import { SharingDialog } from "./sharing/sharing-dialog.tsx";
import { UploadDialog } from "./upload/upload-dialog.tsx";
import { VersionsPanel } from "./versions/versions-panel.tsx";

/** The person's own conveyors, with everything that is done to files. */
export function MyListPage({ search }: { readonly search: ConveyorSearch }) {
  const list = useConveyorList(conveyorLists.mine, search);
  const selection = useSelection();
  const [deleting, setDeleting] = useState<ConveyorItem>();
  const [sharing, setSharing] = useState<ConveyorItem>();
  const [isBatchOpen, setBatchOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const compare = useCompare(selection.ids);
  const acts = useConveyorActs({ isDemo: false, onCopied: list.showAdded });
  const openBatch = () => setBatchOpen(true);
  useShortcuts([
    { keys: "/", label: "Search number, project, client and material", run: () => searchBox.current?.focus() },
    { keys: "u", label: "Upload a file", run: list.openUpload },
    { keys: "e", label: "Edit selected", run: openBatch },
    { keys: "c", label: "Compare selected", run: compare },
  ]);
  return (
    <Page
      title={conveyorLists.mine.title}
      about={conveyorLists.mine.about}
      actions={
        <>
          <Button variant="default" leftSection={<IconColumns size={14} aria-hidden />} onClick={compare}>
            Compare
          </Button>
          <Button variant="default" leftSection={<IconEdit size={14} aria-hidden />} onClick={openBatch}>
            {`Edit selected (${selection.items.length})`}
          </Button>
          <Button variant="default" leftSection={<IconUpload size={14} aria-hidden />} onClick={list.openUpload}>
            Upload
          </Button>
          <NewMenu category={list.view.category} onAdded={list.showAdded} />
        </>
      }
    >
      <PanelSplit
        panel={
          search.versions !== undefined && (
            <VersionsPanel key={search.versions} id={search.versions} onClose={list.closeVersions} />
          )
        }
      >
        <ConveyorToolbar {...{ list, searchBox }}>
          <FileTally />
          <ButtonLink to="/conveyors/bin" variant="subtle" color="gray">
            Bin
          </ButtonLink>
        </ConveyorToolbar>
        <ConveyorRows
          {...{ list, selection }}
          acts={{ ...acts, versions: ({ id }) => list.openVersions(id), share: setSharing, remove: setDeleting }}
          empty={(total) => <EmptyList {...{ list, total }} />}
        />
      </PanelSplit>
      <UploadDialog isOpen={search.dialog === "upload"} onClose={list.closeUpload} onUploaded={list.showAdded} />
      <DeleteDialog
        item={deleting}
        onDeleted={(item) => selection.has(item.id) && selection.toggle(item)}
        onClose={() => setDeleting(undefined)}
      />
      <SharingDialog id={sharing?.id} convNo={sharing?.convNo ?? ""} onClose={() => setSharing(undefined)} />
      <BatchDialog
        isOpen={isBatchOpen}
        {...{ selection }}
        onCopied={(ids) => list.showAdded(...ids.map((id) => ({ id })))}
        onFiled={list.showCategory}
        onClose={() => setBatchOpen(false)}
      />
    </Page>
  );
}
