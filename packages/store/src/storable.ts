/** A text that no database can keep as it is: with a NUL, which PostgreSQL refuses, or with half of a character. */
export class TextRefused extends Error {
  override readonly name = "TextRefused";
}

export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** Both databases refuse the same, instead of one failing deep inside and the other keeping something else. */
export function refuseUnstorable(parameters: readonly unknown[]): void {
  for (const value of parameters) {
    if (typeof value === "string" && !isStorable(value)) throw new TextRefused("A text cannot be stored");
  }
}
