import { type Plan, type PlanFamily, plans } from "@beltwright/model";
import {
  addSubscription,
  confirmEmail,
  createUser,
  type Db,
  findUser,
  listAdmins,
  type Store,
  setAdmin,
  setPasswordHash,
} from "@beltwright/store";
import { type Config, ConfigRefused } from "../config.ts";
import { hashPassword } from "../modules/accounts/password-hash.ts";
import { findPasswordFault } from "../modules/accounts/password-rules.ts";
import { type DemoAccount, demoAccounts, demoPassword } from "./demo-accounts.ts";
import { demoAddress, isDemoAddress } from "./demo-address.ts";

/**
 * Makes the admin named by the environment and, in demo mode, the ready accounts; those that exist are left alone.
 * Answers the userName of the admin, who owns the shipped libraries.
 */
export async function ensureFirstAccounts(
  { db }: Pick<Store, "db">,
  { isDemo, admin }: Pick<Config, "isDemo" | "admin">,
  now: number = Date.now(),
): Promise<string> {
  if (isDemo) {
    await refuseServedData(db);
    await ensureDemoAccounts(db, now);
  }
  if (admin !== undefined) return ensureAdmin(db, admin, now);
  return isDemo ? demoAddress("admin") : getAdmin(db);
}

/**
 * Data with administrators of its own and no demo account was served to others: a start that lost its configuration must
 * not add an administrator whose password everyone knows.
 */
async function refuseServedData(db: Db): Promise<void> {
  const admins = await listAdmins(db);
  if (admins.length === 0 || admins.some(isDemoAddress)) return;
  throw new ConfigRefused(
    "The data belong to a server that is no demo: set its SESSION_SECRET and the rest of its configuration again, " +
      "or DATA_DIR to another folder",
  );
}

async function ensureDemoAccounts(db: Db, now: number): Promise<void> {
  const found = await Promise.all(demoAccounts.map(({ userName }) => findUser(db, userName)));
  const missing = demoAccounts.filter((_account, index) => found[index] === undefined);
  if (missing.length === 0) return;
  // Everyone knows the password, so the accounts may share one hash.
  const passwordHash = await hashPassword(demoPassword);
  for (const account of missing) {
    await db.transaction().execute((trx) => createDemoAccount(trx, { account, passwordHash, now }));
  }
}

interface Creation {
  readonly account: DemoAccount;
  readonly passwordHash: string;
  readonly now: number;
}

async function createDemoAccount(trx: Db, { account, passwordHash, now }: Creation): Promise<void> {
  const { userName, lastName, userIsAdmin, userGroup, plan } = account;
  const profile = { firstName: "Demo", lastName, companyName: "Demo Mining" };
  const user = { email: userName, passwordHash, profile, userIsAdmin, userGroup, emailConfirmed: true, now };
  const { kind } = await createUser(trx, user);
  if (kind === "taken" || plan === undefined) return;
  const { planID, planName, price, billingCycle } = getYearlyPlan(plan);
  await addSubscription(trx, {
    userName,
    planID,
    planName,
    price,
    billingCycle,
    status: "Active",
    paymentStatus: "Paid",
    subStartDate: now,
    subEndDate: now + demoYears * 365 * 86_400_000,
    now,
  });
}

function getYearlyPlan(family: PlanFamily): Plan {
  const plan = plans.find((one) => one.family === family && one.billingCycle === 12);
  if (plan === undefined) throw new Error(`There is no yearly plan of ${family}`);
  return plan;
}

/** Longer than any demonstration. */
const demoYears = 10;

/** An address that someone registered before becomes the admin's with the operator's password, not with theirs. */
async function ensureAdmin(db: Db, admin: NonNullable<Config["admin"]>, now: number): Promise<string> {
  const userName = admin.email.trim().toLowerCase();
  if (isDemoAddress(userName)) throw new ConfigRefused("ADMIN_EMAIL must not end in demo.test");
  const known = await findUser(db, userName);
  if (known?.userIsAdmin) return userName;
  if (findPasswordFault(admin.password, userName) !== undefined) {
    throw new ConfigRefused("ADMIN_PASSWORD is too easy to guess: choose another of at least 12 characters");
  }
  const passwordHash = await hashPassword(admin.password);
  const { kind } = await createUser(db, {
    email: userName,
    passwordHash,
    userIsAdmin: true,
    emailConfirmed: true,
    now,
  });
  if (kind === "taken") await promote(db, { userName, passwordHash, now });
  return userName;
}

async function promote(db: Db, change: { userName: string; passwordHash: string; now: number }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await setPasswordHash(trx, change);
    await confirmEmail(trx, change.userName);
    await setAdmin(trx, change.userName, true);
  });
}

/** Someone must own the shipped libraries. A demo account does not count: it cannot sign in here. */
async function getAdmin(db: Db): Promise<string> {
  const admins = await listAdmins(db);
  const userName = admins.find((name) => !isDemoAddress(name));
  if (userName !== undefined) return userName;
  throw new ConfigRefused("There is no admin yet: set ADMIN_EMAIL and ADMIN_PASSWORD for the first start");
}
