import { findLibrary, type LibraryDefinition } from "@beltwright/model";
import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { memberRoute } from "../../app/root-routes.tsx";
import { readListSearch } from "./list/list-search.ts";

function openLibrary(plural: string): { readonly definition: LibraryDefinition } {
  const definition = findLibrary(plural);
  if (!definition) throw notFound();
  return { definition };
}

/** The list of one library, at the address its definition names: /belts, /pullShafts … */
const libraryRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/$library",
  validateSearch: readListSearch,
  beforeLoad: ({ params }) => openLibrary(params.library),
  component: lazyRouteComponent(() => import("./pages.tsx"), "LibraryListRoute"),
});

const rowRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/$library/$id",
  beforeLoad: ({ params }) => openLibrary(params.library),
  component: lazyRouteComponent(() => import("./row-page.tsx"), "LibraryRowRoute"),
});

/** Deleting is done by the page, never by a loader: a link may be loaded beforehand without being followed. */
const deleteRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/$library/$id/delete",
  beforeLoad: ({ params }) => openLibrary(params.library),
  component: lazyRouteComponent(() => import("./pages.tsx"), "LibraryDeleteRoute"),
});

export const libraryRoutes = [libraryRoute, rowRoute, deleteRoute] as const;
