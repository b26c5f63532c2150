import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { openConveyor, openForm, openNewConveyor, picture } from "./steps/editor.ts";
import { messages, people, signIn } from "./steps/people.ts";

test("a saved design keeps its parts until a person lets Auto choose again", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  const id = await openNewConveyor(page, "KEPT", { selectBeltMode: "Auto" });
  const [{ belt }] = await (await page.request.get(`/api/conveyors/${id}`)).json();
  const row = await (await page.request.get(`/api/belts/${belt._id}`)).json();
  await openForm(page, "Belt");
  const card = page.getByRole("region", { name: "belt", exact: true });
  await expect(card).toContainText(belt.description);
  await expect(card).toContainText("chosen automatically, kept");

  // A belt that Auto would like better comes into the library: the design says so and stays as it is.
  const better = { ...row[0], description: "Lighter of mine", carcassMass: belt.carcassMass / 2 };
  const added = await page.request.post("/api/belts", { data: better });
  expect(added.status()).toBe(201);
  const mine = await added.json();
  await openConveyor(page, id);
  const offer = page.getByRole("status", { name: "Other parts" });
  await expect(offer).toContainText(`Auto would now choose Lighter of mine instead of ${belt.description} (belt)`);
  await offer.getByRole("button", { name: "Compare" }).click();
  await expect(offer.getByRole("list", { name: "Parts that would change" })).toContainText("Lighter of mine");
  await expect(offer.getByRole("table")).toContainText("Belt mass");
  await openForm(page, "Belt");
  await expect(card).toContainText(belt.description);
  await expectAccessible(page);
  await picture(page, info, "other-parts");

  await offer.getByRole("button", { name: "Accept" }).click();
  await expect(offer).toBeHidden();
  await expect(card).toContainText("Lighter of mine");
  await page.getByRole("button", { name: "Undo: Choose parts again" }).click();
  await expect(card).toContainText(belt.description);
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: "Keep" }).click();
  await expect(offer).toBeHidden();

  await page.getByRole("button", { name: "File", exact: true }).click();
  await page.getByRole("menuitem", { name: "Choose parts again" }).click();
  await expect(card).toContainText("Lighter of mine");
  await page.getByRole("button", { name: "File", exact: true }).click();
  await page.getByRole("menuitem", { name: "Freeze all parts" }).click();
  await expect(messages(page)).toContainText("All parts that were chosen are on Manual now.");
  await expect(card.getByRole("radio", { name: "Manual" })).toBeChecked();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "saved ✓" })).toBeVisible();

  // What was copied stays when its entry changes, and says so.
  const changed = await page.request.put(`/api/belts/${mine._id}`, { data: { ...mine, carcassMass: 1.5 } });
  expect(changed.status(), await changed.text()).toBe(200);
  await openConveyor(page, id);
  await openForm(page, "Belt");
  const note = card.getByRole("note");
  await expect(note).toContainText("The library entry Lighter of mine has changed since it was copied.");
  await picture(page, info, "entry-changed");
  await note.getByRole("button", { name: "Take the new values" }).click();
  await expect(note).toBeHidden();

  // Reports are made of what is on the screen, and say so.
  await page.getByRole("button", { name: "Reports", exact: true }).click();
  await expect(page.getByText(/^Prints unsaved changes of revision \d+\.$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Reports" })).toBeHidden();
  await expect(card).toBeVisible();

  // Files are written from the saved design: what is on the screen is saved first.
  await page.getByRole("button", { name: "File", exact: true }).click();
  await page.getByRole("menuitem", { name: "Download JSON" }).click();
  const question = page.getByRole("dialog", { name: "Save first?" });
  await expect(question).toContainText("Yours has changes that are not saved yet.");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await question.getByRole("button", { name: "Save and go on" }).click();
  await download;
  const [stored] = await (await page.request.get(`/api/conveyors/${id}`)).json();
  expect(stored.belt.carcassMass).toBe(1.5);
});
