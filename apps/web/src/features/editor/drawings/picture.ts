import { saveFile } from "../../../ui/saving/save-file.ts";

/** Puts a picture on the clipboard. Given before it is made: a browser allows this only within the click. */
export async function copyPicture(picture: Promise<Blob>): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
}

export async function savePicture(name: string, picture: Promise<Blob>): Promise<void> {
  saveFile(fileName(name, "png"), "image/png", new Uint8Array(await (await picture).arrayBuffer()));
}

/** A name that every file system takes. */
export const fileName = (name: string, ending: string) => `${name.replace(/[^\w.-]+/g, "-") || "conveyor"}.${ending}`;

export async function canvasPicture(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("The picture cannot be made");
  return blob;
}
