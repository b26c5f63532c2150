import { allCategories } from "@beltwright/model";
import { Button, Group } from "@mantine/core";
import { IconStack2 } from "@tabler/icons-react";
import { useOpenConveyor } from "../../../ui/conveyor-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ButtonLink } from "../../../ui/link.tsx";
import { ElsewhereInstead } from "../../../ui/list/elsewhere-instead.tsx";
import type { ConveyorListControls } from "./use-conveyor-list.ts";

interface EmptyListProps {
  readonly list: ConveyorListControls;
  readonly total: number;
}

/** Says why there is nothing to see and what to do next, down to someone who has never had a conveyor here. */
export function EmptyList({ list, total }: EmptyListProps) {
  const { view, definition } = list;
  const icon = <IconStack2 size={32} aria-hidden />;
  if (total > 0) {
    return (
      <EmptyState
        title="This page is past the end of the list"
        icon={icon}
        action={<Button onClick={() => list.goToPage(1)}>Go to the first page</Button>}
      />
    );
  }
  const everything = (
    <Button variant="default" onClick={() => list.showCategory(allCategories)}>
      Show all categories
    </Button>
  );
  if (view.search !== "") {
    return (
      <EmptyState
        title="No conveyors match"
        icon={icon}
        action={
          <Group gap={8} justify="center">
            <Button onClick={() => list.searchFor("")}>Clear the search</Button>
            {view.category !== allCategories && everything}
          </Group>
        }
      >
        {`No number, project, client or material in ${view.category} contains “${view.search}”.`}
      </EmptyState>
    );
  }
  if (!list.isCategoryAsked && view.category !== allCategories) return <ElsewhereInstead onOpen={list.openAll} />;
  if (definition.kind === "mine") return <NothingOfOwn list={list} />;
  return (
    <EmptyState
      title={definition.kind === "group" ? "Nobody has put a conveyor here yet" : "There are no conveyors here"}
      icon={icon}
      action={view.category === allCategories ? undefined : everything}
    >
      {definition.kind === "group" &&
        "Owners put a conveyor into the group with Share. Everyone in the group then sees it, and copies it to change it."}
    </EmptyState>
  );
}

function NothingOfOwn({ list }: { readonly list: ConveyorListControls }) {
  const { category } = list.view;
  const open = useOpenConveyor();
  return (
    <EmptyState
      title={category === allCategories ? "No designs yet" : `No designs in ${category}`}
      icon={<IconStack2 size={32} aria-hidden />}
      action={
        <Group gap={8} justify="center">
          <ButtonLink to="/conveyors/demos">Copy a demo conveyor</ButtonLink>
          <Button variant="default" onClick={() => open("new")}>
            Start from five numbers
          </Button>
          <Button variant="default" onClick={list.openUpload}>
            Upload a file
          </Button>
          {category !== allCategories && (
            <Button variant="default" onClick={() => list.showCategory(allCategories)}>
              Show all categories
            </Button>
          )}
        </Group>
      }
    >
      The quickest start is a demo conveyor: copy one, open it and change what is different.
    </EmptyState>
  );
}
