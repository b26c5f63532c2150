import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { addConveyor, demos } from "./steps/conveyors.ts";
import { fieldAt, openConveyor, openForm, openNewConveyor, openView, typeField } from "./steps/editor.ts";
import { messages, people, signIn } from "./steps/people.ts";

// Section 2 of the second specification document, conveyor editor.
const [owner, group] = ["group1@demo.test", "Demo group"];
/** One red dot. */
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);

test("a file is put in place of the open design, and is one step to take back", async ({ page }) => {
  await signIn(page, people.subscriber);
  const { id } = await addConveyor(page, { convNo: "FROM FILE", category: "Journeys", capacityInp: 777 });
  const buffer = Buffer.from(await (await page.request.get(`/api/downloadT6/${id}`)).text());
  await openNewConveyor(page, "INTO");
  await openForm(page, "Capacity");
  const file = page.getByLabel("Conveyor file to upload");
  await file.setInputFiles({ name: "broken.xml", mimeType: "text/xml", buffer: Buffer.from("<conveyor>") });
  await expect(messages(page)).toContainText("Error uploading: ");
  await file.setInputFiles({ name: "design.xml", mimeType: "text/xml", buffer });
  await expect(fieldAt(page, "capacityInp")).toHaveValue("777");
  await page.getByRole("button", { name: "Undo: Upload design.xml" }).click();
  await expect(fieldAt(page, "capacityInp")).toHaveValue("1800");
});

test("a picture becomes the logo, the conveyor joins the project group, and both are saved", async ({ page }) => {
  await signIn(page, owner);
  const id = await openNewConveyor(page, "LOGO");
  await openForm(page, "General");
  const logo = page.locator('[data-path="coLogo"]');
  await logo.locator("input[type=file]").setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: dot });
  await expect(logo.getByRole("img")).toBeVisible();
  await page.getByLabel(`In my project group (${group})`).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "saved ✓" })).toBeVisible();
  const saved = await (await page.request.get(`/api/conveyor/${id}`)).json();
  expect(saved).toMatchObject({ conveyorGroup: group, coLogo: `data:image/png;base64,${dot.toString("base64")}` });
  await page.getByLabel(`In my project group (${group})`).uncheck();
  await expect(page.getByRole("button", { name: /^Undo: / })).toBeEnabled();
});

test("a conveyor saved under All is filed under All - 1, and the editor says so", async ({ page }) => {
  await signIn(page, people.subscriber);
  const id = await openNewConveyor(page, "FILED");
  await openForm(page, "General");
  await typeField(page, "category", "All");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(messages(page)).toContainText("Category Changed to All - 1");
  expect(await (await page.request.get(`/api/conveyor/${id}`)).json()).toMatchObject({ category: "All - 1" });
});

test("a refused download says why and stays in the editor", async ({ page }) => {
  await signIn(page, people.outsider);
  const [demo] = await demos(page);
  await openConveyor(page, demo?.id ?? "");
  for (const name of ["Download T6 XML", "Download JSON"]) {
    await page.getByRole("button", { name: "File", exact: true }).click();
    await page.getByRole("menuitem", { name }).click();
    await expect(messages(page)).toContainText(
      "You need a current subscription to download data - please buy a subscription, see Subscribe menu in your user name / email menu",
    );
    await expect(page).toHaveURL(new RegExp(`/conveyors/${demo?.id}$`));
  }
});

test("the temperature factor is calculated for the coldest day and may be kept", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "COLD");
  await openForm(page, "General");
  await typeField(page, "minTemp", "-30");
  const found = page.getByRole("group", { name: "Temperature factor calculation" });
  await expect(found).toContainText("found from the lowest temperature");
  await found.getByRole("button", { name: /^Keep / }).click();
  await expect(found).toContainText("as typed");
  expect(Number(await fieldAt(page, "kt").inputValue())).toBeGreaterThan(1);
});

test("the conveyor is shown in space", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "SPACE");
  await openView(page, "3D");
  await expect(page.getByRole("tabpanel").locator("canvas")).toBeVisible();
});

test("a conveyor added from the list of demos is found in the own list", async ({ page }) => {
  await signIn(page, people.subscriber);
  await page.goto("/conveyors/demos");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("menuitem", { name: "Blank, with defaults" }).click();
  await expect(messages(page)).toContainText("Conveyor Added");
  await expect(page).toHaveURL(/\/conveyors(\?|$)/);
  await expect(page.getByRole("heading", { name: "My conveyors", level: 1 })).toBeVisible();
});

test("the download screens take an id and save its file", async ({ page }) => {
  await signIn(page, people.subscriber);
  const { id } = await addConveyor(page, { convNo: "ON DISK", category: "Journeys" });
  for (const [screen, title, begin] of [
    ["downloadT6", "Download as XML (T6)", "<?xml"],
    ["downloadJson", "Download as JSON", "{"],
  ] as const) {
    await page.goto(`/conveyors/${id}/${screen}`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the file" }).click();
    const text = await readFile(await (await saved).path(), "utf8");
    expect(text.startsWith(begin)).toBe(true);
    expect(text).toContain("ON DISK");
  }
});

test("a box that nobody may change looks otherwise than one to type in, by day and by night", async ({ page }) => {
  await signIn(page, owner);
  await openNewConveyor(page, "BOXES");
  await openForm(page, "General");
  const form = page.getByRole("region", { name: "General form" });
  const groundOf = (label: string) =>
    form.getByLabel(label, { exact: true }).evaluate((box) => getComputedStyle(box).backgroundColor);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(form.getByLabel("Owner", { exact: true })).toBeDisabled();
    expect(await groundOf("Owner"), colorScheme).not.toBe(await groundOf("Company"));
  }
});
