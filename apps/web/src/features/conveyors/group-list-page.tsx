import { messageFor } from "@beltwright/contract";
import { Alert, Button, Text } from "@mantine/core";
import { IconColumns, IconUsersGroup } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { ButtonLink } from "../../ui/link.tsx";
import { justAdded } from "../../ui/list/just-added.ts";
import { Page } from "../../ui/page.tsx";
import { PanelSplit } from "../../ui/panel-split.tsx";
import { useShortcuts } from "../../ui/shortcuts/shortcuts.ts";
import { useCompare } from "./compare/use-compare.ts";
import { groupCategoriesQuery } from "./conveyor-queries.ts";
import { ConveyorRows } from "./list/conveyor-rows.tsx";
import type { ConveyorSearch } from "./list/conveyor-search.ts";
import { ConveyorToolbar } from "./list/conveyor-toolbar.tsx";
import { EmptyList } from "./list/empty-list.tsx";
import { conveyorLists } from "./list/list-kind.ts";
import { useConveyorActs } from "./list/use-conveyor-acts.ts";
import { useConveyorList } from "./list/use-conveyor-list.ts";
import { useSelection } from "./list/use-selection.ts";
import { VersionsPanel } from "./versions/versions-panel.tsx";

/** What the colleagues of one's user group have put in common. */
export function GroupListPage({ search }: { readonly search: ConveyorSearch }) {
  const { data } = useQuery(groupCategoriesQuery);
  const refusal = data !== undefined && "message" in data ? data.message : undefined;
  const { title, about } = conveyorLists.group;
  if (refusal === undefined) return <GroupList search={search} />;
  return (
    <Page title={title} about={about}>
      <Alert role="alert" color="yellow" title={refusal} icon={<IconUsersGroup size={18} aria-hidden />}>
        <Text size="sm" mb={10}>
          {messageFor("join-user-group")} Or make a group of your own and invite your colleagues.
        </Text>
        <ButtonLink to="/group">Make a group</ButtonLink>
      </Alert>
    </Page>
  );
}

function GroupList({ search }: { readonly search: ConveyorSearch }) {
  const navigate = useNavigate();
  const list = useConveyorList(conveyorLists.group, search);
  const selection = useSelection();
  const searchBox = useRef<HTMLInputElement>(null);
  const compare = useCompare(selection.ids);
  const acts = useConveyorActs({
    isDemo: false,
    onCopied: ({ id, category }) => void navigate({ to: "/conveyors", search: { category }, state: justAdded([id]) }),
  });
  useShortcuts([
    { keys: "/", label: "Search number, project, client and material", run: () => searchBox.current?.focus() },
    { keys: "c", label: "Compare selected", run: compare },
  ]);
  return (
    <Page
      title={conveyorLists.group.title}
      about={conveyorLists.group.about}
      actions={
        <Button variant="default" leftSection={<IconColumns size={14} aria-hidden />} onClick={compare}>
          Compare
        </Button>
      }
    >
      <PanelSplit
        panel={
          search.versions !== undefined && (
            <VersionsPanel key={search.versions} id={search.versions} onClose={list.closeVersions} />
          )
        }
      >
        <ConveyorToolbar {...{ list, searchBox }} />
        <ConveyorRows
          {...{ list, selection }}
          acts={{ ...acts, versions: ({ id }) => list.openVersions(id) }}
          empty={(total) => <EmptyList {...{ list, total }} />}
        />
      </PanelSplit>
    </Page>
  );
}
