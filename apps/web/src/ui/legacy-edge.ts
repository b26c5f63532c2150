/** Edge before it was built on Chromium: versions 12 to 18 name themselves `Edge/`, later ones `Edg/`. */
export function isLegacyEdge(userAgent: string): boolean {
  return /\bEdge\/1[2-8]\./.test(userAgent);
}
