import { expect, type Page } from "@playwright/test";

/** Adds the conveyor a person starts with and opens it; gives its id. */
export async function openNewConveyor(page: Page, convNo: string): Promise<string> {
  const answer = await page.request.post("/api/conveyors", { data: { convNo, category: "Journeys" } });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  await openConveyor(page, id);
  return id;
}

export async function openConveyor(page: Page, id: string): Promise<void> {
  await page.goto(`/conveyors/${id}`);
  await expect(page.getByText(/solved in \d+ ms/)).toBeVisible();
}

export async function openForm(page: Page, title: string): Promise<void> {
  await page.getByRole("navigation", { name: "Forms" }).getByRole("button", { name: title, exact: true }).click();
}

/** The number the status bar shows for a result, such as Te. */
export async function resultOf(page: Page, label: string): Promise<string> {
  return (await page.getByRole("contentinfo").getByRole("button", { name: label }).innerText()).trim();
}
