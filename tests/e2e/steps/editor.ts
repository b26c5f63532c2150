import { expect, type Page, type TestInfo } from "@playwright/test";

/** Adds the conveyor a person starts with, changed where asked, and opens it; gives its id. */
export async function openNewConveyor(page: Page, convNo: string, change: object = {}): Promise<string> {
  const answer = await page.request.post("/api/conveyors", { data: { convNo, category: "Journeys", ...change } });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  await openConveyor(page, id);
  return id;
}

export async function openConveyor(page: Page, id: string): Promise<void> {
  await page.goto(`/conveyors/${id}`);
  await expect(page.getByText(/solved in \d+ ms|cannot be calculated/)).toBeVisible();
}

/** The forms stand in groups, which are open beside the form and fly out of a rail on a small screen. */
function formGroups(page: Page) {
  return page.getByRole("navigation", { name: "Forms" });
}

export async function openForm(page: Page, title: string): Promise<void> {
  // A form that a finding leads to says so after its name.
  const entry = formGroups(page).getByRole("button", { name: new RegExp(`^${title}(?: has \\w+)?$`) });
  // On a rail one group folds another away: each is asked anew whether it is open.
  for (const group of await formGroups(page)
    .getByRole("button", { name: / group$/ })
    .all()) {
    if (await entry.isVisible()) break;
    if ((await group.getAttribute("aria-expanded")) === "false") await group.click();
  }
  await entry.click();
  await expect(page.getByRole("region", { name: `${title} form`, exact: true })).toBeVisible();
}

/** Every form there is, group by group. */
export async function formTitles(page: Page): Promise<readonly string[]> {
  const titles: string[] = [];
  for (const group of await formGroups(page)
    .getByRole("button", { name: / group$/ })
    .all()) {
    if ((await group.getAttribute("aria-expanded")) === "false") await group.click();
    titles.push(...(await formGroups(page).locator("[data-form]").allInnerTexts()));
  }
  return [...new Set(titles)];
}

/** Drawings of the layout. */
export const layouts = ["Profile", "Route", "Long section", "Plan", "Stream", "3D"];

/** A view above the form, or a drawing of the layout by its own name. */
export async function openView(page: Page, title: string): Promise<void> {
  const isLayout = layouts.includes(title);
  await page.getByRole("tab", { name: isLayout ? "Layout" : title, exact: true }).click();
  if (isLayout) {
    await page.getByRole("radiogroup", { name: "Drawing of the layout" }).getByText(title, { exact: true }).click();
  }
}

/** Results, findings or methods in the panel beside the form, which is a drawer on a small screen. */
export async function openSide(page: Page, title: "Results" | "Findings" | "Methods") {
  const panel = page.getByRole("complementary", { name: "Results and findings" });
  await expect(page.getByRole("region", { name: "Summary" })).toBeVisible();
  if (!(await panel.isVisible())) await page.getByRole("button", { name: /All results|Show the results/ }).click();
  await panel
    .getByText(new RegExp(`^${title}`))
    .first()
    .click();
  return panel;
}

/** A calculator of the drawer of tools, with what the open design knows of it. */
export async function openTool(page: Page, title: string): Promise<void> {
  const drawer = page.getByRole("complementary", { name: "Tools" });
  if (!(await drawer.isVisible())) await formGroups(page).getByRole("button", { name: "Tools" }).click();
  await drawer.getByLabel("Calculator", { exact: true }).selectOption(title);
}

/** A result of the status bar: Te, power, fill. Waits until it is of the document as it stands. */
export async function resultOf(page: Page, label: string): Promise<number> {
  const value = page.getByRole("region", { name: "Summary" }).getByRole("button", { name: `${label}:` });
  await expect(value).toHaveAttribute("data-stale", "false");
  return Number(await value.innerText());
}

/** A field of the open form, by its label; the same label may stand in several groups. */
export function fieldAt(page: Page, path: string) {
  return page.locator(`[data-path="${path}"]`).locator("input, select").first();
}

export async function typeField(page: Page, path: string, text: string): Promise<void> {
  await fieldAt(page, path).fill(text);
  await fieldAt(page, path).press("Enter");
}

export function cellAt(page: Page, path: string) {
  return page.locator(`[data-cell="${path}"]`);
}

/** Pastes text where the keyboard is, as Ctrl+V does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** Keeps a picture of the screen among the results of a journey, to look through where all of them are asked for. */
export async function picture(page: Page, info: TestInfo, name: string): Promise<void> {
  if (process.env.JOURNEYS !== "all") return;
  const path = info.outputPath(`${name}.png`);
  await page.screenshot({ path });
  await info.attach(name, { path, contentType: "image/png" });
}
