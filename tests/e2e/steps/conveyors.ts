import { expect, type Locator, type Page } from "@playwright/test";
import { choose } from "./library.ts";
import { messages } from "./people.ts";

interface Item {
  readonly id: string;
  readonly convNo: string;
  readonly category: string;
}

/** The demo conveyors the program ships with, as the server lists them. */
export async function demos(page: Page): Promise<readonly Item[]> {
  return (await page.request.get("/api/conveyorlistdemos")).json();
}

/** A conveyor of the person's own under a number nobody else uses. */
export async function addConveyor(page: Page, values: Readonly<Record<string, unknown>>): Promise<Item> {
  const answer = await page.request.post("/api/conveyors", { data: values });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** Saves an own conveyor with some values changed, as the editor would. */
export async function changeConveyor(page: Page, id: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const conveyor = await (await page.request.get(`/api/conveyor/${id}`)).json();
  const answer = await page.request.put(`/api/conveyors/${id}`, { data: { ...conveyor, ...values } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Waits for a comparison to be calculated. */
export async function expectCompared(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Download CSV" })).toBeVisible();
}

export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(
    page
      .getByRole("table")
      .or(page.getByRole("heading", { level: 2 }))
      .first(),
  ).toBeVisible();
}

export function rowOf(page: Page, convNo: string): Locator {
  return page
    .getByRole("row")
    .filter({ has: page.getByRole("button", { name: `Actions for ${convNo}`, exact: true }) });
}

export async function select(page: Page, convNo: string): Promise<void> {
  await page.getByRole("checkbox", { name: `Select ${convNo}`, exact: true }).check();
}

/** Copies a demo from its list, which leads to the own list. */
export async function copyDemo(page: Page, convNo: string): Promise<void> {
  await openList(page, `/conveyors/demos?search=${encodeURIComponent(JSON.stringify(convNo))}`);
  await choose(page, convNo, "Copy");
  await expect(messages(page)).toContainText("Data copied to user's list");
  await expect(page).toHaveURL(/\/conveyors\?/);
  // The address changes before the list does, and the demo has a row of the same number.
  await expect(page.getByRole("heading", { name: "My conveyors", level: 1 })).toBeVisible();
  await expect(rowOf(page, convNo).first()).toBeVisible();
}
