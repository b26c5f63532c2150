import { expect, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { fieldAt, openForm, openNewConveyor, openSide, picture, resultOf, typeField } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

test("five numbers give a complete design that answers every change", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await page.goto("/conveyors/new");
  await page.getByLabel("Capacity").fill("1200");
  await page.getByLabel("Length").fill("250");
  await page.getByLabel("Lift").fill("20");
  await page.getByLabel("Belt width").fill("1000");
  await page.getByLabel("Belt width").press("Tab");
  const create = page.getByRole("button", { name: "Create the conveyor" });
  await expect(create).toBeEnabled();
  await expect(page.getByRole("region", { name: "First results" })).toContainText("Absorbed power");
  await expectAccessible(page);
  await picture(page, info, "five-numbers");
  await create.click();

  await expect(page).toHaveURL(/\/conveyors\/(?!new)[^/]+$/);
  const before = await resultOf(page, "Te");
  // Lifting 1200 t/h by 20 m alone takes m·g·h = 65.4 kW.
  expect(await resultOf(page, "Absorbed power")).toBeGreaterThan(65.4);
  await openForm(page, "Capacity");
  await typeField(page, "capacityInp", "1500");
  await expect.poll(() => resultOf(page, "Te")).toBeGreaterThan(before);
  await expect(page.getByRole("status").filter({ hasText: "unsaved" })).toBeVisible();
  await picture(page, info, "editor");
  await expectAccessible(page);
});

test("the width follows the duty until it is typed, and again when it is given back", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await page.goto("/conveyors/new");
  const width = page.getByLabel("Belt width");
  const create = page.getByRole("button", { name: "Create the conveyor" });
  const widthFor = async (capacity: string) => {
    await page.getByLabel("Capacity").fill(capacity);
    await page.getByLabel("Capacity").press("Tab");
    await expect(create).toBeEnabled();
    return Number(await width.inputValue());
  };
  const [narrow, wide] = [await widthFor("300"), await widthFor("6000")];
  expect(wide).toBeGreaterThan(narrow);
  await picture(page, info, "five-numbers-automatic-width");
  await width.fill("1000");
  await width.press("Tab");
  expect(await widthFor("300")).toBe(1000);
  await page.getByRole("button", { name: "Back to automatic" }).click();
  await expect(width).toHaveValue(String(narrow));
  // A width on its way is not overwritten by what comes of a part of it.
  await width.fill("1400");
  await expect(create).toBeEnabled();
  await width.press("Backspace");
  await expect(create).toBeEnabled();
  await expect(width).toHaveValue("140");
  await expectAccessible(page);
});

test("every key of a number is answered, and the visit is one step to take back", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "KEYS");
  await openForm(page, "Capacity");
  const te = () => resultOf(page, "Te");
  const start = await te();
  const capacity = fieldAt(page, "capacityInp");
  const undo = page.getByRole("button", { name: /^Undo/ });
  await capacity.focus();
  await capacity.press("ControlOrMeta+a");
  const seen = [start];
  for (const key of ["1", "2", "0", "0"]) {
    await page.keyboard.press(key);
    await expect.poll(te).not.toBe(seen.at(-1));
    seen.push(await te());
  }
  // 1, 12, 120 and 1200 t/h: the more it carries, the more it pulls; a new conveyor carries 1800 t/h.
  expect(seen.slice(1)).toEqual(seen.slice(1).toSorted((one, other) => one - other));
  expect(seen.at(-1)).toBeLessThan(start);

  // Half a sum is no number: nothing is committed, nothing is lost, and its end is answered.
  await page.keyboard.type("+");
  await expect.poll(te).toBe(start);
  await expect(capacity).toHaveValue("1200+");
  await page.keyboard.type("300");
  await expect.poll(te).toBeGreaterThan(seen.at(-1) ?? 0);
  await page.keyboard.press("Tab");
  await expect(capacity).toHaveValue("1500");
  await expect(undo).toHaveAccessibleName("Undo: Change capacity");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(capacity).toHaveValue("1800");
  await expect(undo).toBeDisabled();

  await capacity.fill("700");
  await expect.poll(te).toBeLessThan(start);
  await capacity.press("Escape");
  await expect(capacity).toHaveValue("1800");
  await expect.poll(te).toBe(start);
  await expect(undo).toBeDisabled();
  await capacity.fill("9000000");
  await capacity.press("Enter");
  await expect(page.locator('[data-path="capacityInp"]').getByRole("alert")).toBeVisible();
  await expect(capacity).toHaveValue("9000000");
  await expect.poll(te).toBe(start);
});

test("a result opens down to what was typed, and that leads to its field", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "TRACE");
  await page.getByRole("region", { name: "Summary" }).getByRole("button", { name: "Te:" }).click();
  const trace = page.getByRole("complementary", { name: "How it was calculated" });
  await expect(trace).toContainText("sum of F");
  const closed = trace.locator("button[aria-expanded=false]");
  await closed.first().click();
  await expect(trace).toContainText("balance of belt tension along the loop");
  const typed = trace.getByRole("button", { name: /^entered as / });
  for (let depth = 0; depth < 6 && (await typed.count()) === 0; depth += 1) await closed.first().click();
  await picture(page, info, "trace");
  await expectAccessible(page);
  await typed.first().click();
  await expect(page.locator("[data-wanted=true] :focus")).toBeVisible();
});

test("a finding leads to the field that caused it", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "FINDING", { beltSpeedInp: 1 });
  const panel = await openSide(page, "Findings");
  await panel.getByRole("button", { name: /Cross-section fill exceeds the limit/ }).click();
  await expect(fieldAt(page, "beltSpeedInp")).toBeFocused();
});

test("units change what is shown and not a digit of what is stored", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  const id = await openNewConveyor(page, "UNITS", { beltWidthInp: 1066.8, capacityInp: 1234.5678 });
  await openForm(page, "Capacity");
  await page.getByText("Imperial", { exact: true }).click();
  await expect(fieldAt(page, "beltWidthInp")).toHaveValue("42");
  await picture(page, info, "imperial");
  await page.getByText("Metric", { exact: true }).click();
  await expect(fieldAt(page, "beltWidthInp")).toHaveValue("1066.8");
  await expect(fieldAt(page, "capacityInp")).toHaveValue("1234.5678");
  await expect(page.getByRole("status").filter({ hasText: "saved ✓" })).toBeVisible();
  await typeField(page, "beltSpeedInp", "3.5");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "saved ✓" })).toBeVisible();
  const [saved] = await (await page.request.get(`/api/conveyors/${id}`)).json();
  expect(saved).toMatchObject({ beltWidthInp: 1066.8, capacityInp: 1234.5678, beltSpeedInp: 3.5, revision: 2 });
});

test("methods stand side by side with the causes of their difference", async ({ page }, info) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "METHODS");
  const panel = await openSide(page, "Methods");
  await expect(panel.getByRole("columnheader", { name: "VISCO" }).first()).toBeVisible();
  await expect(panel).toContainText("Friction");
  await picture(page, info, "methods");
});

test("another method governs once it is chosen, and undo brings the first one back", async ({ page }) => {
  await signIn(page, people.subscriber);
  await openNewConveyor(page, "GOVERNED");
  const method = page.getByRole("combobox", { name: "Calculation method" });
  await expect(method).toHaveValue("ISO");
  await method.selectOption({ label: "GB/T 17119" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByRole("status").filter({ hasText: "saved ✓" })).toBeVisible();
  await page.reload();
  await expect(method).toHaveValue("GB");
  await method.selectOption({ label: "DIN 22101" });
  await page.getByRole("button", { name: "Undo", exact: false }).first().click();
  await expect(method).toHaveValue("GB");
});
