/** Nobody sees it. */
const mark = "\u200B";

/** The library that writes workbooks looks texts up in a plain object, and takes `valueOf` for one it has written. */
const isMistaken = (text: string) => text in {};

/** A text as a workbook can be given it. */
export function sheetText(text: string): string {
  return isMistaken(text) ? `${text}${mark}` : text;
}

/** What `sheetText` was given. */
export function textInSheet(text: string): string {
  const plain = text.endsWith(mark) ? text.slice(0, -mark.length) : text;
  return isMistaken(plain) ? plain : text;
}
