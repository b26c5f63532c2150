import { createRoute, redirect } from "@tanstack/react-router";
import { memberRoute, shellRoute } from "../../app/root-routes.tsx";

/** Reports were a page of their own; they are a panel of the editor now, on what is on the screen. */
export const reportsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/conveyors/$id/reports",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/conveyors/$id", params, search: { panel: "reports" }, replace: true });
  },
});

export const tryReportsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/try/reports",
  validateSearch: ({ design }: Readonly<Record<string, unknown>>): { readonly design?: string } =>
    typeof design === "string" ? { design } : {},
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/try", search: { ...search, panel: "reports" }, replace: true });
  },
});
