import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { memberRoute } from "../../app/root-routes.tsx";
import { readSubscribeSearch } from "./subscribe-search.ts";

const subscribeRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/subscribe",
  validateSearch: readSubscribeSearch,
  component: lazyRouteComponent(() => import("./subscribe-page.tsx"), "SubscribePage"),
});

const successRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/subscribe/success",
  component: lazyRouteComponent(() => import("./success-page.tsx"), "SubscriptionSuccessPage"),
});

export const subscribeRoutes = [subscribeRoute, successRoute] as const;
