import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { costOf } from "./call-costs.ts";

function aCall(method: string, route: string, { url = route, length = 0 } = {}): FastifyRequest {
  const headers = length === 0 ? {} : { "content-length": String(length) };
  return { method, url, headers, routeOptions: { method, url: route } } as unknown as FastifyRequest;
}

describe("what a call costs", () => {
  it("is one for a list", () => {
    expect(costOf(aCall("GET", "/api/conveyors"))).toBe(1);
  });

  it("grows with the conveyors that are compared", () => {
    const compared = (count: number) => {
      const ids = Array.from({ length: count }, (_, n) => `id${n}`).join(",");
      return costOf(aCall("GET", "/api/conveyorsinlist/:ids", { url: `/api/conveyorsinlist/${ids}` }));
    };
    expect(compared(16)).toBe(8 * compared(2));
    expect(compared(1)).toBeGreaterThan(1);
  });

  it("is more for the lists of visitors, which may be long, than for rows that are kept ready", () => {
    expect(costOf(aCall("GET", "/api/try/beltsfromcategory/:category"))).toBe(5);
    expect(costOf(aCall("GET", "/api/try/selectable/belts"))).toBe(1);
  });

  it("lets an address open ten links and write two of their reports a second, where it has 200 calls", () => {
    expect(200 / costOf(aCall("GET", "/api/links/:secret"))).toBe(10);
    expect(200 / costOf(aCall("GET", "/api/links/:secret/report"))).toBe(2);
  });

  it("grows with the length of a body, and faster for files of tickets", () => {
    const ticket = (length: number) => costOf(aCall("POST", "/api/supportTickets", { length }));
    const save = (length: number) => costOf(aCall("PUT", "/api/conveyors/:id", { length }));
    expect(ticket(500)).toBe(save(500));
    expect(ticket(4_000_000)).toBeGreaterThan(4 * save(4_000_000));
  });
});
