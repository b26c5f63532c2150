import { beginThread, saveOwnPreferences } from "@beltwright/store";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aConveyor } from "../../test-support/conveyors.ts";
import type { Mail } from "../mail/mailer.ts";
import { sendDigests } from "./digests.ts";

const start = Date.now();
const target = { kind: "design", title: "Whole design" } as const;
const minutes = (count: number) => start + count * 60_000;

describeApp("digests of comments", { owner: { subscription: "current" }, reader: {} }, ({ test, people, db }) => {
  const sent: Mail[] = [];
  const mailer = { kind: "outbox", send: async (mail: Mail) => void sent.push(mail), close: async () => {} } as const;
  const send = (now: number) =>
    sendDigests({ db: db(), mailer, publicUrl: "https://here.test", logger: { error: () => {} }, clock: () => now });
  const mention = async (text: string, now: number) => {
    const docUsers = [{ userName: people.reader.userName, canEdit: false, canCopy: false }];
    const { id } = await aConveyor(db(), people.owner.userName, { convNo: "C-7", docUsers });
    const by = { conveyorId: id, userName: people.owner.userName, now };
    for (const words of [text, "Again"]) {
      await beginThread(db(), { ...by, target, text: `@${people.reader.userName} ${words}` });
    }
    return id;
  };

  test("are one mail after ten minutes, by however many servers, with the words of colleagues only", async () => {
    const id = await mention("buy my belts", start);
    expect(await send(minutes(9))).toBe(0);
    const counts = await Promise.all([send(minutes(11)), send(minutes(11)), send(minutes(11))]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: people.reader.userName, subject: "Beltwright: 2 comments for you" });
    expect(sent[0]?.text).toContain(`https://here.test/conveyors/${id}?panel=comments`);
    expect(sent[0]?.text).toContain(`${people.owner.userName} mentions you.`);
    expect(sent[0]?.text).not.toContain("buy my belts");
    expect(await send(minutes(60))).toBe(0);
  });

  test("are not sent to whoever turned them off", async () => {
    sent.length = 0;
    await saveOwnPreferences(db(), people.reader.userName, { preferences: { commentMails: false }, now: start });
    await mention("look", minutes(100));
    expect(await send(minutes(120))).toBe(0);
    await saveOwnPreferences(db(), people.reader.userName, { preferences: {}, now: start });
    expect(await send(minutes(140))).toBe(0);
    expect(sent).toEqual([]);
  });
});
