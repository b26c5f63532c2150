import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { memberRoute } from "../../app/root-routes.tsx";
import { readPage } from "./list-page.ts";
import { readModerationSearch } from "./moderation-search.ts";
import { readUserSearch } from "./user-search.ts";

const pages = () => import("./pages.tsx");

/** To anyone but administrators these screens do not exist. */
function onlyAdmins({ context }: { readonly context: { readonly user: { readonly userIsAdmin: boolean } } }): void {
  if (!context.user.userIsAdmin) throw notFound();
}

const usersRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/admin/users",
  beforeLoad: onlyAdmins,
  validateSearch: readUserSearch,
  component: lazyRouteComponent(pages, "UsersPage"),
});

/** Not the bare name at the end: an address of mail looks like a file there, and the server would look for it. */
const userRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/admin/users/$userName/edit",
  beforeLoad: onlyAdmins,
  component: lazyRouteComponent(pages, "UserPage"),
});

const groupsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/admin/groups",
  beforeLoad: onlyAdmins,
  component: lazyRouteComponent(pages, "GroupsPage"),
});

const moderationRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/admin/libraries",
  beforeLoad: onlyAdmins,
  validateSearch: readModerationSearch,
  component: lazyRouteComponent(pages, "ModerationPage"),
});

const auditRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/admin/audit",
  beforeLoad: onlyAdmins,
  validateSearch: readPage,
  component: lazyRouteComponent(pages, "AuditPage"),
});

export const adminRoutes = [usersRoute, userRoute, groupsRoute, moderationRoute, auditRoute] as const;
