import { expect } from "vitest";
import { describeApp } from "../test-support/app-suite.ts";
import { nobody } from "../test-support/people.ts";

const roles = { greedy: { subscription: "current" }, modest: { subscription: "current" } } as const;

describeApp(
  "calls without end,",
  roles,
  ({ test, people, call }) => {
    test("are refused to the one who makes them, and to nobody else", async () => {
      const calls = Array.from({ length: 150 }, () => call(people.greedy, "GET", "/api/selectionSettings"));
      const answers = await Promise.all(calls);
      const refused = answers.filter(({ statusCode }) => statusCode === 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused[0]?.json().code).toBe("too-many-requests");
      expect(refused[0]?.headers["retry-after"]).toBe("2");
      expect((await call(people.modest, "GET", "/api/selectionSettings")).statusCode).toBe(200);
      expect((await call(nobody, "GET", "/healthz")).statusCode).toBe(200);
    });

    test("with tickets end after a day's worth, and nothing of the rest is kept", async () => {
      const ticket = { subject: "Again", text: "And again", files: [] };
      const answers = [];
      for (let n = 0; n < 42; n += 1) answers.push(await call(people.modest, "POST", "/api/supportTickets", ticket));
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(40);
      expect(answers[41]?.json().code).toBe("too-many-tickets");
      expect((await call(people.modest, "GET", "/api/supportTicketListUser/")).json()).toHaveLength(40);
    });
  },
  { CALLS_PER_SECOND: "10" },
);
