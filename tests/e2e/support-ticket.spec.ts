import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { messages, people, startSignedIn } from "./steps/people.ts";

const subject = "Take-up travels too far";

test("a ticket goes back and forth, is closed and opened again", async ({ page, browser }) => {
  await startSignedIn(page, people.outsider);
  await page.getByRole("link", { name: "Support" }).click();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await page.getByRole("button", { name: "New ticket" }).click();
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message", { exact: true }).fill("The report says 12 m.\nIs that right?");
  const chooser = page.waitForEvent("filechooser");
  await page.getByLabel("Attachments").click();
  await (await chooser).setFiles({ name: "travel.txt", mimeType: "text/plain", buffer: Buffer.from("12 m") });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  await expect(page.getByRole("list", { name: "Attachments" })).toContainText("travel.txt");
  const address = page.url();

  const admin = await browser.newPage();
  await startSignedIn(admin, people.admin);
  await admin.getByRole("link", { name: "Support" }).click();
  await expect(admin.getByRole("tab")).toHaveText(["My tickets", "Open", "Closed", "All"]);
  await expectAccessible(admin);
  await admin.getByRole("link", { name: subject }).click();
  const [download] = await Promise.all([
    admin.waitForEvent("download"),
    admin.getByRole("link", { name: "travel.txt" }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toBe("12 m");
  await admin.getByLabel("Message", { exact: true }).fill("Halve the belt's stretch, then look again.");
  await admin.getByRole("button", { name: "Reply" }).click();
  await expect(admin.getByRole("list", { name: "Messages of the ticket" })).toContainText("Halve the belt's stretch");
  await admin.getByRole("button", { name: "Close ticket" }).click();
  await expect(messages(admin)).toContainText("is now closed.");
  await admin.goto("/support?list=closed");
  await expect(admin.getByRole("table", { name: "Tickets" })).toContainText(subject);
  const told = async () => {
    const mails = await (await admin.request.get("/api/outbox")).json();
    const about = mails.filter((mail: { readonly subject: string }) => mail.subject.includes(subject));
    return about.map(({ to }: { readonly to: string }) => to);
  };
  await expect.poll(told).toEqual(expect.arrayContaining([people.admin, people.outsider]));
  await admin.close();

  await page.goto(address);
  await expect(page.getByText("This ticket is closed. Answering opens it again.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reopen ticket" }).click();
  await expect(page.getByRole("button", { name: "Close ticket" })).toBeVisible();
  await page.getByRole("button", { name: "Close ticket" }).click();
  await page.getByLabel("Message", { exact: true }).fill("It works now, thank you.");
  await page.getByRole("button", { name: "Reply" }).click();
  await expect(page.getByRole("button", { name: "Close ticket" })).toBeVisible();
});
