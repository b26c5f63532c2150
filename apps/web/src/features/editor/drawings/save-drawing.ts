import { type Drawing, toDxf, toSvg } from "@beltwright/drawing";
import { saveFile } from "../../../ui/saving/save-file.ts";

export type DrawingFormat = "svg" | "dxf" | "png";

/** Writes a drawing to a file of the person's own, on white paper as it would be printed. */
export async function saveDrawing(drawing: Drawing, convNo: string, format: DrawingFormat): Promise<void> {
  const name = `${convNo} ${drawing.name}.${format}`.replace(/[^\w.-]+/g, "-");
  if (format === "svg") return saveFile(name, "image/svg+xml", toSvg(drawing, { theme: "light" }));
  if (format === "dxf") return saveFile(name, "application/dxf", toDxf(drawing));
  saveFile(name, "image/png", await toPng(drawing));
}

/** Twice as sharp as on the screen: enough for a page of a report. */
const sharpness = 2;

async function toPng(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = drawing.size;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toSvg(drawing, { theme: "light" }))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("The picture cannot be made");
  return new Uint8Array(await blob.arrayBuffer());
}
