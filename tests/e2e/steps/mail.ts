import type { Browser } from "@playwright/test";
import { people, signIn } from "./people.ts";

/** Where the link leads that was mailed to somebody who registered. */
export async function confirmationLink(browser: Browser, email: string): Promise<string> {
  const admin = await browser.newPage();
  await signIn(admin, people.admin);
  const mails = await (await admin.request.get("/api/outbox")).json();
  const mail = mails.find(({ to }: { readonly to: string }) => to.includes(email));
  const { text } = await (await admin.request.get(`/api/outbox/${mail.id}`)).json();
  await admin.close();
  const { pathname, search } = new URL(/https?:\S+confirm-email\S+/.exec(text)?.[0] ?? "");
  return pathname + search;
}
