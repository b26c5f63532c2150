import { adminNewSubscription, getLibrary } from "@beltwright/model";
import { findUser, findUserData } from "@beltwright/store";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aLibraryRow } from "../../test-support/library-rows.ts";
import { nobody } from "../../test-support/people.ts";

const day = 86_400_000;
const profile = {
  firstName: "Ann",
  lastName: "Lee",
  companyName: "Ore",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postCode: "",
  country: "Chile",
};
const admins = [
  ["GET", "/api/UserListAll"],
  ["GET", "/api/UserList/user@example.com"],
  ["PUT", "/api/updateUser/user@example.com"],
  ["GET", "/api/userBelongings/user@example.com"],
  ["DELETE", "/api/deleteUser/user@example.com"],
  ["GET", "/api/UserList/user@example.com/subscriptions"],
  ["POST", "/api/UserList/user@example.com/subscriptions"],
  ["PUT", "/api/UserList/user@example.com/subscriptions/x"],
  ["DELETE", "/api/UserList/user@example.com/subscriptions/x"],
  ["GET", "/api/UserList/user@example.com/secondfactors"],
  ["DELETE", "/api/UserList/user@example.com/secondfactors"],
  ["GET", "/api/groups"],
  ["POST", "/api/groups"],
  ["DELETE", "/api/groups/Ore"],
  ["PUT", "/api/groups/Ore/members/user@example.com"],
  ["DELETE", "/api/groups/Ore/members/user@example.com"],
  ["GET", "/api/auditRecords"],
  ["GET", "/api/libraryModeration"],
  ["PUT", "/api/libraryModeration/belts/x/owner"],
  ["GET", "/api/supportTicketListAll/"],
  ["GET", "/api/supportTicketListOpen/"],
  ["GET", "/api/supportTicketListClosed/"],
] as const;

const roles = { admin: { userIsAdmin: true }, user: {}, subscriber: { subscription: "current" } } as const;

describeApp("administration and support", roles, ({ test, people, db, call }) => {
  test.each(admins)("lets only administrators %s %s", async (method, url) => {
    expect((await call(nobody, method, url)).statusCode).toBe(401);
    for (const who of [people.user, people.subscriber]) {
      const answer = await call(who, method, url);
      expect([answer.statusCode, answer.json().code]).toEqual([403, "not-admin"]);
    }
    expect(await findUser(db(), "user@example.com")).toBeDefined();
  });

  test("lists, shows and edits users, and says what the specification says", async () => {
    const list = await call(people.admin, "GET", "/api/UserListAll?page=1&pageSize=2");
    expect([list.json().length, list.headers["x-total-count"]]).toEqual([2, "3"]);
    const edit = { ...profile, userIsAdmin: false, emailConfirmed: true, userGroup: "Ore" };
    const saved = await call(people.admin, "PUT", "/api/updateUser/user@example.com", edit);
    expect(saved.json()).toMatchObject({ firstName: "Ann", userGroup: "Ore" });
    const { _id } = list.json()[0];
    expect((await call(people.admin, "GET", `/api/UserList/${_id}`)).json()).toMatchObject({ _id, userName: _id });
    const whole = { ...saved.json(), city: "Perth" };
    await call(people.admin, "PUT", "/api/updateUser/user@example.com", whole);
    const part = await call(people.admin, "PUT", "/api/updateUser/user@example.com", { state: "WA" });
    expect(part.json()).toEqual({ ...whole, state: "WA" });
    expect((await call(people.admin, "GET", "/api/UserList/none@example.com")).json().message).toBe(
      "Failed to load user",
    );
    const unknown = await call(people.admin, "PUT", "/api/updateUser/none@example.com", edit);
    expect(unknown.json().message).toBe("Failed to edit user");
    expect((await call(people.admin, "PUT", "/api/updateUser/admin@example.com", edit)).statusCode).toBe(409);
  });

  test("enters subscriptions by hand, which count at once and can be taken back", async () => {
    const now = Date.now();
    const { startsDaysAgo, subscriptionPeriod, ...terms } = adminNewSubscription;
    const start = now - startsDaysAgo * day;
    const body = { ...terms, subscriptionPeriod, subStartDate: start, subEndDate: start + subscriptionPeriod * day };
    const added = await call(people.admin, "POST", "/api/UserList/user@example.com/subscriptions", body);
    expect([added.statusCode, added.json()]).toMatchObject([
      201,
      { programName: "DeltaQ", subscriptionCost: 57, paymentStatus: "Pending", subIsCurrent: true },
    ]);
    expect(await findUserData(db(), "user@example.com", now)).toMatchObject({ userHasSub: true });
    const { id } = added.json();
    const storage = { ...body, addOns: [{ id: "TStorage100Yearly", amount: 108, quantity: 2 }] };
    await call(people.admin, "PUT", `/api/UserList/user@example.com/subscriptions/${id}`, storage);
    expect(await findUserData(db(), "user@example.com", now)).toMatchObject({ noOfFilesAllowed: 300 });
    expect((await call(people.admin, "DELETE", `/api/UserList/user@example.com/subscriptions/${id}`)).statusCode).toBe(
      200,
    );
    expect(await findUserData(db(), "user@example.com", now)).toMatchObject({ userHasSub: false });
    const audit = (await call(people.admin, "GET", "/api/auditRecords")).json();
    expect(audit.map(({ action }: { action: string }) => action).slice(0, 3)).toEqual([
      "delete subscription",
      "edit subscription",
      "add subscription",
    ]);
  });

  test("keeps groups", async () => {
    expect((await call(people.admin, "POST", "/api/groups", { name: "Team" })).statusCode).toBe(201);
    expect((await call(people.admin, "POST", "/api/groups", { name: "Team" })).statusCode).toBe(409);
    await call(people.admin, "PUT", "/api/groups/Team/members/user@example.com");
    const groups = (await call(people.admin, "GET", "/api/groups")).json();
    expect(groups).toContainEqual(expect.objectContaining({ name: "Team", members: ["user@example.com"] }));
    expect((await call(people.admin, "DELETE", "/api/groups/Team/members/user@example.com")).statusCode).toBe(200);
    expect((await call(people.admin, "DELETE", "/api/groups/Team")).statusCode).toBe(200);
  });

  test("goes through what people added to the libraries, and keeps what was done with it", async () => {
    const definition = getLibrary("belts");
    const by = { definition, category: "Ours" };
    const mine = await aLibraryRow(db(), { ...by, userName: people.admin.userName, description: "Kept 1000" });
    const { _id } = await aLibraryRow(db(), { ...by, userName: people.subscriber.userName, description: "Odd_1000" });
    const found = async (query = "") => {
      const answer = await call(people.admin, "GET", `/api/libraryModeration?${query}`);
      return [answer.headers["x-total-count"], answer.json().map(({ id }: { id: string }) => id)];
    };
    const all = ["1", [_id]];
    expect([await found(), await found("search=odd_1"), await found("search=SUBSCRIBER")]).toEqual([all, all, all]);
    expect([await found("search=odd%251"), await found("library=motors")]).toEqual([
      ["0", []],
      ["0", []],
    ]);
    const ownerOf = (id: string) => `/api/libraryModeration/belts/${id}/owner`;
    const taken = await call(people.admin, "PUT", ownerOf(_id), {});
    expect([taken.json(), await found()]).toEqual([{ userName: "subscriber@example.com" }, ["0", []]]);
    expect((await call(people.subscriber, "DELETE", `/api/belts/${_id}`)).statusCode).toBe(403);
    await call(people.admin, "PUT", ownerOf(_id), taken.json());
    expect(await found()).toEqual(all);
    expect((await call(people.admin, "PUT", ownerOf(_id), { userName: "none@example.com" })).statusCode).toBe(404);
    await call(people.admin, "DELETE", `/api/belts/${_id}`);
    await call(people.admin, "POST", `/api/belts/${_id}/undelete`);
    await call(people.admin, "DELETE", `/api/belts/${mine._id}`);
    const audit = (await call(people.admin, "GET", "/api/auditRecords")).json();
    const acts = audit.filter(({ subject }: { subject: string }) => ["Odd_1000", "Kept 1000"].includes(subject));
    // What one does with one's own is nobody's business.
    expect(acts.map(({ action }: { action: string }) => action)).toEqual([
      "library row undeleted",
      "library row deleted",
      "library row owner",
      "library row owner",
    ]);
    expect(JSON.parse(acts.at(-1).details)).toMatchObject({ from: "subscriber@example.com", to: "admin@example.com" });
  });

  test("answers tickets, which nobody else can read", async () => {
    const content = Buffer.from("<script>alert(1)</script>").toString("base64");
    const files = [{ name: 'a"b.html', type: "text/html", content }];
    const about = "Help";
    const opened = await call(people.user, "POST", "/api/supportTickets", { subject: about, text: "How?", files });
    expect(opened.statusCode).toBe(201);
    const { id } = opened.json();
    expect((await call(people.subscriber, "GET", `/api/supportTickets/${id}`)).json().message).toBe(
      "Failed to load support tickets",
    );
    expect((await call(people.subscriber, "POST", `/api/supportTickets/${id}/replies`, { text: "x" })).statusCode).toBe(
      404,
    );
    expect(
      (await call(people.subscriber, "PUT", `/api/supportTickets/${id}/status`, { status: "Closed" })).statusCode,
    ).toBe(404);
    expect((await call(people.subscriber, "GET", "/api/supportTicketListUser/")).json()).toEqual([]);

    await call(people.admin, "POST", `/api/supportTickets/${id}/replies`, { text: "So." });
    await call(people.admin, "PUT", `/api/supportTickets/${id}/status`, { status: "Closed" });
    expect((await call(people.admin, "GET", "/api/supportTicketListClosed/")).json()).toMatchObject([{ id }]);
    expect((await call(people.user, "GET", "/api/supportTicketListUser/")).json()).toMatchObject([
      { status: "Closed" },
    ]);
    await call(people.user, "POST", `/api/supportTickets/${id}/replies`, { text: "Still?" });
    expect((await call(people.admin, "GET", "/api/supportTicketListOpen/")).json()).toMatchObject([{ id }]);
    expect((await call(people.admin, "GET", "/api/supportTicketListClosed/")).json()).toEqual([]);
    expect((await call(people.admin, "GET", "/api/supportTicketListAll/")).json()).toMatchObject([{ id }]);

    const { messages } = (await call(people.user, "GET", `/api/supportTickets/${id}`)).json();
    expect(messages.map(({ isStaff }: { isStaff: boolean }) => isStaff)).toEqual([false, true, false]);
    const fileUrl = `/api/supportTicketFiles/${messages[0].files[0].id}`;
    expect((await call(people.subscriber, "GET", fileUrl)).statusCode).toBe(404);
    const file = await call(people.user, "GET", fileUrl);
    expect(file.headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
    });
    expect(file.body).toBe("<script>alert(1)</script>");
    const toldOf = async () => {
      const mails = (await call(people.admin, "GET", "/api/outbox")).json();
      const told = mails.filter(({ subject }: { subject: string }) => subject.includes(`ticket 1, ${about}`));
      return told.map(({ to }: { to: string }) => to).sort();
    };
    // The owner: received, answered, closed. The administrator: opened, answered.
    const [admin, owner] = ["admin@example.com", "user@example.com"];
    expect(await toldOf()).toEqual([admin, admin, owner, owner, owner]);
  });

  test("refuses empty, endless and broken tickets", async () => {
    for (const body of [
      { subject: "", text: "x" },
      { subject: "x", text: "" },
      { subject: "x", text: "y".repeat(30_000) },
      { subject: "x", text: "y", files: [{ name: "f", content: "not base 64!" }] },
    ]) {
      expect((await call(people.user, "POST", "/api/supportTickets", body)).statusCode).toBe(400);
    }
  });

  test("deletes a user last", async () => {
    expect((await call(people.admin, "DELETE", "/api/deleteUser/admin@example.com")).statusCode).toBe(409);
    const gone = await call(people.admin, "DELETE", "/api/deleteUser/user@example.com");
    expect(gone.json().message).toBe("User has been deleted from Database: user@example.com");
    expect((await call(people.user, "GET", "/api/profile")).statusCode).toBe(401);
    expect((await call(people.admin, "DELETE", "/api/deleteUser/user@example.com")).json().message).toBe(
      "Failed to delete User",
    );
  });
});
