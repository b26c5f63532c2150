import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { memberRoute } from "../../app/root-routes.tsx";
import { readConveyorSearch } from "./list/conveyor-search.ts";

const pages = () => import("./pages.tsx");

const myRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/conveyors",
  validateSearch: readConveyorSearch,
  component: lazyRouteComponent(pages, "MyListRoute"),
});

const groupRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/conveyors/group",
  validateSearch: readConveyorSearch,
  component: lazyRouteComponent(pages, "GroupListRoute"),
});

const demoRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/conveyors/demos",
  validateSearch: readConveyorSearch,
  component: lazyRouteComponent(pages, "DemoListRoute"),
});

const binRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/conveyors/bin",
  validateSearch: readConveyorSearch,
  component: lazyRouteComponent(pages, "BinRoute"),
});

const compareRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/conveyors/compare",
  validateSearch: (raw: Readonly<Record<string, unknown>>): { readonly ids: string } => ({
    ids: typeof raw.ids === "string" ? raw.ids : "",
  }),
  component: lazyRouteComponent(() => import("./compare/compare-page.tsx"), "CompareRoute"),
});

/** Deleting is done by the page, never by a loader: a link may be loaded beforehand without being followed. */
const deleteRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/conveyors/$id/delete",
  component: lazyRouteComponent(pages, "DeleteRoute"),
});

const t6Route = createRoute({
  getParentRoute: () => memberRoute,
  path: "/conveyors/$id/downloadT6",
  component: lazyRouteComponent(pages, "T6Route"),
});

const jsonRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/conveyors/$id/downloadJson",
  component: lazyRouteComponent(pages, "JsonRoute"),
});

export const conveyorRoutes = [
  myRoute,
  groupRoute,
  demoRoute,
  binRoute,
  compareRoute,
  deleteRoute,
  t6Route,
  jsonRoute,
] as const;
