import { type Browser, expect, type Page } from "@playwright/test";
import { people, signIn } from "./people.ts";

const password = "a long enough phrase";

/** Someone nobody else's journey knows, with a confirmed address, signed in on the page. */
export async function signInAsNew(page: Page, browser: Browser, email: string, country = "Australia"): Promise<void> {
  const profile = {
    ...{ firstName: "Ada", lastName: "Byron", companyName: "Engines Ltd" },
    ...{ address1: "1 Mill Lane", address2: "", city: "Newcastle", state: "NSW", postCode: "2300", country },
  };
  const answer = await page.request.post("/api/register", { data: { email, password, ...profile } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const admin = await browser.newPage();
  await signIn(admin, people.admin);
  const confirmed = await admin.request.put(`/api/updateUser/${encodeURIComponent(email)}`, {
    data: { ...profile, userIsAdmin: false, emailConfirmed: true },
  });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  await admin.close();
  await signIn(page, email, password);
}

export const cards = { accepted: "4111 1111 1111 1111", declined: "4000 1111 1111 1115" } as const;

/** Chooses to pay by card and types a test card. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByRole("radio", { name: "Card", exact: true }).check();
  await page.getByLabel("Card number").fill(number);
}

/** One payment of yearly Professional without add-ons, as a person would make it, but quicker. */
export async function subscribeQuickly(page: Page, planID = "TProYearly1001"): Promise<void> {
  const { nonce } = await (await page.request.post("/api/sandbox/nonce", { data: { wallet: true } })).json();
  const answer = await page.request.post("/api/CreateSubscription", { data: { planID, paymentMethodNonce: nonce } });
  expect(await answer.json()).toEqual({ msg: "Subscription successful" });
}
