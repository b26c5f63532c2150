import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { memberRoute } from "../../app/root-routes.tsx";

export const teamRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/group",
  component: lazyRouteComponent(() => import("./team-page.tsx"), "TeamPage"),
});
