import { type DesignDesk, type OpenDesign, Refusal } from "@beltwright/assistant";
import { problemSchema } from "@beltwright/contract";
import { type Conveyor, conveyorToFile, openConveyorRecord } from "@beltwright/model";
import type { CalculatedRecord } from "@beltwright/results";
import { z } from "zod";

/** A call of this server's own API, made with the token of whoever asks. */
interface OwnCall {
  readonly method: "GET" | "POST" | "PUT";
  readonly url: string;
  readonly body?: object;
}

interface OwnAnswer {
  readonly status: number;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export type CallApi = (call: OwnCall) => Promise<OwnAnswer>;

const listedSchema = z.array(z.looseObject({ id: z.string(), convNo: z.string(), project: z.string() }));
const storedSchema = z.looseObject({ id: z.string(), revision: z.number() });
const mostListed = 100;

/**
 * The conveyors of an account. Every tool is calls of the API with the same token, so that what it may see, save and
 * calculate is decided where it always is.
 */
export function accountDesk(callApi: CallApi): DesignDesk {
  const json = async (call: OwnCall): Promise<unknown> => JSON.parse(textOf((await answered(callApi, call)).bytes));
  return {
    designMeans: "Id of a conveyor, as list_designs gives it",
    saveAsMeans:
      "Number of a new conveyor to keep it as; without it, a new version of the same, whose versions all stay",
    list: async () => {
      const items = listedSchema.parse(await json({ method: "GET", url: `/api/conveyors?pageSize=${mostListed}` }));
      return items.map(({ id, convNo, project }) => ({ design: id, convNo, project }));
    },
    open: async (design) => {
      const found = z
        .array(storedSchema)
        .length(1)
        .parse(await json({ method: "GET", url: addressOf(design) }));
      return openStored(design, found[0]);
    },
    calculate: async (conveyor, { method, traces }) => {
      const query = new URLSearchParams({
        ...(method && { method }),
        ...(traces.length > 0 && { trace: traces.join() }),
      });
      // Our own API, which gives this record to everyone.
      return (await json({
        method: "POST",
        url: `/api/calculate?${query}`,
        body: conveyorToFile(conveyor),
      })) as CalculatedRecord;
    },
    keep: async ({ opened, conveyor, saveAs }) => {
      if (saveAs !== undefined) {
        const body = conveyorToFile({ ...conveyor, convNo: saveAs });
        const added = storedSchema.parse(await json({ method: "POST", url: "/api/conveyors", body }));
        return `Kept as a new conveyor ${saveAs}, id ${added.id}.`;
      }
      const body = { ...conveyorToFile(conveyor), revision: opened.revision };
      const saved = storedSchema.parse(await json({ method: "PUT", url: addressOf(opened.design), body }));
      return `Saved as version ${saved.revision}.`;
    },
    report: async (conveyor, { reports, format, language }) => {
      const query = new URLSearchParams({ reports, format, language });
      const call = { method: "POST", url: `/api/report?${query}`, body: conveyorToFile(conveyor) } as const;
      const { type, bytes } = await answered(callApi, call);
      return { kind: "bytes", name: `${conveyor.convNo}.${format}`, type, bytes };
    },
  };
}

function addressOf(design: string): string {
  return `/api/conveyors/${encodeURIComponent(design)}`;
}

function openStored(design: string, stored: z.infer<typeof storedSchema> | undefined): OpenDesign {
  const opened = openConveyorRecord(stored);
  if (stored === undefined || (opened.kind !== "opened" && opened.kind !== "migrated")) {
    throw new Refusal("This conveyor cannot be opened.");
  }
  const conveyor: Conveyor = opened.conveyor;
  return { design, conveyor, revision: stored.revision };
}

/** What the API refuses, an assistant is told in its words. */
async function answered(callApi: CallApi, call: OwnCall): Promise<OwnAnswer> {
  const answer = await callApi(call);
  if (answer.status < 400) return answer;
  const { data } = problemSchema.safeParse(JSON.parse(textOf(answer.bytes)));
  if (data === undefined) throw new Error(`${call.method} ${call.url} answered ${answer.status}`);
  const issues = (data.issues ?? []).map(({ field, message }) => `${field}: ${message}`);
  throw new Refusal([data.message, ...issues].join("\n"));
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
