/** A picture file as a data address; undefined where the browser can make no picture of it. */
export async function pictureAddress(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  // Reports print these two kinds only; every other one is drawn anew.
  return ["image/png", "image/jpeg"].includes(file.type) ? addressOf(file) : redrawn(picture);
}

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

function redrawn(picture: ImageBitmap): string {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  return canvas.toDataURL("image/png");
}
