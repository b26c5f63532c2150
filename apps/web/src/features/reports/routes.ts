import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { memberRoute } from "../../app/root-routes.tsx";

export const reportsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/conveyors/$id/reports",
  component: lazyRouteComponent(() => import("./reports-page.tsx"), "ReportsRoute"),
});
