import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { memberRoute, shellRoute } from "../../app/root-routes.tsx";

export const reportsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/conveyors/$id/reports",
  component: lazyRouteComponent(() => import("./reports-page.tsx"), "ReportsRoute"),
});

/** Reports of a design that no account has. */
export const tryReportsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/try/reports",
  validateSearch: ({ design }: Readonly<Record<string, unknown>>): { readonly design?: string } =>
    typeof design === "string" ? { design } : {},
  component: lazyRouteComponent(() => import("./reports-page.tsx"), "TryReportsRoute"),
});
