import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { memberRoute, rootRoute, shellRoute } from "../../app/root-routes.tsx";
import { readStart } from "../../drafts/local-start.ts";
import { type PlaceSearch, readPlaceSearch, type Search } from "./place-search.ts";

/** Three large steps are saved by five numbers: /conveyors/new gives a complete first design. */
const newConveyorRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/conveyors/new",
  component: lazyRouteComponent(() => import("./start/start-page.tsx"), "StartPage"),
});

interface EditorSearch extends PlaceSearch {
  /** A library row to copy in, and where. */
  readonly use?: string;
  readonly at?: string;
  /** A proposal to show in place of the design. */
  readonly proposal?: string;
  /** An earlier version of that proposal. */
  readonly version?: number;
}

/** The editor; everything it needs is loaded on this address only. */
const editorRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/conveyors/$id",
  validateSearch: (search: Search): EditorSearch => ({
    ...(typeof search.use === "string" && typeof search.at === "string" && { use: search.use, at: search.at }),
    ...(typeof search.proposal === "string" && { proposal: search.proposal }),
    ...(typeof search.version === "number" && { version: search.version }),
    ...readPlaceSearch(search),
  }),
  component: lazyRouteComponent(() => import("./editor-page.tsx"), "EditorPage"),
});

/** The editor for anybody, on what no account has. */
export const tryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/try",
  validateSearch: (search: Search) => ({ ...readStart(search), ...readPlaceSearch(search) }),
  component: lazyRouteComponent(() => import("./try-out/try-page.tsx"), "TryPage"),
});

/** A design seen through a link, by whoever has it; in a frame of its own, without anything of accounts. */
export const linkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/link/$secret",
  validateSearch: readPlaceSearch,
  component: lazyRouteComponent(() => import("./linked/linked-page.tsx"), "LinkedPage"),
});

/** The small tools alone, without a conveyor; for anybody. */
export const calculatorsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/calculators",
  validateSearch: ({ tool }: Readonly<Record<string, unknown>>): { readonly tool?: string } =>
    typeof tool === "string" ? { tool } : {},
  component: lazyRouteComponent(() => import("./calculators/calculators-page.tsx"), "CalculatorsPage"),
});

export const editorRoutes = [newConveyorRoute, editorRoute] as const;
