/** The cookies we set. Over https their names oblige browsers to take them from this very host only. */
export function cookieName(name: "session" | "device", publicUrl: string): string {
  return isHttps(publicUrl) ? `__Host-beltwright_${name}` : `beltwright_${name}`;
}

export function cookieOptions(publicUrl: string) {
  return { path: "/", httpOnly: true, sameSite: "lax", secure: isHttps(publicUrl) } as const;
}

function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith("https:");
}
