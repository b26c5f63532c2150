import { messageFor, uploadedSchema } from "@beltwright/contract";
import {
  type ConveyorFileType,
  compareResults,
  largestFile,
  mayDownloadConveyor,
  mayUploadConveyor,
  openConveyorFile,
  savedBefore,
  writeConveyorJson,
  writeConveyorT6,
} from "@beltwright/model";
import { addConveyor, type Design, findConveyor, toDesign } from "@beltwright/store";
import multipart from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { sendJson } from "../libraries/json-answer.ts";
import { byWhomAndWhen } from "../libraries/library.ts";
import { attachment } from "./attachment.ts";
import { calculated } from "./calculator.ts";
import { sendAdded, sendIssues, sendMissing, sendRefused } from "./outcomes.ts";
import { toReadDesign } from "./read-design.ts";
import { readUpload } from "./read-upload.ts";
import type { CalculatingOptions } from "./routes.ts";
import { about, fileText, idParams, refusals, uploadForm } from "./schemas.ts";

const uploads = [
  { path: "/api/conveyoruploadJson", type: "json", name: "JSON" },
  { path: "/api/conveyoruploadXml", type: "xml", name: "XML (T6)" },
] as const;

const downloads = [
  { path: "/api/downloadT6", name: "XML (T6)", mime: "application/xml", extension: "xml", write: writeConveyorT6 },
  { path: "/api/downloadJson", name: "JSON", mime: "application/json", extension: "json", write: writeConveyorJson },
] as const;

/** Conveyors as files, out and in. */
export const conveyorFiles: FastifyPluginAsyncZod<CalculatingOptions> = async (app, options) => {
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

  for (const { path, name, mime, extension, write } of downloads) {
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
        const design = await findDownload(options, request.params.id, request, reply);
        if (design === undefined) return reply;
        return reply
          .type(`${mime}; charset=utf-8`)
          .header("content-disposition", attachment(design.conveyor.convNo, extension))
          .send(write(design.conveyor, design.results));
      },
    );
  }
};

/** Told before the file is read: a file of many megabytes need not travel for a refusal. */
const roomForOne = { noOfFilesUsed: 0, noOfFilesAllowed: 1 };

async function upload(
  { db, calculator }: CalculatingOptions,
  type: ConveyorFileType,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const verdict = mayUploadConveyor(getPerson(request), roomForOne);
  if (verdict.kind === "refused") return sendRefused(reply, "conveyor-add-failed", verdict);
  const file = await readUpload(request, type);
  if (file.kind === "refused") return sendProblem(reply, file.status, file.code);
  const opened = openConveyorFile(type, file.content);
  const read = toReadDesign(opened);
  if (read.kind === "not-a-conveyor") return sendProblem(reply, 400, read.code);
  if (read.kind === "unreadable") return sendIssues(reply, 400, read.code, read.issues);
  const before = savedBefore(opened);
  const design = { ...(await calculated(calculator, read.design)), ...(before && { savedBefore: before }) };
  const outcome = await addConveyor(db, { design, isUpload: true, ...byWhomAndWhen(request) });
  if (outcome.kind !== "added") return sendAdded(reply, outcome);
  const { id, convNo, category } = outcome.conveyor;
  const check = Object.keys(read.design.results).length === 0 ? {} : { check: migrationCheck(read.design, design) };
  return sendJson(reply.code(201), { message: messageFor("conveyor-added"), id, convNo, category, ...check });
}

/** Where the results a file came with and ours differ: what a person moving from another program asks first. */
function migrationCheck(file: Design, ours: Design) {
  const { compared, differences } = compareResults(file.results, ours.results);
  return {
    compared,
    differences: differences.map(({ computed, ...known }) => ({ ...known, computed: computed ?? null })),
  };
}

/** With results by the program of today, whatever it calculated when the conveyor was saved. */
async function findDownload(
  { db, calculator }: CalculatingOptions,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Design | undefined> {
  const person = getPerson(request);
  // Asked about one of their own: whether they see this one is decided by the query for it.
  const verdict = mayDownloadConveyor(person, { userName: person.userName, conveyorGroup: "", docUsers: [] });
  if (verdict.kind === "refused") {
    sendRefused(reply, "conveyor-download-failed", verdict);
    return undefined;
  }
  const found = await findConveyor(db, { id, userName: person.userName });
  if (found === undefined) sendMissing(reply, "conveyor-download-failed");
  return found && calculated(calculator, toDesign(found));
}
