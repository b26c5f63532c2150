import { toolNames } from "@beltwright/calculators";
import { libraries } from "@beltwright/model";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { palettePages } from "../../features/help/palette-pages.ts";
import { useSession } from "../../session/session.ts";
import type { PaletteEntry } from "../../ui/palette/palette-search.ts";
import { useIsPaletteOpen } from "../../ui/palette/palette-state.ts";
import { useThemeSwitch } from "../../ui/theme-switch.tsx";
import { setUnitSystem, useUnitSystem } from "../../ui/units/unit-system.tsx";
import { useLeaving } from "./user-menu.tsx";

type ScreenPath =
  | "/"
  | "/try"
  | "/profile"
  | "/office-preferences"
  | "/group"
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

type Screen = readonly [to: ScreenPath, label: string, words?: string];

/** Where conveyors are kept. */
const fileScreens: readonly Screen[] = [
  ["/", "Home", "overview start"],
  ["/conveyors", "My conveyors", "files designs list"],
  ["/conveyors/group", "Group conveyors", "shared colleagues"],
  ["/conveyors/demos", "Demo conveyors", "examples samples"],
  ["/conveyors/bin", "Bin", "deleted undo take back"],
];

/** Account, money and support. */
const officeScreens: readonly Screen[] = [
  ["/profile", "Profile", "account password api tokens sign-ins"],
  ["/office-preferences", "Office preferences", "makers belt kinds voltage spacing sizes report template settings"],
  ["/group", "Group", "team colleagues invite roles checker approve members company"],
  ["/subscribe", "Subscribe", "buy plan payment add-ons"],
  ["/manage-subscriptions", "Manage subscriptions", "cancel add-ons invoice transactions"],
  ["/buy-days", "Buy by days", "subscription purchase"],
  ["/pricing", "Pricing", "plans add-ons cost"],
  ["/support", "Support", "tickets help question"],
  ["/payment-test", "Payment test", "card wallet sandbox"],
];

/** For administrators alone. */
const adminScreens: readonly Screen[] = [
  ["/outbox", "Outbox", "mail admin"],
  ["/admin/users", "Users", "admin accounts subscriptions"],
  ["/admin/groups", "Groups", "admin members"],
  ["/admin/libraries", "Library moderation", "admin entries rows users added"],
  ["/admin/audit", "Audit log", "admin acts history"],
];

const visitorScreens: readonly Screen[] = [
  ["/", "Home"],
  ["/try", "Try the editor", "demo design draft"],
  ["/pricing", "Pricing", "plans add-ons cost"],
  ["/sign-in", "Sign in"],
  ["/register", "Register"],
];

/** Everything the palette can reach, for the person as they are. */
export function usePaletteEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const { user } = useSession();
  const theme = useThemeSwitch();
  const otherSystem = useUnitSystem() === "metric" ? "imperial" : "metric";
  const leave = useLeaving();
  const demos = useDemoConveyors();
  const swapTheme = { id: "theme", label: `Switch to ${theme.other} theme`, group: "Action", run: theme.swap };
  const screen = ([to, label, words = ""]: Screen) => ({
    id: to,
    label,
    group: "Screen",
    words,
    run: () => void navigate({ to }),
  });

  if (!user) return [...visitorScreens.map(screen), swapTheme];
  return [
    ...fileScreens.map(screen),
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
    ...officeScreens.map(screen),
    ...(user.userIsAdmin ? adminScreens.map(screen) : []),
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
