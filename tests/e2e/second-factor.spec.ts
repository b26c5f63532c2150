import { createHmac } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./steps/axe.ts";
import { messages, people, signIn, startSignedIn } from "./steps/people.ts";

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, section 6, and RFC 4226, section 5.3: what any authenticator app does with the key. */
function codeOf(key: string, now = Date.now()): string {
  const bits = [...key].map((digit) => digits.indexOf(digit).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const hash = createHmac("sha1", bytes).update(step).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

async function signInAgain(page: Page, userName: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto("/sign-in");
  await page.getByLabel("E-mail address").fill(userName);
  await page.getByLabel("Password", { exact: true }).fill("beltwright-demo");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
}

test("an authenticator app is set up, asked for, stood in for by a recovery code and reset", async ({
  page,
  browser,
}) => {
  await signIn(page, people.outsider);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  await expect(page.getByAltText("QR code for the authenticator app")).toBeVisible();
  await expectAccessible(page);
  const key = (await page.locator("code").first().textContent()) ?? "";
  // A step earlier counts as well, so that the code of now is still unused at sign-in.
  await page.getByLabel("Code of the app").fill(codeOf(key, Date.now() - 30_000));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your recovery codes")).toBeVisible();
  const [code = ""] = ((await page.locator("pre").first().textContent()) ?? "").split("\n");
  await page.getByRole("button", { name: "I have kept them" }).click();

  await signInAgain(page, people.outsider);
  await expectAccessible(page);
  await page.getByLabel("Code of your authenticator app").fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("The code or passkey is wrong, or was used before.")).toBeVisible();
  await page.getByLabel("Code of your authenticator app").fill(codeOf(key));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).not.toHaveURL(/sign-in/);

  await signInAgain(page, people.outsider);
  await page.getByLabel("Code of your authenticator app").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).not.toHaveURL(/sign-in/);

  const admin = await browser.newPage();
  await startSignedIn(admin, people.admin);
  await admin.goto(`/admin/users/${people.outsider}/edit`);
  const section = admin.getByRole("region", { name: "Second factor" });
  await expect(section).toContainText("Authenticator app, since");
  await expect(section).toContainText("Recovery codes left: 9");
  await section.getByRole("button", { name: "Reset second factor" }).click();
  const question = admin.getByRole("dialog", { name: "Reset second factor?" });
  await expectAccessible(admin);
  await question.getByRole("button", { name: "Reset second factor" }).click();
  await expect(messages(admin)).toContainText("now signs in with the password alone");
  await expect(section).toContainText("None: the password alone opens the account.");
  await expectAccessible(admin);
  await admin.goto("/admin/audit");
  await expect(admin.getByRole("table", { name: "Audit log" }).getByRole("row").nth(1)).toContainText(
    "reset second factor",
  );
  await admin.close();

  await page.context().clearCookies();
  await signIn(page, people.outsider);
  await page.goto("/profile");
  await expect(page.getByText("None yet: the password alone opens the account.")).toBeVisible();
});

test("a passkey is added and signs in", async ({ browser, baseURL }) => {
  // Browsers make passkeys for names only, not for addresses in numbers.
  const context = await browser.newContext({ baseURL: (baseURL ?? "").replace("127.0.0.1", "localhost") });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devtools.send("WebAuthn.addVirtualAuthenticator", { options: { ...options, isUserVerified: true } });
  await signIn(page, people.outsider);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await signInAgain(page, people.outsider);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Remove Passkey" }).click();
  await expect(page.getByText("None yet: the password alone opens the account.")).toBeVisible();
  await context.close();
});
