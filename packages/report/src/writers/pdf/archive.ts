import { colourProfile } from "./colour-profile.ts";
import type { Doc } from "./face.ts";

type ArchiveKind = "PDF/A-1b" | "PDF/A-2b";

/** PDF/A-1 knows no transparency; a picture that lets the page shine through needs PDF/A-2. */
export function archiveFor(pictures: readonly string[]): ArchiveKind {
  const needsMore = pictures.some((one) => /^data:image\/png;base64,/.test(one) && isTransparent(one));
  return needsMore ? "PDF/A-2b" : "PDF/A-1b";
}

/** A PNG says its kind of colour in byte 25, and one transparent colour in a part of its own. */
function isTransparent(picture: string): boolean {
  try {
    const bytes = atob(picture.slice(picture.indexOf(",") + 1));
    return [4, 6].includes(bytes.charCodeAt(25)) || bytes.includes("tRNS");
  } catch {
    return false;
  }
}

/**
 * What an archive asks for and the library cannot give everywhere: it reads its colour profile from a file, and leaves an
 * ampersand in a title as it is, which breaks the description of the document.
 */
export function fitForArchive(doc: Doc): void {
  Object.assign(doc, {
    _addInfo: () => doc.appendXML(description(doc)),
    _addColorOutputIntent: () => addColours(doc),
  });
}

function description({ info }: Doc): string {
  const { Title = "", Author = "", Creator = "", Producer = "", CreationDate = new Date() } = info;
  const created = `${CreationDate.toISOString().slice(0, 19)}Z`;
  const author = Author === "" ? "" : `<dc:creator><rdf:Seq><rdf:li>${escaped(Author)}</rdf:li></rdf:Seq></dc:creator>`;
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(Title)}</rdf:li></rdf:Alt></dc:title>
${author}
<xmp:CreateDate>${created}</xmp:CreateDate>
<xmp:CreatorTool>${escaped(Creator)}</xmp:CreatorTool>
<pdf:Producer>${escaped(Producer)}</pdf:Producer>
</rdf:Description>`;
}

function addColours(doc: Doc): void {
  const profile = doc.ref({ N: 3 });
  profile.end(colourProfile());
  const name = new String("sRGB IEC61966-2.1");
  const intent = doc.ref({
    Type: "OutputIntent",
    S: "GTS_PDFA1",
    Info: name,
    OutputConditionIdentifier: name,
    DestOutputProfile: profile,
  });
  intent.end(undefined);
  if ("_root" in doc && hasData(doc._root)) doc._root.data.OutputIntents = [intent];
}

function hasData(root: unknown): root is { readonly data: { OutputIntents?: readonly unknown[] } } {
  return typeof root === "object" && root !== null && "data" in root;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
