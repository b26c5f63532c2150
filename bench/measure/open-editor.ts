import { type Conveyor, conveyorToFile } from "@beltwright/model";
import type { Browser, BrowserPage } from "./browser.ts";
import { untilSettled, watchPages } from "./editor-page.ts";
import { signIn } from "./server-process.ts";

const password = "beltwright-demo";

/** Adds a conveyor to the server and opens it in the editor, as this person; ready when its first answer is shown. */
export async function openInEditor(
  browser: Browser,
  url: string,
  email: string,
  conveyor: Conveyor,
): Promise<BrowserPage> {
  const cookie = await signIn(url, email, password);
  const answer = await fetch(`${url}/api/conveyors`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(conveyorToFile(conveyor)),
  });
  if (answer.status !== 201) throw new Error(`Adding the conveyor answered ${answer.status}: ${await answer.text()}`);
  const { id }: { readonly id: string } = JSON.parse(await answer.text());
  const page = await browser.open("about:blank");
  await watchPages(page);
  const [name = "", value = ""] = cookie.split("=");
  await page.send("Network.setCookie", { url, name, value });
  await page.open(`${url}/conveyors/${id}`);
  await untilSettled(page);
  return page;
}

/** Milliseconds from the frame that shows the open form to the one that shows its first results, loaded once more. */
export async function firstSolve(page: BrowserPage): Promise<number> {
  await page.open(await page.evaluate<string>("location.href"));
  const milliseconds = await page.evaluate<number>("bench.firstSolve");
  await untilSettled(page);
  return milliseconds;
}
