import { expect, it } from "vitest";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, day, noon } from "../test-support/people.ts";
import { openSession } from "./sessions.ts";
import { addSubscription } from "./subscriptions.ts";
import { findUserData } from "./user-data.ts";
import { confirmEmail, createUser, findUser, saveProfile, setAdmin, setUserGroup } from "./users.ts";

const profile = {
  firstName: "Ada",
  lastName: "Beltwright",
  companyName: "Conveyors Ltd",
  address1: "1 Pulley Street",
  address2: "Floor 2",
  city: "Perth",
  state: "WA",
  postCode: "6000",
  country: "Australia",
};

onEachDatabase("users", ({ store }) => {
  it("are known by their address in lower case", async () => {
    const { db } = store();
    const outcome = await createUser(db, { email: " Ada@Example.TEST ", passwordHash: "h", profile, now: noon });
    expect(outcome).toMatchObject({ kind: "created", user: { userName: "ada@example.test", ...profile } });
    expect(await findUser(db, "ADA@example.test")).toMatchObject({ userName: "ada@example.test", passwordHash: "h" });
    expect(await findUser(db, "eve@example.test")).toBeUndefined();
  });

  it("cannot be created twice, not even at once", async () => {
    const { db } = store();
    const user = { email: "twin@example.test", passwordHash: "h", now: noon };
    const outcomes = await Promise.all([createUser(db, user), createUser(db, { ...user, email: "TWIN@example.test" })]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["created", "taken"]);
  });

  it("change their profile, group, role and confirmation", async () => {
    const { db } = store();
    const userName = await aPerson(db, { confirmed: false });
    await saveProfile(db, { userName, profile });
    await setUserGroup(db, userName, "Perth office");
    await setAdmin(db, userName, true);
    await confirmEmail(db, userName);
    expect(await findUser(db, userName)).toMatchObject({
      ...profile,
      userGroup: "Perth office",
      userIsAdmin: true,
      emailConfirmed: true,
    });
  });

  it("show all that the specification lists and no secret", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    await openSession(db, { userName, now: noon });
    expect(await findUserData(db, userName, noon)).toEqual({
      userName,
      userIsAdmin: false,
      userHasSub: true,
      userGroup: "",
      noOfFilesUsed: 0,
      noOfFilesAllowed: 100,
      firstName: "",
      lastName: "",
      companyName: "",
      address1: "",
      address2: "",
      city: "",
      state: "",
      postCode: "",
      country: "",
      subscriptions: [expect.objectContaining({ planID: "pro", status: "Active", subStartDate: noon - day })],
      loginRecs: [{ loginDate: noon, logoutDate: null }],
      regoDate: noon,
      emailConfirmed: true,
      planFamily: "professional",
    });
  });

  it("lose files and subscription when it ends, and gain 100 files with each storage unit", async () => {
    const { db } = store();
    const userName = await aPerson(db);
    const subscription = {
      userName,
      planID: "pro",
      planName: "Professional",
      status: "Active",
      price: 1,
      billingCycle: 1,
    };
    await addSubscription(db, {
      ...subscription,
      subStartDate: noon,
      subEndDate: noon + day,
      storageUnits: 2,
      now: noon,
    });
    expect(await findUserData(db, userName, noon)).toMatchObject({ userHasSub: true, noOfFilesAllowed: 300 });
    expect(await findUserData(db, userName, noon + day + 1)).toMatchObject({ userHasSub: false, noOfFilesAllowed: 0 });
  });
});
