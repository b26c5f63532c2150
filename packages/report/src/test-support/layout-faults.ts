import type { Mark } from "../writers/pdf/sheet.ts";

const paper = { short: 595.28, long: 841.89 };
const margin = 42;

/** What a reader would call a mistake of the printer: texts off the paper, over one another, and headings left alone. */
export function layoutFaults(marks: readonly Mark[]): readonly string[] {
  const pages = Map.groupBy(marks, ({ page }) => page);
  return [...pages].flatMap(([page, texts]) =>
    [...offPaper(texts), ...overOneAnother(texts), ...leftAlone(texts)].map((fault) => `page ${page}: ${fault}`),
  );
}

function offPaper(texts: readonly Mark[]): readonly string[] {
  const isLandscape = texts.some(({ x, width }) => x + width > paper.short - margin + 0.5);
  const [right, foot] = isLandscape ? [paper.long, paper.short] : [paper.short, paper.long];
  const isOff = ({ x, y, width, height }: Mark) =>
    x < margin - 0.5 || x + width > right - margin + 0.5 || y < margin - 12 || y + height > foot - margin + 8;
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

const introducing = new Set(["H1", "H2", "TH"]);

function leftAlone(texts: readonly Mark[]): readonly string[] {
  const body = texts.filter(({ role }) => role !== "frame");
  const last = body.reduce((one, other) => (other.y > one.y ? other : one), body[0] ?? texts[0] ?? none);
  return introducing.has(last.role) ? [`“${last.text}” is left alone at the foot`] : [];
}

const none: Mark = { page: 0, role: "P", text: "", x: margin, y: margin, width: 0, height: 0 };
