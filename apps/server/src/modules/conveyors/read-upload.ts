import type { ProblemCode } from "@beltwright/contract";
import { type ConveyorFileType, conveyorFileType } from "@beltwright/model";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";

type ReadUpload =
  | { readonly kind: "read"; readonly content: Uint8Array }
  | { readonly kind: "refused"; readonly status: number; readonly code: ProblemCode };

/** The file of a form, when it is there and of the type the call is for. */
export async function readUpload(request: FastifyRequest, type: ConveyorFileType): Promise<ReadUpload> {
  if (!request.isMultipart()) return wrongFile;
  try {
    const file = await request.file();
    if (file === undefined || file.fieldname !== "file" || !isOfType(file, type)) return wrongFile;
    return { kind: "read", content: await file.toBuffer() };
  } catch (error) {
    return refusalOf(error);
  }
}

const wrongFile: ReadUpload = { kind: "refused", status: 400, code: "upload-wrong-file" };

/** "A file whose type contains json or xml"; where the browser knows no type, the extension tells. */
function isOfType({ mimetype, filename }: MultipartFile, type: ConveyorFileType): boolean {
  return mimetype.toLowerCase().includes(type) || conveyorFileType(filename) === type;
}

/** A form that is cut off or malformed is the sender's; whatever else went wrong is ours. */
function refusalOf(error: unknown): ReadUpload {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : undefined;
  if (status === 413) return { kind: "refused", status, code: "file-too-large" };
  return { kind: "refused", status: 400, code: "upload-failed" };
}
