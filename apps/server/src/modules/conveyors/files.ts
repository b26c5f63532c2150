import { messageFor, uploadedSchema } from "@beltwright/contract";
import {
  type ConveyorFileType,
  largestFile,
  mayDownloadConveyor,
  mayUploadConveyor,
  type SharedConveyor,
} from "@beltwright/model";
import { addConveyor, findRawConveyors, type RawConveyor, type Refused } from "@beltwright/store";
import multipart from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { sendJson } from "../libraries/json-answer.ts";
import { byWhomAndWhen } from "../libraries/library.ts";
import { attachment } from "./attachment.ts";
import type { ReadDesign } from "./design-task.ts";
import { sendAdded, sendIssues, sendMissing, sendRefused } from "./outcomes.ts";
import { readUpload } from "./read-upload.ts";
import type { ConveyorRoutesOptions } from "./route-options.ts";
import { about, fileText, idParams, refusals, uploadForm } from "./schemas.ts";

const uploads = [
  { path: "/api/conveyoruploadJson", type: "json", name: "JSON" },
  { path: "/api/conveyoruploadXml", type: "xml", name: "XML (T6)" },
] as const;

const downloads = [
  { path: "/api/downloadT6", name: "XML (T6)", mime: "application/xml", extension: "xml", format: "T6" },
  { path: "/api/downloadJson", name: "JSON", mime: "application/json", extension: "json", format: "Json" },
] as const;

/** Conveyors as files, out and in. */
export const conveyorFiles: FastifyPluginAsyncZod<ConveyorRoutesOptions> = async (app, options) => {
  await app.register(multipart, { limits: { fileSize: largestFile, files: 1, fields: 10, parts: 11 } });

  for (const { path, type, name } of uploads) {
    app.post(
      path,
      {
        schema: {
          ...about(`Add a conveyor from a ${name} file, sent as the form field "file"`),
          consumes: ["multipart/form-data"],
          body: uploadForm,
          response: { 201: uploadedSchema, ...refusals },
        },
      },
      async (request, reply) => upload(options, type, request, reply),
    );
  }

  for (const { path, name, mime, extension, format } of downloads) {
    app.get(
      `${path}/:id`,
      {
        schema: {
          ...about(`Download a conveyor as ${name}`),
          params: idParams,
          produces: [mime],
          response: { 200: { content: { [mime]: { schema: fileText } } }, ...refusals },
        },
      },
      async (request, reply) => {
        const raw = await findDownload(options, request.params.id, request, reply);
        if (raw === undefined) return reply;
        const text = await options.calculator.write(raw, format, getPerson(request));
        return reply
          .type(`${mime}; charset=utf-8`)
          .header("content-disposition", attachment(raw.row.conv_no, extension))
          .send(text);
      },
    );
  }
};

/** Told before the file is read: a file of many megabytes need not travel for a refusal. */
const roomForOne = { noOfFilesUsed: 0, noOfFilesAllowed: 1 };

async function upload(
  { db, calculator }: ConveyorRoutesOptions,
  type: ConveyorFileType,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const person = getPerson(request);
  const verdict = mayUploadConveyor(person, roomForOne);
  if (verdict.kind === "refused") return sendRefused(reply, "conveyor-add-failed", verdict);
  const file = await readUpload(request, type);
  if (file.kind === "refused") return sendProblem(reply, file.status, file.code);
  const source = { kind: "file", type, bytes: file.content } as const;
  const read = await calculator.read(source, { person, owner: person.userName });
  if (read.kind === "not-a-conveyor") return sendProblem(reply, 400, read.code);
  if (read.kind === "unreadable") return sendIssues(reply, 400, read.code, read.issues);
  const outcome = await addConveyor(db, { design: read.design, isUpload: true, ...byWhomAndWhen(request) });
  if (outcome.kind !== "added") return sendAdded(reply, outcome);
  const { conv_no: convNo, category } = read.design.columns;
  const added = { message: messageFor("conveyor-added"), id: outcome.conveyor.id, convNo, category };
  return sendJson(reply.code(201), { ...added, ...(read.check === undefined ? {} : { check: shown(read.check) }) });
}

type Check = NonNullable<Extract<ReadDesign, { kind: "read" }>["check"]>;

/** Where the results a file came with and ours differ: what a person moving from another program asks first. */
function shown({ compared, differences }: Check) {
  return {
    compared,
    differences: differences.map(({ computed, ...known }) => ({ ...known, computed: computed ?? null })),
  };
}

async function findDownload(
  { db }: ConveyorRoutesOptions,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RawConveyor | undefined> {
  const person = getPerson(request);
  // Asked about one of their own: whether they see this one is decided by the query for it.
  const verdict = mayDownloadConveyor(person, { userName: person.userName, conveyorGroup: "", docUsers: [] });
  if (verdict.kind === "refused") return refuse(reply, verdict);
  const [found] = await findRawConveyors(db, { ids: [id], userName: person.userName });
  if (found === undefined) {
    sendMissing(reply, "conveyor-download-failed");
    return undefined;
  }
  const byName = mayDownloadConveyor(person, seen(found));
  return byName.kind === "refused" ? refuse(reply, byName) : found;
}

function refuse(reply: FastifyReply, refusal: Refused): undefined {
  sendRefused(reply, "conveyor-download-failed", refusal);
  return undefined;
}

/** What the query has shown counts as a demo, which everyone sees: what is left to ask are the rights by name. */
function seen({ row, docUsers }: RawConveyor): SharedConveyor {
  return { userName: row.user_name, conveyorGroup: "", docUsers, isDemo: true };
}
