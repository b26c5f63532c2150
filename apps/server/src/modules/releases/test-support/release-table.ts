/**
 * The roles, in the order of the columns below. Designer, checker, approver, member and group viewer are in the group that
 * the design is filed under; it is shared by name with the editor, who may change it, and with the viewer.
 */
export const roles = [
  "admin",
  "designer",
  "checker",
  "approver",
  "member",
  "group viewer",
  "editor",
  "viewer",
  "stranger",
  "signed out",
  "designer by read token",
  "designer by write token",
  "checker by write token",
] as const;
export type Role = (typeof roles)[number];

/** How far the only revision of the design has come. */
export type Start = "none" | "in review" | "checked" | "released";

interface Place {
  readonly conveyorId: string;
  readonly id: string;
  readonly hash: string;
}

/** Status, and the state of the revision afterwards. */
type Expected = readonly [status: number, state: string];

export interface ReleaseCase {
  readonly route: string;
  readonly start: Start;
  readonly call: (place: Place) => { readonly method: "GET" | "POST" | "PUT"; url: string; payload?: object };
  /** In the order of `roles`. */
  readonly answers: readonly Expected[];
}

const steps = {
  send: ({ conveyorId }: Place) => ({
    method: "POST" as const,
    url: `/api/conveyors/${conveyorId}/releases`,
    payload: { revision: 1, label: "A" },
  }),
  accept: ({ id }: Place) => ({
    method: "PUT" as const,
    url: `/api/releases/${id}/findings`,
    payload: { key: "gap", reason: "Accepted because it closes." },
  }),
  check: ({ id }: Place) => ({ method: "POST" as const, url: `/api/releases/${id}/check` }),
  approve: ({ id }: Place) => ({ method: "POST" as const, url: `/api/releases/${id}/approve` }),
  back: ({ id }: Place) => ({
    method: "POST" as const,
    url: `/api/releases/${id}/return`,
    payload: { reason: "Sag too large." },
  }),
  withdraw: ({ id }: Place) => ({ method: "POST" as const, url: `/api/releases/${id}/withdraw`, payload: {} }),
};

const get = (path: (place: Place) => string) => (place: Place) => ({ method: "GET" as const, url: path(place) });

type Statuses = readonly number[];
/** 403 for whoever sees the design and has not the role, 404 for strangers, 401 for nobody. */
const only = (allowed: readonly Role[], status: number, byToken: "token" | "no token"): Statuses =>
  roles.map((role) => {
    if (role === "signed out") return 401;
    if (role === "stranger") return 404;
    if (role === "designer by read token") return 403;
    if (role.endsWith("token") && byToken === "no token") return 403;
    return allowed.includes(role) ? status : 403;
  });
/** A stranger is asked for the session first where no token may act. */
const everyoneSeeing: Statuses = roles.map((role) => (role === "signed out" ? 401 : role === "stranger" ? 404 : 200));
const all: Statuses = roles.map(() => 200);
const none: Statuses = roles.map((role) => (role === "signed out" ? 401 : 404));
/** Who may only look may not have the file, and an admin has all. */
const download: Statuses = everyoneSeeing.map((status, at) => (roles[at] === "viewer" ? 403 : status));
/** Moved on for those who have the role, whatever they try. */
const late = (allowed: readonly Role[], byToken: "token" | "no token") => only(allowed, 409, byToken);

const row = (
  route: string,
  start: Start,
  call: ReleaseCase["call"],
  statuses: Statuses,
  after: string,
): ReleaseCase => ({
  route,
  start,
  call,
  answers: statuses.map((status) => [status, status < 400 ? after : start] as const),
});

const designers = ["admin", "designer", "designer by write token"] as const;
const checkers = ["checker", "approver"] as const;
const approvers = ["approver"] as const;

/** Every call about releases, what each role gets and what is left. */
export const table: readonly ReleaseCase[] = [
  row(
    "list",
    "in review",
    get(({ conveyorId }) => `/api/conveyors/${conveyorId}/releases`),
    everyoneSeeing,
    "in review",
  ),
  row(
    "awaited",
    "in review",
    get(() => "/api/reviews"),
    roles.map((role) => (role === "signed out" ? 401 : 200)),
    "in review",
  ),
  row("send", "none", steps.send, only(designers, 201, "token"), "in review"),
  row("send while one is open", "in review", steps.send, late(designers, "token"), "in review"),
  row("accept", "in review", steps.accept, only(checkers, 200, "no token"), "in review, accepted"),
  row("accept when checked", "checked", steps.accept, late(checkers, "no token"), "checked"),
  row("check", "in review", steps.check, only(checkers, 200, "no token"), "checked"),
  row("check what is released", "released", steps.check, late(checkers, "no token"), "released"),
  row("approve", "checked", steps.approve, only(approvers, 200, "no token"), "released"),
  row("approve what is not checked", "in review", steps.approve, late(approvers, "no token"), "in review"),
  row("send back", "in review", steps.back, only(checkers, 200, "no token"), "returned"),
  row("send back what is checked", "checked", steps.back, only(checkers, 200, "no token"), "returned"),
  row("send back what is released", "released", steps.back, late(checkers, "no token"), "released"),
  row("withdraw", "in review", steps.withdraw, only(designers, 200, "token"), "withdrawn"),
  row("withdraw what is released", "released", steps.withdraw, late(designers, "token"), "released"),
  row(
    "file",
    "released",
    get(({ id }) => `/api/releases/${id}/file`),
    download,
    "released",
  ),
  row(
    "file of what is not released",
    "checked",
    get(({ id }) => `/api/releases/${id}/file`),
    none,
    "checked",
  ),
  row(
    "PDF",
    "released",
    get(({ id }) => `/api/releases/${id}/pdf?reports=cover`),
    everyoneSeeing,
    "released",
  ),
  row(
    "PDF of what is not released",
    "checked",
    get(({ id }) => `/api/releases/${id}/pdf`),
    none,
    "checked",
  ),
  row(
    "known hash",
    "released",
    get(({ hash }) => `/api/releases/verify/${hash}`),
    all,
    "released",
  ),
  row(
    "unknown hash",
    "none",
    get(() => `/api/releases/verify/${"1".repeat(64)}`),
    roles.map(() => 404),
    "none",
  ),
];
