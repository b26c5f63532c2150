const longestName = 80;

/** The header that names a downloaded file after its conveyor, whatever letters that has. */
export function attachment(convNo: string, extension: string): string {
  const name = convNo.trim().slice(0, longestName) || "conveyor";
  const safe = name.replace(/[\p{Cc}\\/:*?"<>|]/gu, "_");
  const plain = safe.replace(/[^\x20-\x7e]/g, "_");
  return `attachment; filename="${plain}.${extension}"; filename*=UTF-8''${encode(`${safe}.${extension}`)}`;
}

/** A cut pair of surrogates cannot be encoded, and a few marks that addresses allow are not allowed here. */
function encode(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}
