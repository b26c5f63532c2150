import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { memberRoute } from "../../app/root-routes.tsx";
import { readTab } from "./tabs.ts";

export const manageRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/manage-subscriptions",
  validateSearch: readTab,
  component: lazyRouteComponent(() => import("./manage-page.tsx"), "ManagePage"),
});
