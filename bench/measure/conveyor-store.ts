import { conveyorToFile, newConveyor } from "@beltwright/model";
import { createUser, openSession, type Store } from "@beltwright/store";

/** Someone who signs in, and how many conveyors they own. */
export interface Owner {
  readonly userName: string;
  readonly files: number;
}

const bytes = 50_000;
const categories = 20;
const rowsPerStatement = 100;
const materials = ["Gravel", "Coal", "Iron ore", "Limestone", "Wheat"];

/** The category and the number that the nth conveyor of an owner has. */
export const categoryOf = (n: number) => `Plant ${String(n % categories).padStart(2, "0")}`;
export const numberOf = (n: number) => `CV-${String((n * 7919) % 100_003).padStart(6, "0")}`;

/** Fills the store with conveyors of 50 kB; what is there already stays. */
export async function fillConveyors(store: Store, owners: readonly Owner[]): Promise<void> {
  const document = paddedDocument();
  for (const { userName, files } of owners) {
    await createUser(store.db, { email: userName, passwordHash: "", userIsAdmin: false, emailConfirmed: true, now: 0 });
    const { total } = await store.db
      .selectFrom("conveyor")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where("user_name", "=", userName)
      .executeTakeFirstOrThrow();
    for (let first = Number(total); first < files; first += rowsPerStatement) {
      const count = Math.min(rowsPerStatement, files - first);
      const rows = Array.from({ length: count }, (_, index) => row(userName, first + index, document));
      await store.db.insertInto("conveyor").values(rows).execute();
    }
  }
}

/** The cookie that a sign-in would have given. */
export async function cookieOf({ db }: Store, userName: string): Promise<string> {
  const session = await openSession(db, { userName, now: Date.now() });
  if (session.kind !== "opened") throw new Error(`No session for ${userName}`);
  return `beltwright_session=${session.token}`;
}

/** Letters in no order, so that no database makes them small. */
function paddedDocument(): string {
  const file = conveyorToFile(newConveyor());
  const missing = bytes - JSON.stringify(file).length;
  const padding = Array.from({ length: missing }, () => Math.floor(Math.random() * 36).toString(36)).join("");
  return JSON.stringify({ ...file, padding });
}

function row(userName: string, n: number, document: string) {
  const [convNo, project, client] = [numberOf(n), `Project ${n % 97}`, `Client ${n % 31}`];
  const material = materials[n % materials.length] ?? "Gravel";
  return {
    id: `${userName}-${n}`,
    user_name: userName,
    conv_no: convNo,
    category: categoryOf(n),
    conveyor_group: "",
    project,
    client,
    material,
    conv_no_key: convNo.toLowerCase(),
    project_key: project.toLowerCase(),
    client_key: client.toLowerCase(),
    material_key: material.toLowerCase(),
    belt_width: 1200,
    belt_speed: 3,
    capacity: 1800,
    profile: "[[0,0],[100,10]]",
    revision: 1,
    created_at: n,
    updated_at: n,
    updated_by: userName,
    deleted_at: null,
    document,
  };
}
