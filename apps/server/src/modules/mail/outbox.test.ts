import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findInOutbox, listOutbox, outboxMailer } from "./outbox.ts";

const mail = { to: "anna@mine.example", subject: "Grüße", text: "One line.\n\nAnother, with ünïcode.\n" };

describe("the outbox", () => {
  let base = "";
  let folder = "";
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), "beltwright-outbox-"));
    folder = join(base, "outbox");
  });
  afterEach(() => rmSync(base, { recursive: true }));

  it("is empty before the first mail", async () => {
    expect(await listOutbox(folder)).toEqual([]);
  });

  it("keeps each mail whole, newest first", async () => {
    await outboxMailer(folder, () => 1_000).send({ ...mail, subject: "first" });
    await outboxMailer(folder, () => 2_000).send(mail);
    const [newest, oldest, ...rest] = await listOutbox(folder);
    expect(newest).toMatchObject({ ...mail, sentAt: 2_000 });
    expect(oldest).toMatchObject({ subject: "first", sentAt: 1_000 });
    expect(rest).toEqual([]);
    expect(await findInOutbox(folder, newest?.id ?? "")).toEqual(newest);
  });

  it("keeps mails sent in the same millisecond apart and in order", async () => {
    const mailer = outboxMailer(folder, () => 1_000);
    for (const subject of ["first", "second", "third"]) await mailer.send({ ...mail, subject });
    expect((await listOutbox(folder)).map(({ subject }) => subject)).toEqual(["third", "second", "first"]);
  });

  it("leaves no half-written file and shows none", async () => {
    await outboxMailer(folder, () => 1_000).send(mail);
    writeFileSync(join(folder, "00000000-03e8-7000-8000-aaaaaaaaaaaa.tmp"), '{"id":');
    expect(await listOutbox(folder)).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => name.endsWith(".json"))).toHaveLength(1);
  });

  it("is private, since the links in it open accounts", async () => {
    await outboxMailer(folder, () => 1_000).send(mail);
    const [name] = readdirSync(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, name ?? "")).mode & 0o777).toBe(0o600);
  });

  it.each(["../secret", "00000000-03e8-7000-8000-aaaaaaaaaaaa", "", "a/b"])(
    "finds nothing under the id '%s'",
    async (id) => {
      writeFileSync(join(base, "secret.json"), "{}");
      expect(await findInOutbox(folder, id)).toBeUndefined();
    },
  );
});
