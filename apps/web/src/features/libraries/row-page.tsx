import { getRouteApi } from "@tanstack/react-router";
import { EditPage } from "./edit-page.tsx";

const row = getRouteApi("/shell/member/$library/$id");

/** One row with what its address says. Apart from the list, which is read more often than a row is changed. */
export function LibraryRowRoute() {
  const { definition } = row.useRouteContext();
  const { id } = row.useParams();
  return <EditPage key={`${definition.plural} ${id}`} definition={definition} id={id} />;
}
