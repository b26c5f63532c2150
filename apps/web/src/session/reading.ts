import { useSession } from "./session.ts";

/**
 * Where to read what comes with the product. Somebody without an account is answered by the same calls under /api/try,
 * which know demos and shipped library rows and nothing of anybody.
 */
export function readingAddress(path: string, isVisitor: boolean): string {
  return isVisitor ? path.replace(/^\/api\//, "/api/try/") : path;
}

export function useIsVisitor(): boolean {
  return useSession().user === null;
}

export function useReadingAddress(): (path: string) => string {
  const isVisitor = useIsVisitor();
  return (path) => readingAddress(path, isVisitor);
}
