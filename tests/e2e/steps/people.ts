import { expect, type Page } from "@playwright/test";

export const demoPassword = "beltwright-demo";

export const people = {
  admin: "admin@demo.test",
  subscriber: "pro@demo.test",
  otherSubscriber: "standard@demo.test",
  outsider: "nosub@demo.test",
} as const;

/** Signs in as a person does: by typing. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("button", { name: email, exact: true })).toBeVisible();
}

export function messages(page: Page) {
  return page.getByRole("region", { name: "Messages" });
}
