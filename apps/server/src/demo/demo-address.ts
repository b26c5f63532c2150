const domain = "@demo.test";

/** Addresses of this kind have a password everyone knows. The domain is reserved, so nobody's real one ends so. */
export function isDemoAddress(userName: string): boolean {
  return userName.toLowerCase().endsWith(domain);
}

export function demoAddress(name: string): string {
  return name + domain;
}
