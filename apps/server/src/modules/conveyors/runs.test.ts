import { describe, expect, it } from "vitest";
import { aConveyor } from "../../test-support/conveyors.ts";
import { libraryApp } from "../../test-support/library-suite.ts";

const instant = { tension: 1000, position: 3, pointId: "1", time: 2 };
const summary = {
  scenario: { kind: "stop", load: "full", by: "ramp-down" },
  end: "completed",
  elements: 120,
  largest: instant,
  smallest: instant,
  slipTime: 0,
  findings: [
    {
      code: "dynamic-drive-slips",
      severity: "error",
      subject: "dynamics",
      source: { document: "d", clause: "c" },
      place: { driveId: "1" },
      values: { slipTime: 2 },
      limit: { most: 3 },
    },
  ],
};

describe("runs of a version over the wire", () => {
  const { call, admin, db } = libraryApp();
  const urlOf = async () => {
    const { id } = await aConveyor(db(), admin().userName, {});
    return `/api/conveyors/${id}/versions/1/runs`;
  };

  it("come back as they were kept", async () => {
    const url = await urlOf();
    expect((await call({ url })).json()).toEqual([]);
    const runs = [{ scenario: "stop ramp-down full", summary }];
    expect((await call({ method: "PUT", url, payload: runs })).json()).toEqual({ kept: 1 });
    expect((await call({ url })).json()).toEqual(runs);
  });

  it("are refused where a scenario comes twice or a run is no run", async () => {
    const url = await urlOf();
    const run = { scenario: "start full", summary };
    expect((await call({ method: "PUT", url, payload: [run, run] })).statusCode).toBe(400);
    const bare = [{ scenario: "start full", summary: { elements: 4 } }];
    expect((await call({ method: "PUT", url, payload: bare })).statusCode).toBe(400);
    expect((await call({ url })).json()).toEqual([]);
  });

  it("are not there for a version that never was", async () => {
    const url = (await urlOf()).replace("versions/1", "versions/9");
    expect((await call({ url })).statusCode).toBe(404);
    expect((await call({ method: "PUT", url, payload: [] })).statusCode).toBe(404);
  });
});
