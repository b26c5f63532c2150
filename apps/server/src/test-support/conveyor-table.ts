import { conveyorToFile, writeConveyorJson, writeConveyorT6 } from "@beltwright/model";
import { aDesign, aForm } from "./conveyors.ts";

/**
 * The roles, in the order of the columns below. All but the stranger see the conveyor: it is shared by name with the
 * editor, the copier and the viewer, and is in the group of the member and of the one without subscription.
 */
export const roles = [
  "admin",
  "owner",
  "editor",
  "copier",
  "viewer",
  "member",
  "without subscription",
  "stranger",
  "signed out",
] as const;
export type Role = (typeof roles)[number];

interface Expected {
  readonly status: number;
  /** The message of a refusal; `undefined` for a success. */
  readonly message?: string;
  /** What was done to the conveyor, or to the files of the person asking. */
  readonly stored: string;
}

interface Call {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly payload?: string | Buffer | object;
  readonly headers?: Readonly<Record<string, string>>;
}

type Answers = readonly [Expected, Expected, Expected, Expected, Expected, Expected, Expected, Expected, Expected];

export interface ConveyorCase {
  readonly route: string;
  readonly call: (id: string) => Call;
  readonly answers: Answers;
  readonly after?: "deleted";
}

const nothing = "nothing";
const ok: Expected = { status: 200, stored: nothing };
const out: Expected = { status: 401, message: "Please sign in first.", stored: nothing };
const does = (status: number, stored: string): Expected => ({ status, stored });
const not = (message: string): Expected => ({ status: 403, message, stored: nothing });
const none = (message: string): Expected => ({ status: 404, message, stored: nothing });

const buy = "- please buy a subscription, see Subscribe menu in your user name / email menu";
const noAdd = not(`You need a current subscription to add data ${buy}`);
const noCopy = not(`You need a current subscription to copy data ${buy}`);
const noDownload = not(`You need a current subscription to download data ${buy}`);

const everyone = (expected: Expected): Answers => [
  expected,
  expected,
  expected,
  expected,
  expected,
  expected,
  expected,
  expected,
  out,
];
/** For those who see the conveyor. */
const seen = (missing: string): Answers => [ok, ok, ok, ok, ok, ok, ok, none(missing), out];
/** For subscribers, whatever they see. */
const subscribers = (done: Expected, refusal: Expected): Answers => [
  done,
  done,
  done,
  done,
  done,
  done,
  refusal,
  done,
  out,
];
/** For the owner and admins. */
const owners = (done: Expected, refusal: Expected, missing: Expected): Answers => [
  done,
  done,
  refusal,
  refusal,
  refusal,
  refusal,
  refusal,
  missing,
  out,
];

const get =
  (path: (id: string) => string): ConveyorCase["call"] =>
  (id) => ({ method: "GET", url: `/api/${path(id)}` });
const post =
  (path: (id: string) => string, payload?: (id: string) => object): ConveyorCase["call"] =>
  (id) => ({ method: "POST", url: `/api/${path(id)}`, ...(payload ? { payload: payload(id) } : {}) });
const put =
  (path: (id: string) => string, payload: object): ConveyorCase["call"] =>
  (id) => ({ method: "PUT", url: `/api/${path(id)}`, payload });

const sent = conveyorToFile(aDesign({ category: "Sent" }));
const json = aForm({ content: writeConveyorJson(aDesign()) });
const xml = aForm({ content: writeConveyorT6(aDesign()), name: "conveyor.xml", type: "text/xml" });

const loadFailed = "Failed to load conveyor";
const saveFailed = not("Not authorised to Save this conveyor. Copy it first.");
const copied = does(201, "one more file");
const viewOnly = "View Permissions only.";
const fileViewOnly = not(
  `Not authorised to download the conveyor. ${viewOnly} Its owner can allow downloads under Sharing.`,
);
const batchDelete = "Not authorized to batch delete conveyor C-1, only the document owner can delete.";

/** Every call about conveyors and what each role gets, in the order of `roles`. */
export const table: readonly ConveyorCase[] = [
  { route: "own list", call: get(() => "conveyors"), answers: everyone(ok) },
  { route: "own page", call: get(() => "conveyors?page=1&search=c&sort=project"), answers: everyone(ok) },
  { route: "own categories", call: get(() => "conveyorCategories"), answers: everyone(ok) },
  { route: "own list of a category", call: get(() => "conveyorsfromcategory/All"), answers: everyone(ok) },
  { route: "group categories", call: get(() => "conveyorGroupCategories"), answers: everyone(ok) },
  { route: "group list", call: get(() => "groupconveyorsfromcategory/All"), answers: everyone(ok) },
  { route: "demo list", call: get(() => "conveyorlistdemos"), answers: everyone(ok) },
  { route: "bin", call: get(() => "conveyorbin"), answers: everyone(ok) },
  { route: "load", call: get((id) => `conveyors/${id}`), answers: seen(loadFailed) },
  { route: "load to copy", call: get((id) => `conveyor/${id}`), answers: seen(loadFailed) },
  { route: "compare", call: get((id) => `conveyorsinlist/${id}`), answers: seen(loadFailed) },
  { route: "versions", call: get((id) => `conveyors/${id}/versions`), answers: seen(loadFailed) },
  { route: "version", call: get((id) => `conveyors/${id}/versions/1`), answers: seen(loadFailed) },
  ...["downloadT6", "downloadJson"].map((route) => ({
    route,
    call: get((id) => `${route}/${id}`),
    answers: [ok, ok, ok, ok, fileViewOnly, ok, noDownload, none("Failed to download conveyor file"), out] as const,
  })),
  {
    route: "add",
    call: post(
      () => "conveyors",
      () => sent,
    ),
    answers: subscribers(copied, noAdd),
  },
  {
    route: "upload JSON",
    call: () => ({ method: "POST", url: "/api/conveyoruploadJson", ...json }),
    answers: subscribers(copied, noAdd),
  },
  {
    route: "upload XML",
    call: () => ({ method: "POST", url: "/api/conveyoruploadXml", ...xml }),
    answers: subscribers(copied, noAdd),
  },
  {
    route: "copy",
    call: post((id) => `conveyors/copy/${id}`),
    answers: [
      copied,
      copied,
      copied,
      copied,
      not(`Not authorised copy conveyor. ${viewOnly}`),
      copied,
      noCopy,
      none("Failed to copy conveyor"),
      out,
    ],
  },
  {
    route: "copy selected",
    call: post(
      () => "CopySelectedCVs",
      (id) => [id],
    ),
    answers: [
      does(200, "one more file"),
      does(200, "one more file"),
      does(200, "one more file"),
      does(200, "one more file"),
      not(`Not authorized to copy one or more conveyors. ${viewOnly}`),
      does(200, "one more file"),
      noCopy,
      none("Failed to Copy conveyors"),
      out,
    ],
  },
  {
    route: "save",
    call: put((id) => `conveyors/${id}`, sent),
    answers: owners(does(200, "saved"), saveFailed, none("Failed to save conveyor")),
  },
  {
    route: "delete",
    call: (id) => ({ method: "DELETE", url: `/api/conveyors/${id}` }),
    answers: owners(does(200, "deleted"), not("Failed to delete conveyor"), none("Failed to delete conveyor")),
  },
  {
    route: "delete selected",
    call: post(
      () => "DeleteSelectedCVs",
      (id) => [id],
    ),
    answers: owners(does(200, "deleted"), not(batchDelete), none("Failed to Batch Delete conveyors")),
  },
  {
    route: "change category",
    call: post(
      () => "UpdateCVCategories",
      (id) => ({ catName: "New", CVIDList: [id] }),
    ),
    answers: owners(
      does(200, "filed"),
      not(`Not authorized to change conveyor categories. ${viewOnly}`),
      none("Failed to edit conveyor category names"),
    ),
  },
  {
    route: "undelete",
    after: "deleted",
    call: post((id) => `conveyors/${id}/undelete`),
    answers: owners(does(200, "undeleted"), none(loadFailed), none(loadFailed)),
  },
  {
    route: "restore",
    call: post((id) => `conveyors/${id}/versions/1/restore`),
    answers: owners(does(200, "restored"), saveFailed, none("Failed to save conveyor")),
  },
  {
    route: "name a version",
    call: put((id) => `conveyors/${id}/versions/1`, { name: "As tendered" }),
    answers: owners(does(200, "named"), none(loadFailed), none(loadFailed)),
  },
];
