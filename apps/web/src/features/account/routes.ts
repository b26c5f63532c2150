import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { memberRoute, rootRoute } from "../../app/root-routes.tsx";
import { sessionQuery } from "../../session/session.ts";
import { AccountFrame } from "./account-frame.tsx";

const frameRoute = createRoute({ getParentRoute: () => rootRoute, id: "account", component: AccountFrame });

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Only addresses of this site may be returned to; anything else could lead to a stranger's page. */
function returnPath(value: unknown): string | undefined {
  const path = textOf(value);
  return path.startsWith("/") && !path.startsWith("//") && !path.includes("\\") ? path : undefined;
}

const signInRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: "/sign-in",
  validateSearch: (search: Record<string, unknown>): { readonly from?: string } => {
    const from = returnPath(search.from);
    return from === undefined ? {} : { from };
  },
  beforeLoad: async ({ context, search }) => {
    const { user } = await context.queryClient.ensureQueryData(sessionQuery);
    if (user) throw redirect({ href: search.from ?? "/" });
  },
  component: lazyRouteComponent(() => import("./sign-in-page.tsx"), "SignInPage"),
});

const registerRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: "/register",
  component: lazyRouteComponent(() => import("./register-page.tsx"), "RegisterPage"),
});

const confirmRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: "/confirm-email",
  validateSearch: (search: Record<string, unknown>) => ({ token: textOf(search.token) }),
  component: lazyRouteComponent(() => import("./confirm-page.tsx"), "ConfirmPage"),
});

const forgottenRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: "/forgot-password",
  component: lazyRouteComponent(() => import("./forgotten-page.tsx"), "ForgottenPage"),
});

const resetRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: "/reset-password",
  validateSearch: (search: Record<string, unknown>) => ({ token: textOf(search.token) }),
  component: lazyRouteComponent(() => import("./reset-page.tsx"), "ResetPage"),
});

export const profileRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/profile",
  component: lazyRouteComponent(() => import("./profile-page.tsx"), "ProfilePage"),
});

export const preferencesRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/office-preferences",
  component: lazyRouteComponent(() => import("./preferences/preferences-page.tsx"), "PreferencesPage"),
});

export const accountRoutes = [
  frameRoute.addChildren([signInRoute, registerRoute, confirmRoute, forgottenRoute, resetRoute]),
] as const;
