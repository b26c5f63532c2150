import { getRouteApi } from "@tanstack/react-router";
import { useEffect } from "react";
import { DeletePage } from "./delete-page.tsx";
import { ListPage } from "./list/list-page.tsx";

const list = getRouteApi("/shell/member/$library");
const deletion = getRouteApi("/shell/member/$library/$id/delete");

/** The screens of the libraries with what their address says; loaded when the first of them is opened. */
export function LibraryListRoute() {
  const { definition } = list.useRouteContext();
  // Behind the list, so that the first row opens at once: a search still being typed would overtake a slow page.
  useEffect(() => void import("./row-page.tsx"), []);
  return <ListPage key={definition.plural} definition={definition} search={list.useSearch()} />;
}

export function LibraryDeleteRoute() {
  const { definition } = deletion.useRouteContext();
  return <DeletePage definition={definition} id={deletion.useParams().id} />;
}
