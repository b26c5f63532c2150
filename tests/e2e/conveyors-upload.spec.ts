import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { addConveyor, openList, rowOf } from "./steps/conveyors.ts";
import { messages, people, signIn } from "./steps/people.ts";

async function pick(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: "application/octet-stream", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
}

test("a bad file is refused with one clear message and stores nothing", async ({ page }) => {
  await signIn(page, people.otherSubscriber);
  await openList(page, "/conveyors");
  const before = await page.getByText(/^Files /).textContent();
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Upload a conveyor file" });
  const [json, xml] = [
    dialog.getByRole("button", { name: "Upload JSON" }),
    dialog.getByRole("button", { name: "Upload XML (T6)" }),
  ];
  await expect(json).toBeDisabled();
  await expect(xml).toBeDisabled();

  await pick(page, "notes.txt", "not a conveyor");
  await expect(messages(page)).toContainText("File is null or the wrong fileType");
  const label = dialog.getByText("File is null or the wrong fileType");
  await expect(label).toBeVisible();
  await expect(json).toBeDisabled();
  await expect(xml).toBeDisabled();
  await expect(label).toBeHidden({ timeout: 8000 });
  await expect(dialog.getByText("or drop it here")).toBeVisible();

  await pick(page, "broken.xml", "<conveyor><convNo>");
  await expect(json).toBeDisabled();
  await xml.click();
  await expect(dialog.getByRole("alert")).toContainText("Error Uploading Conveyor file");

  await pick(page, "cut.json", '{"convNo": "C-1", "beltWidthInp": 12');
  await expect(xml).toBeDisabled();
  await json.click();
  await expect(dialog.getByRole("alert")).toContainText("Error Uploading Conveyor file");
  await expect(dialog.getByRole("alert")).toContainText("Nothing was stored.");
  await pick(
    page,
    "wrong.json",
    '{"schemaVersion": 4, "convNo": "C-1", "beltWidthInp": -12, "pulls": [], "drives": []}',
  );
  await json.click();
  await expect(dialog.getByRole("alert")).toContainText(/Belt width: Must be a number from .* mm\./);
  const kept = await page.evaluate(() => localStorage.getItem("conveyorUploadResult"));
  expect(kept).toMatch(/^Error uploading: /);
  await expectAccessible(page);
  await page.reload();
  await expect(dialog.getByRole("alert")).toContainText(String(kept));
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByText(/^Files /)).toHaveText(before ?? "");
});

test("a downloaded file comes back as another conveyor", async ({ page }) => {
  await signIn(page, people.otherSubscriber);
  const { id } = await addConveyor(page, { convNo: "Round trip 1", category: "Trips", capacityInp: 900 });
  const text = await (await page.request.get(`/api/downloadT6/${id}`)).text();
  await openList(page, "/conveyors?dialog=upload");
  await pick(page, "trip.xml", text.replace("Round trip 1", "Round trip 2"));
  await page.getByRole("button", { name: "Upload XML (T6)" }).click();
  await expect(page.getByRole("dialog").getByText("Conveyor Added")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rowOf(page, "Round trip 2")).toContainText("900");
});

test("uploading needs a subscription", async ({ page }) => {
  await signIn(page, people.outsider);
  await openList(page, "/conveyors?dialog=upload");
  await pick(page, "any.json", "{}");
  await page.getByRole("button", { name: "Upload JSON" }).click();
  await expect(messages(page)).toContainText(
    "You need a current subscription to add data - please buy a subscription, see Subscribe menu in your user name / email menu",
  );
});
