import { faint, ink, type Sheet } from "./sheet.ts";

/** `room` is what one line takes with the space below it. */
const looks = {
  heading: { face: "bold", size: 11, room: 18, colour: ink, align: "left" },
  title: { face: "bold", size: 9.5, room: 16, colour: ink, align: "left" },
  caption: { face: "regular", size: 8, room: 16, colour: faint, align: "centre" },
} as const;

type TitleLook = keyof typeof looks;

const leading = 1.25;

/** What a title takes; names of parts in it may be long. An empty one takes nothing. */
export function titleHeight(sheet: Sheet, text: string, look: TitleLook): number {
  if (text === "") return 0;
  const { face, size, room } = looks[look];
  return room + (sheet.type.lines(text, face, size, sheet.width).length - 1) * size * leading;
}

export function drawTitle(sheet: Sheet, text: string, look: TitleLook): void {
  const { face, size, colour, align } = looks[look];
  const below = sheet.y + titleHeight(sheet, text, look);
  if (text !== "")
    sheet.type.lines(text, face, size, sheet.width).forEach((line, at) => {
      sheet.line(line, sheet.left, sheet.y + at * size * leading, sheet.width, { face, size, colour, align });
    });
  sheet.y = below;
}
