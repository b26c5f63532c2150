import { defaultConveyorCategory } from "@beltwright/model";
import { Button } from "@mantine/core";
import { IconColumns, IconCopy } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { justAdded } from "../../ui/list/just-added.ts";
import { Page } from "../../ui/page.tsx";
import { useShortcuts } from "../../ui/shortcuts/shortcuts.ts";
import { toast } from "../../ui/toast/toast-store.ts";
import { useCompare } from "./compare/use-compare.ts";
import type { AddedConveyor } from "./conveyor-calls.ts";
import { ConveyorRows } from "./list/conveyor-rows.tsx";
import type { ConveyorSearch } from "./list/conveyor-search.ts";
import { ConveyorToolbar } from "./list/conveyor-toolbar.tsx";
import { EmptyList } from "./list/empty-list.tsx";
import { FileTally } from "./list/file-tally.tsx";
import { conveyorLists } from "./list/list-kind.ts";
import { NewMenu } from "./list/new-menu.tsx";
import { rememberCategory } from "./list/remembered-category.ts";
import { useConveyorActs } from "./list/use-conveyor-acts.ts";
import { useConveyorList } from "./list/use-conveyor-list.ts";
import { useSelection } from "./list/use-selection.ts";

/** Worked examples; whatever is added or copied here is found in the own list afterwards. */
export function DemoListPage({ search }: { readonly search: ConveyorSearch }) {
  const navigate = useNavigate();
  const list = useConveyorList(conveyorLists.demos, search);
  const selection = useSelection();
  const searchBox = useRef<HTMLInputElement>(null);
  const compare = useCompare(selection.ids);
  const goToOwn = ({ id, category }: AddedConveyor) => {
    rememberCategory(conveyorLists.mine.categoryKey, category, localStorage);
    void navigate({ to: "/conveyors", search: { category }, state: justAdded([id]) });
  };
  const acts = useConveyorActs({ isDemo: true, onCopied: goToOwn });
  const copySelected = () => {
    const [item, ...others] = selection.items;
    if (item === undefined || others.length > 0) return toast.note("Select one demo conveyor to copy it.");
    acts.copy(item);
  };
  useShortcuts([
    { keys: "/", label: "Search number, project, client and material", run: () => searchBox.current?.focus() },
    { keys: "c", label: "Compare selected", run: compare },
  ]);
  return (
    <Page
      title={conveyorLists.demos.title}
      about={conveyorLists.demos.about}
      actions={
        <>
          <Button variant="default" leftSection={<IconColumns size={14} aria-hidden />} onClick={compare}>
            Compare
          </Button>
          <Button variant="default" leftSection={<IconCopy size={14} aria-hidden />} onClick={copySelected}>
            Copy to my list
          </Button>
          <NewMenu category={defaultConveyorCategory} onAdded={goToOwn} />
        </>
      }
    >
      <ConveyorToolbar {...{ list, searchBox }}>
        <FileTally />
      </ConveyorToolbar>
      <ConveyorRows {...{ list, selection, acts }} empty={(total) => <EmptyList {...{ list, total }} />} />
    </Page>
  );
}
