import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../../app/root-routes.tsx";

function readHelpSearch(raw: Readonly<Record<string, unknown>>): { readonly q?: string } {
  return typeof raw.q === "string" && raw.q !== "" ? { q: raw.q } : {};
}

const screens = () => import("./help-screen.tsx");

/** Help is for everyone, signed in or not. */
const startRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/App/THelp",
  validateSearch: readHelpSearch,
  component: lazyRouteComponent(screens, "HelpStart"),
});

const pageRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/App/THelp/$page",
  validateSearch: readHelpSearch,
  component: lazyRouteComponent(screens, "HelpPageScreen"),
});

export const helpRoutes = [startRoute, pageRoute] as const;
