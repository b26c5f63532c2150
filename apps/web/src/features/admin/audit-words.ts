/** What an act was about, as a sentence would list it: `library: belts · owner: ann@example.com`. */
export function auditWords(details: string): string {
  const parsed: unknown = JSON.parse(details);
  if (typeof parsed !== "object" || parsed === null) return details;
  return Object.entries(parsed)
    .filter(([, value]) => value !== "" && value !== null)
    .map(([name, value]) => `${spaced(name)}: ${typeof value === "object" ? JSON.stringify(value) : String(value)}`)
    .join(" · ");
}

/** `userName` is read as `user name`. */
function spaced(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
