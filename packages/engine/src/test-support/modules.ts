/** What the test runner offers for finding files; the engine itself never uses it. */
declare global {
  interface ImportMeta {
    glob<Module>(pattern: string | readonly string[], options: { readonly eager: true }): Record<string, Module>;
  }
}

/** Every module with formulas, tests left out, by its path below `standards` or `rules` without the ending. */
export function formulaModules(): readonly { readonly path: string; readonly exports: Record<string, unknown> }[] {
  const found = import.meta.glob<Record<string, unknown>>(
    ["../standards/**/*.ts", "../rules/**/*.ts", "!../**/*.test.ts"],
    { eager: true },
  );
  return Object.entries(found).map(([file, exports]) => ({
    path: file.replace(/^\.\.\/(standards|rules)\//, "").replace(/\.ts$/, ""),
    exports,
  }));
}
