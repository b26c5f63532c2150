import { type Fonts, loadFonts } from "@beltwright/report";
import regular from "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf?url";
import bold from "dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf?url";

const addresses: Readonly<Record<string, string>> = {
  "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf": regular,
  "dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf": bold,
};

/** Fetched with the first PDF, not with the page. */
export function fetchFonts(): Promise<Fonts> {
  return loadFonts(async (file) => {
    const answer = await fetch(addresses[file] ?? file);
    if (!answer.ok) throw new Error("A font could not be fetched");
    return new Uint8Array(await answer.arrayBuffer());
  });
}
