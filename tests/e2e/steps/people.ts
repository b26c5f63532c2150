import { expect, type Page } from "@playwright/test";

const demoPassword = "beltwright-demo";

export const people = {
  admin: "admin@demo.test",
  subscriber: "pro@demo.test",
  otherSubscriber: "standard@demo.test",
  outsider: "nosub@demo.test",
} as const;

/** Signs in by the call that the page makes and opens no page; the journeys about signing in type for themselves. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const answer = await page.request.post("/api/signin", { data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** Signs in and stands on the start page, for journeys that go on from there by its links. */
export async function startSignedIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await signIn(page, email, password);
  await page.goto("/");
  await expect(page.getByRole("button", { name: email, exact: true })).toBeVisible();
}

export function messages(page: Page) {
  return page.getByRole("region", { name: "Messages" });
}
