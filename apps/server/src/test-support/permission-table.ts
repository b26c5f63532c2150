import { type LibraryDefinition, rowsToCsv } from "@beltwright/model";
import { someValues } from "./library-rows.ts";

/** The roles, in the order of the columns below. */
export const roles = ["admin", "owner", "other subscriber", "without subscription", "signed out"] as const;
export type Role = (typeof roles)[number];

/** What a call should answer, and what should be stored afterwards. */
interface Expected {
  readonly status: number;
  /** The message of a refusal; `undefined` for a success. */
  readonly message?: string;
  readonly stored: string;
}

interface Call {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly payload?: string | Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Place {
  readonly definition: LibraryDefinition;
  /** The id of the record the call is about. */
  readonly id: string;
  /** The category all rows of this case are filed under. */
  readonly category: string;
}

export interface TableRow {
  readonly route: string;
  /** Whose record the call is about. */
  readonly record: "none" | "own" | "another's";
  /** What was done to the record before. */
  readonly after?: "deleted" | "saved";
  readonly call: (place: Place) => Call;
  readonly expected: Readonly<Record<Role, Expected>>;
}

const nothing = "nothing";
const ok: Expected = { status: 200, stored: nothing };
const out: Expected = { status: 401, message: "Please sign in first.", stored: nothing };
const does = (status: number, stored: string): Expected => ({ status, stored });
const not = (message: string): Expected => ({ status: 403, message, stored: nothing });

const noAdd = not(
  "You need a current subscription to add data - Go to the Subscribe Page Under your Username / Email Menu",
);
const noCopy = not(
  "You need a current subscription to copy data - Go to the Subscribe Page Under your Username / Email Menu",
);
const wrong: Expected = { status: 400, message: "Some values need attention.", stored: nothing };
const noEdit = not("Failed to edit {singular}");
const noDelete = not("Failed to delete {singular}");

const added = does(201, "Sent: added by {me}, who owns it");
const copied = does(201, "As added - copy: copied by {me}, who owns it");
const imported = does(201, "Imported: added by {me}, who owns it");
const saved = does(200, "Sent: saved by {me}");
const deleted = does(200, "As added: deleted by {me}, out of the list");
const undeleted = does(200, "As added: undeleted by {me}");
const restored = does(200, "As added: restored by {me}");

/** One line of the table: a route and what each role gets, in the order of `roles`. */
function line(
  route: string,
  record: TableRow["record"],
  call: TableRow["call"],
  answers: readonly [Expected, Expected, Expected, Expected, Expected],
  after?: TableRow["after"],
): TableRow {
  const [admin, owner, other, without, signedOut] = answers;
  const expected = {
    admin,
    owner,
    "other subscriber": other,
    "without subscription": without,
    "signed out": signedOut,
  };
  return { route, record, call, expected, ...(after === undefined ? {} : { after }) };
}

const get =
  (path: (place: Place) => string): TableRow["call"] =>
  (place) => ({ method: "GET", url: `/api/${path(place)}` });
const post =
  (path: (place: Place) => string): TableRow["call"] =>
  (place) => ({ method: "POST", url: `/api/${path(place)}` });

const sent = ({ definition, category }: Place) => someValues(definition, { category, description: "Sent" });
const add: TableRow["call"] = (place) => ({
  method: "POST",
  url: `/api/${place.definition.plural}`,
  payload: sent(place),
});
const save: TableRow["call"] = (place) => ({
  method: "PUT",
  url: `/api/${place.definition.plural}/${place.id}`,
  payload: sent(place),
});
const addNonsense: TableRow["call"] = (place) => ({ ...add(place), payload: { metric: "yes" } });
const saveNonsense: TableRow["call"] = (place) => ({ ...save(place), payload: { metric: "yes" } });
const remove: TableRow["call"] = ({ definition, id }) => ({ method: "DELETE", url: `/api/${definition.plural}/${id}` });
const copy = post(({ definition, id }) => `${definition.plural}/copy/${id}`);
const undelete = post(({ definition, id }) => `${definition.plural}/${id}/undelete`);
const restore = post(({ definition, id }) => `${definition.plural}/${id}/versions/1/restore`);
const importCsv: TableRow["call"] = ({ definition, category }) => ({
  method: "POST",
  url: `/api/${definition.plural}/csv`,
  headers: { "content-type": "text/csv" },
  payload: rowsToCsv(definition, [someValues(definition, { category, description: "Imported" })]),
});

const list = get(({ definition }) => definition.plural);
const page = get(({ definition }) => `${definition.plural}?page=1&pageSize=10&search=as&sort=category&order=desc`);
const fromCategory = get(
  ({ definition, category }) => `${definition.plural}fromcategory/${encodeURIComponent(category)}`,
);
const categories = get(({ definition }) => `${definition.singular}Categories`);
const csv = get(({ definition, category }) => `${definition.plural}/csv?category=${encodeURIComponent(category)}`);
const one = get(({ definition, id }) => `${definition.singular}/${id}`);
const arrayOfOne = get(({ definition, id }) => `${definition.plural}/${id}`);
const versions = get(({ definition, id }) => `${definition.plural}/${id}/versions`);

/** Every route of a library: admin, owner, other subscriber, without subscription, signed out. */
export const table: readonly TableRow[] = [
  line("GET list", "none", list, [ok, ok, ok, ok, out]),
  line("GET page", "none", page, [ok, ok, ok, ok, out]),
  line("GET from category", "none", fromCategory, [ok, ok, ok, ok, out]),
  line("GET categories", "none", categories, [ok, ok, ok, ok, out]),
  line("GET csv", "none", csv, [ok, ok, ok, ok, out]),
  line("GET one", "own", one, [ok, ok, ok, ok, out]),
  line("GET one", "another's", one, [ok, ok, ok, ok, out]),
  line("GET array of one", "own", arrayOfOne, [ok, ok, ok, ok, out]),
  line("GET array of one", "another's", arrayOfOne, [ok, ok, ok, ok, out]),
  line("GET versions", "own", versions, [ok, ok, ok, ok, out]),
  line("GET versions", "another's", versions, [ok, ok, ok, ok, out]),
  line("POST add", "none", add, [added, added, added, noAdd, out]),
  line("POST add nonsense", "none", addNonsense, [wrong, wrong, wrong, noAdd, out]),
  line("POST csv", "none", importCsv, [imported, imported, imported, noAdd, out]),
  line("POST copy", "own", copy, [copied, copied, copied, noCopy, out]),
  line("POST copy", "another's", copy, [copied, copied, copied, noCopy, out]),
  line("PUT save", "own", save, [saved, saved, saved, saved, out]),
  line("PUT save", "another's", save, [saved, noEdit, noEdit, noEdit, out]),
  line("PUT save nonsense", "own", saveNonsense, [wrong, wrong, wrong, wrong, out]),
  line("PUT save nonsense", "another's", saveNonsense, [wrong, noEdit, noEdit, noEdit, out]),
  line("DELETE", "own", remove, [deleted, deleted, deleted, deleted, out]),
  line("DELETE", "another's", remove, [deleted, noDelete, noDelete, noDelete, out]),
  line("POST undelete", "own", undelete, [undeleted, undeleted, undeleted, undeleted, out], "deleted"),
  line("POST undelete", "another's", undelete, [undeleted, noEdit, noEdit, noEdit, out], "deleted"),
  line("POST restore", "own", restore, [restored, restored, restored, restored, out], "saved"),
  line("POST restore", "another's", restore, [restored, noEdit, noEdit, noEdit, out], "saved"),
];
