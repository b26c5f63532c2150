import type { Locator, Page } from "@playwright/test";

/** The one row of the list that has this description. */
export function rowOf(page: Page, description: string): Locator {
  return page.getByRole("row").filter({ has: actionsOf(page, description) });
}

function actionsOf(page: Page, description: string): Locator {
  return page.getByRole("button", { name: `Actions for ${description}`, exact: true });
}

export async function choose(page: Page, row: string, action: string): Promise<void> {
  await actionsOf(page, row).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

export async function showCategory(page: Page, name: string): Promise<void> {
  await page.getByLabel("Category", { exact: true }).first().click();
  await page.getByRole("option", { name, exact: true }).click();
}

/** Types over what a field holds and leaves it, as Tab does. */
export async function type(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(value);
  await field.press("Tab");
}

/** Narrows the list to descriptions that contain the text. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel("Search", { exact: true }).fill(text);
}
