import { expect, type Page, test } from "@playwright/test";
import { expectSound } from "./steps/axe.ts";
import { demos, expectCompared } from "./steps/conveyors.ts";
import { formTitles, layouts, openConveyor, openForm, openSide, openTool, openView } from "./steps/editor.ts";
import { people, signIn } from "./steps/people.ts";

type Show = (page: Page) => Promise<unknown>;

/** An address whose page is there once its heading is and nothing is loading any more. */
const at =
  (path: string): Show =>
  async (page) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  };

const editor: Show = async (page) => openConveyor(page, await idOf(page, "C3"));
const panel =
  (title: string): Show =>
  async (page) => {
    await editor(page);
    await page.getByRole("button", { name: title, exact: true }).click();
    await page.locator("[data-panel]").getByRole("heading").first().waitFor();
  };
const compare: Show = async (page) => {
  const ids = (await demos(page)).slice(0, 3).map(({ id }) => id);
  await page.goto(`/conveyors/compare?ids=${ids.join(",")}`);
  await expectCompared(page);
};

async function idOf(page: Page, convNo: string): Promise<string> {
  const demo = (await demos(page)).find((one) => one.convNo === convNo);
  expect(demo, convNo).toBeDefined();
  return demo?.id ?? "";
}

async function motorForm(page: Page): Promise<void> {
  const [row] = await (await page.request.get("/api/motorsfromcategory/Metric%20Motor")).json();
  await at(`/motors/${row._id}`)(page);
}

/** Ten that nobody gets round, a few for everyone and the others as an administrator. */
const mainPublic: readonly Show[] = [at("/"), at("/App/THelp/formulas-cema-5")];
const mainInner: readonly Show[] = [
  ...["/", "/conveyors/demos", "/belts", "/profile", "/admin/users"].map(at),
  compare,
  panel("Reports"),
  editor,
];

const otherPublic =
  "/sign-in /register /forgot-password /reset-password?token=x /no/such/page /pricing /calculators /try?demo=C3 /App/THelp /App/THelp/getting-started /App/THelp/form-belt /App/THelp/findings-drives /App/THelp/subscriptions";
const libraries =
  "brakes fluidCouplings gearBoxes holdbacks idlers materials motors pulleys pullShafts pullShells pullWidths shaftCouplings starters";
const inEditor = ["Versions", "Proposals", "Comments", "Review", "Share"];
const otherInner =
  "/office-preferences /outbox /conveyors /conveyors?dialog=upload /conveyors/bin /conveyors/group /conveyors/new /subscribe /manage-subscriptions /support /admin/groups /admin/libraries /admin/audit";

async function lookOver(page: Page, screens: readonly Show[]): Promise<void> {
  for (const show of screens) {
    await show(page);
    await expectSound(page);
  }
}

/** Every form, view, side and tool of the editor, opened one after the other as a person does. */
async function lookOverEditor(page: Page): Promise<void> {
  await editor(page);
  for (const title of await formTitles(page)) {
    await openForm(page, title);
    await expectSound(page);
  }
  for (const view of [...layouts, "Section", "Part", "Charts", "Dynamic", "Uncertainty"]) {
    await openView(page, view);
    await expectSound(page);
  }
  for (const side of ["Findings", "Methods"] as const) {
    await openSide(page, side);
    await expectSound(page);
  }
  const fold = page.getByRole("button", { name: "Fold the results away" });
  if ((page.viewportSize()?.width ?? 0) < 1200 && (await fold.isVisible())) await fold.click();
  await openTool(page, "Discharge trajectory");
  await expectSound(page);
}

test("ten main screens can be read and hit, on a desk and on a telephone in the dark", async ({ page }) => {
  await lookOver(page, mainPublic);
  await signIn(page, people.admin);
  await lookOver(page, mainInner);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await lookOver(page, [at("/"), at("/conveyors/demos"), editor]);
});

for (const width of [1440, 1024, 1920, 390]) {
  for (const scheme of ["light", "dark"] as const) {
    test(`every screen can be read and hit at ${width} px, ${scheme}`, { tag: "@long" }, async ({ page }) => {
      test.setTimeout(1_200_000);
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await lookOver(page, [...mainPublic, ...otherPublic.split(" ").map(at)]);
      await signIn(page, people.admin);
      await lookOver(page, [...mainInner, motorForm, ...otherInner.split(" ").map(at)]);
      await lookOver(page, [...libraries.split(" ").map((name) => at(`/${name}`)), ...inEditor.map(panel)]);
      await lookOverEditor(page);
    });
  }
}
