import { toolNames } from "@beltwright/calculators";
import { libraries } from "@beltwright/model";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { palettePages } from "../../features/help/palette-pages.ts";
import { useSession } from "../../session/session.ts";
import { useIsPaletteOpen } from "../../ui/palette/palette.tsx";
import type { PaletteEntry } from "../../ui/palette/palette-search.ts";
import { useThemeSwitch } from "../../ui/theme-switch.tsx";
import { setUnitSystem, useUnitSystem } from "../../ui/units/unit-system.tsx";
import { useLeaving } from "./user-menu.tsx";

type ScreenPath =
  | "/"
  | "/profile"
  | "/outbox"
  | "/sign-in"
  | "/register"
  | "/conveyors"
  | "/conveyors/group"
  | "/conveyors/demos"
  | "/conveyors/bin"
  | "/subscribe"
  | "/manage-subscriptions"
  | "/buy-days"
  | "/pricing"
  | "/support"
  | "/payment-test"
  | "/admin/users"
  | "/admin/groups"
  | "/admin/libraries"
  | "/admin/audit";

interface DemoConveyor {
  readonly id: string;
  readonly convNo: string;
  readonly project?: string;
}

/** Asked for when the palette first opens: no other screen waits for them. */
function useDemoConveyors(): readonly DemoConveyor[] {
  const isOpen = useIsPaletteOpen();
  const { data = [] } = useQuery({
    queryKey: ["palette", "demos"] as const,
    queryFn: ({ signal }) => api.get<readonly DemoConveyor[]>("/api/conveyorlistdemos", { signal }),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Everything the palette can reach, for the person as they are. */
export function usePaletteEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const { user } = useSession();
  const theme = useThemeSwitch();
  const otherSystem = useUnitSystem() === "metric" ? "imperial" : "metric";
  const leave = useLeaving();
  const demos = useDemoConveyors();
  const swapTheme = { id: "theme", label: `Switch to ${theme.other} theme`, group: "Action", run: theme.swap };
  const screen = (to: ScreenPath, label: string, words = "") => ({
    id: to,
    label,
    group: "Screen",
    words,
    run: () => void navigate({ to }),
  });

  if (!user) return [screen("/", "Home"), screen("/sign-in", "Sign in"), screen("/register", "Register"), swapTheme];
  return [
    screen("/", "Home", "overview start"),
    screen("/conveyors", "My conveyors", "files designs list"),
    screen("/conveyors/group", "Group conveyors", "shared colleagues"),
    screen("/conveyors/demos", "Demo conveyors", "examples samples"),
    screen("/conveyors/bin", "Bin", "deleted undo take back"),
    ...demos.map(({ id, convNo, project = "" }) => ({
      id: `demo ${id}`,
      label: `${convNo} ${project}`.trim(),
      group: "Demo conveyor",
      words: "example sample",
      run: () => void navigate({ to: "/conveyors/$id", params: { id } }),
    })),
    ...libraries.map(({ plural, title, about }) => ({
      id: plural,
      label: title,
      group: "Library",
      words: about,
      run: () => void navigate({ to: "/$library", params: { library: plural } }),
    })),
    ...toolNames.map(({ name, title, group }) => ({
      id: `calculator ${name}`,
      label: title,
      group: "Calculator",
      words: `${group} calculate tool`,
      run: () => void navigate({ to: "/calculators", search: { tool: name } }),
    })),
    screen("/profile", "Profile", "account password api tokens sign-ins"),
    screen("/subscribe", "Subscribe", "buy plan payment add-ons"),
    screen("/manage-subscriptions", "Manage subscriptions", "cancel add-ons invoice transactions"),
    screen("/buy-days", "Buy by days", "subscription purchase"),
    screen("/pricing", "Pricing", "plans add-ons cost"),
    screen("/support", "Support", "tickets help question"),
    screen("/payment-test", "Payment test", "card wallet sandbox"),
    ...(user.userIsAdmin
      ? [
          screen("/outbox", "Outbox", "mail admin"),
          screen("/admin/users", "Users", "admin accounts subscriptions"),
          screen("/admin/groups", "Groups", "admin members"),
          screen("/admin/libraries", "Library moderation", "admin entries rows users added"),
          screen("/admin/audit", "Audit log", "admin acts history"),
        ]
      : []),
    ...palettePages.map(([page, title, words]) => ({
      id: `help ${page}`,
      label: title,
      group: "Help",
      words,
      run: () => void navigate({ to: "/App/THelp/$page", params: { page } }),
    })),
    {
      id: "docs",
      label: "API reference",
      group: "Help",
      words: "openapi swagger",
      run: () => window.open("/api/docs"),
    },
    swapTheme,
    {
      id: "units",
      label: `Show ${otherSystem} units`,
      group: "Action",
      words: "metric imperial",
      run: () => setUnitSystem(otherSystem),
    },
    { id: "leave", label: "Sign out", group: "Action", words: "log out leave", run: leave },
  ];
}
