import { addSubscription, createUser, type Store } from "@beltwright/store";
import { cookieOf } from "./conveyor-store.ts";
import type { ServerProcess } from "./server-process.ts";

/** Someone with a plan who is signed in. */
export interface BenchPerson {
  readonly userName: string;
  readonly cookie: string;
  readonly call: (method: string, path: string, body?: string | FormData) => Promise<Response>;
  /** The answer of a call that must succeed. */
  readonly get: (method: string, path: string, body?: string) => Promise<unknown>;
}

export async function aBenchPerson(
  { url }: ServerProcess,
  store: Store,
  userName: string,
  planID = "TProYearly1001",
): Promise<BenchPerson> {
  const now = Date.now();
  await createUser(store.db, { email: userName, passwordHash: "", emailConfirmed: true, now });
  const terms = { planID, planName: "Bench", status: "Active", price: 440, billingCycle: 12 };
  await addSubscription(store.db, {
    userName,
    ...terms,
    subStartDate: now - 1000,
    subEndDate: now + 86_400_000,
    now,
  });
  return personAt(url, userName, await cookieOf(store, userName));
}

export function personAt(url: string, userName: string, cookie: string): BenchPerson {
  const call: BenchPerson["call"] = (method, path, body) => {
    const headers = { cookie, ...(typeof body === "string" ? { "content-type": "application/json" } : {}) };
    return fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  };
  return {
    userName,
    cookie,
    call,
    get: async (method, path, body) => {
      let answer = await call(method, path, body);
      // Asked again where the server has too much to do, as the page does; the wait counts.
      while (answer.status === 503) {
        await answer.arrayBuffer();
        await new Promise((wake) => setTimeout(wake, 200));
        answer = await call(method, path, body);
      }
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
      return JSON.parse(text);
    },
  };
}
