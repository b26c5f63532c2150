import { findLibrary, type LibraryDefinition } from "@beltwright/model";
import { createRoute, notFound } from "@tanstack/react-router";
import { memberRoute } from "../../app/root-routes.tsx";
import { DeletePage } from "./delete-page.tsx";
import { EditPage } from "./edit-page.tsx";
import { ListPage } from "./list-page.tsx";
import { readListSearch } from "./list-search.ts";

function openLibrary(plural: string): { readonly definition: LibraryDefinition } {
  const definition = findLibrary(plural);
  if (!definition) throw notFound();
  return { definition };
}

/** The list of one library, at the address its definition names: /belts, /pullShafts … */
export const libraryRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/$library",
  validateSearch: readListSearch,
  beforeLoad: ({ params }) => openLibrary(params.library),
  component: () => {
    const { definition } = libraryRoute.useRouteContext();
    return <ListPage key={definition.plural} definition={definition} search={libraryRoute.useSearch()} />;
  },
});

const rowRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/$library/$id",
  beforeLoad: ({ params }) => openLibrary(params.library),
  component: () => {
    const { definition } = rowRoute.useRouteContext();
    const { id } = rowRoute.useParams();
    return <EditPage key={`${definition.plural} ${id}`} definition={definition} id={id} />;
  },
});

const deleteRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/$library/$id/delete",
  beforeLoad: ({ params }) => openLibrary(params.library),
  component: () => {
    const { definition } = deleteRoute.useRouteContext();
    return <DeletePage definition={definition} id={deleteRoute.useParams().id} />;
  },
});

export const libraryRoutes = [libraryRoute, rowRoute, deleteRoute] as const;
