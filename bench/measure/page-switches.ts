import type { BrowserPage } from "./browser.ts";

/** A button of the editor and what it opens: the form of that name, or a view. */
interface Switch {
  readonly button: string;
  readonly opened: string;
}

const forms = [
  "points",
  "belt",
  "drives",
  "takeup",
  "material",
  "carryIdlers",
  "verticalCurves",
  "pulleys",
  "capacity",
];
const tabs = ["Section", "Part", "Charts", "Dynamic", "Layout"];
const layouts = ["Route", "Long section", "Plan", "Profile"];

/** Installed in the page: a view is there once its picture is, which a worker may draw; without the plan the dynamic one is a text. */
const shown = `
bench.named = (selector, name) => [...document.querySelectorAll(selector)].find((one) => one.textContent === name);
bench.hasPicture = () => [...document.querySelectorAll("[role=tabpanel] :is(svg:not([aria-hidden]), canvas, section[aria-label^=Dynamic])")]
  .some((one) => one.getBoundingClientRect().width > 100);
bench.switched = async (what, button, isOpen) => {
  await bench.until("the button to " + what, button);
  const begun = performance.now();
  button().click();
  await bench.until(what, () => isOpen() && bench.hasPicture());
  return (await bench.painted()) - begun;
};
0`;

const switches: readonly Switch[] = [
  ...forms.map((name) => ({
    button: `document.querySelector('[data-form="${name}"]')`,
    opened: `document.querySelector('[data-form="${name}"]').ariaCurrent === "page" && document.querySelector('section[aria-label$=" form"]')`,
  })),
  ...tabs.map((title) => ({
    button: `bench.named("[role=tab]", "${title}")`,
    opened: `bench.named("[role=tab]", "${title}").ariaSelected === "true"`,
  })),
  ...layouts.map((title) => ({
    button: `bench.named("[role=radiogroup] label", "${title}")`,
    opened: `bench.named("[role=radiogroup] label", "${title}").dataset.active === "true"`,
  })),
];

/** Milliseconds from the click to the painted form and picture, once for each form and view. */
export async function pageSwitches(page: BrowserPage): Promise<readonly number[]> {
  await page.evaluate(shown);
  const times: number[] = [];
  for (const { button, opened } of switches) {
    const what = JSON.stringify(`show ${button}`);
    times.push(await page.evaluate<number>(`bench.switched(${what}, () => ${button}, () => ${opened})`));
    await new Promise((wake) => setTimeout(wake, 150));
  }
  return times;
}
