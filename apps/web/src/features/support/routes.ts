import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { memberRoute } from "../../app/root-routes.tsx";
import { readTicketSearch } from "./ticket-lists.ts";

const listRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/support",
  validateSearch: readTicketSearch,
  component: lazyRouteComponent(() => import("./tickets-page.tsx"), "TicketsPage"),
});

const ticketRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/support/$id",
  component: lazyRouteComponent(() => import("./ticket-page.tsx"), "TicketPage"),
});

export const supportRoutes = [listRoute, ticketRoute] as const;
