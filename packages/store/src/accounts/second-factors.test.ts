import { expect, it } from "vitest";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, day, noon } from "../test-support/people.ts";
import { takeAllowance } from "./allowance.ts";
import {
  addSecondFactor,
  countRecoveryCodes,
  listSecondFactors,
  newRecoveryCodes,
  removeSecondFactor,
  takeRecoveryCode,
  useSecondFactor,
} from "./second-factors.ts";

onEachDatabase("second factors", ({ store }) => {
  const db = () => store().db;
  const anApp = async (userName: string) => {
    const factor = { userName, kind: "totp", name: "Phone", secret: "KEY", isConfirmed: false, now: noon } as const;
    return (await addSecondFactor(db(), factor))?.id ?? "";
  };

  it("count from their first right code on, and take each code once", async () => {
    const userName = await aPerson(db());
    await anApp(userName);
    const id = await anApp(userName);
    expect(await listSecondFactors(db(), userName)).toMatchObject([{ id, isConfirmed: false }]);
    const use = (counter: number) => useSecondFactor(db(), { userName, id, counter, now: noon });
    const outcomes = await Promise.all([use(7), use(7), use(7)]);
    expect(outcomes.filter((isUsed) => isUsed)).toHaveLength(1);
    expect([await use(7), await use(6), await use(8)]).toEqual([false, false, true]);
    expect(await listSecondFactors(db(), userName)).toMatchObject([{ isConfirmed: true, lastUsedAt: noon }]);
  });

  it("are one person's alone", async () => {
    const [userName, other] = [await aPerson(db()), await aPerson(db())];
    const id = await anApp(userName);
    expect(await useSecondFactor(db(), { userName: other, id, counter: 9, now: noon })).toBe(false);
    expect(await removeSecondFactor(db(), { userName: other, id })).toBe(false);
    expect(await listSecondFactors(db(), userName)).toHaveLength(1);
  });

  it("come with codes that work once, until new ones are made or the last factor goes", async () => {
    const [userName, other] = [await aPerson(db()), await aPerson(db())];
    const id = await anApp(userName);
    const [old = ""] = await newRecoveryCodes(db(), userName);
    const [code = "", second = ""] = await newRecoveryCodes(db(), userName);
    const take = (who: string, one: string) => takeRecoveryCode(db(), who, one);
    expect([await take(userName, old), await take(other, code)]).toEqual([false, false]);
    expect([await take(userName, code), await take(userName, code)]).toEqual([true, false]);
    expect(await countRecoveryCodes(db(), userName)).toBe(9);
    await useSecondFactor(db(), { userName, id, counter: 1, now: noon });
    await anApp(userName);
    await removeSecondFactor(db(), { userName, id });
    expect(await take(userName, second)).toBe(false);
  });
});

onEachDatabase("an allowance", ({ store }) => {
  const take = (subject: string, now = noon) =>
    takeAllowance(store().db, { subject, most: 3, windowMilliseconds: day, now });

  it("is used up, also by many at once, and begins anew when its time is over", async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => take("mail to:a")));
    expect(outcomes.filter((isTaken) => isTaken)).toHaveLength(3);
    expect([await take("mail to:b"), await take("mail to:a", noon + day - 1)]).toEqual([true, false]);
    expect(await take("mail to:a", noon + day)).toBe(true);
  });
});
