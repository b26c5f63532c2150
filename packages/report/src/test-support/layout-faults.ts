import { type Mark, margin } from "../writers/pdf/sheet.ts";

/**
 * What a reader would call a mistake of the printer: texts off the paper or over one another, numbers torn in two, headings
 * left alone at the foot of a page, pages with hardly anything on them.
 */
export function layoutFaults(marks: readonly Mark[]): readonly string[] {
  const pages = [...Map.groupBy(marks, ({ page }) => page)].toSorted(([one], [other]) => one - other);
  return pages.flatMap(([page, texts], at) => {
    const next = pages[at + 1]?.[1];
    const found = [
      ...offPaper(texts),
      ...overOneAnother(texts),
      ...brokenNumbers(texts),
      ...leftAlone(texts),
      ...hardlyUsed(texts, next),
    ];
    return found.map((fault) => `page ${page}: ${fault}`);
  });
}

function offPaper(texts: readonly Mark[]): readonly string[] {
  const isOff = ({ x, y, width, height, paper }: Mark) =>
    x < margin - 0.5 ||
    x + width > paper.width - margin + 0.5 ||
    y < margin - 12 ||
    y + height > paper.height - margin + 8;
  return texts.filter(isOff).map(({ text }) => `“${text}” is off the paper`);
}

/** Letters do not fill their boxes: a little overlap is not seen. */
const [sideways, upwards] = [1, 1.5];

function overOneAnother(texts: readonly Mark[]): readonly string[] {
  const sorted = texts.filter(({ text }) => text.trim() !== "").toSorted((one, other) => one.y - other.y);
  return sorted.flatMap((one, at) => {
    const near: Mark[] = [];
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || other.y >= one.y + one.height - upwards) break;
      near.push(other);
    }
    return near
      .filter((other) => one.x + sideways < other.x + other.width && other.x + sideways < one.x + one.width)
      .map((other) => `“${one.text}” and “${other.text}” overlap`);
  });
}

/** Lines of one cell stand closer than rows do: digits above digits there are one number that found no room. */
function brokenNumbers(texts: readonly Mark[]): readonly string[] {
  const digits = texts.filter(({ role, text }) => role === "TD" && /^-?[\d.,]+$/.test(text));
  return digits.flatMap((one) => {
    const below = digits.find(
      (other) =>
        other.y > one.y &&
        other.y < one.y + 1.4 * one.height &&
        Math.abs(one.x + one.width - other.x - other.width) < 0.1,
    );
    return below === undefined ? [] : [`“${one.text}” and “${below.text}” are one number`];
  });
}

const introducing: ReadonlySet<string> = new Set(["H1", "H2", "TH"]);
const bodyOf = (texts: readonly Mark[]) => texts.filter(({ role }) => role !== "frame");
const lowest = (texts: readonly Mark[]) => texts.reduce((one, other) => (other.y > one.y ? other : one));
const highest = (texts: readonly Mark[]) => texts.reduce((one, other) => (other.y < one.y ? other : one));

function leftAlone(texts: readonly Mark[]): readonly string[] {
  const body = bodyOf(texts);
  if (body.length === 0) return ["nothing on it"];
  const last = lowest(body);
  return introducing.has(last.role) ? [`“${last.text}” is left alone at the foot`] : [];
}

/** Unless the next page begins another report, what stands there should have begun here; before a turned one, a short report should stay upright. */
function hardlyUsed(texts: readonly Mark[], next: readonly Mark[] | undefined): readonly string[] {
  const [here, after] = [bodyOf(texts), bodyOf(next ?? [])];
  if (here.length === 0 || after.length === 0) return [];
  const [{ y, paper }, first] = [lowest(here), highest(after)];
  if (paper.width !== first.paper.width) {
    const isLeft = paper.width < first.paper.width && y < paper.height * 0.4;
    return isLeft ? ["hardly anything on it before a turned one"] : [];
  }
  return first.role !== "H1" && y < paper.height * 0.3 ? ["hardly anything on it"] : [];
}
