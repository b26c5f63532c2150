import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { memberRoute } from "../../app/root-routes.tsx";

const buyRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/buy-days",
  component: lazyRouteComponent(() => import("./day-purchase-page.tsx"), "DayPurchasePage"),
});

const successRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/buy-days/success",
  component: lazyRouteComponent(() => import("./outcome-pages.tsx"), "DaysSuccessPage"),
});

const cancelledRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/buy-days/cancelled",
  component: lazyRouteComponent(() => import("./outcome-pages.tsx"), "DaysCancelledPage"),
});

export const dayPurchaseRoutes = [buyRoute, successRoute, cancelledRoute] as const;
