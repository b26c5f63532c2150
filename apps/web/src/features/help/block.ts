/** What a paragraph is made of. */
export type Inline =
  | { readonly kind: "text" | "strong" | "code" | "symbol"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly target: string };

/** What a page is made of, once read. */
export type Block =
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: "paragraph" | "note"; readonly parts: readonly Inline[] }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly kind: "equation" | "code"; readonly text: string }
  /** Made from data of the program: `::fields belt`, `::findings drives`, `::formulas cema-5`, `::drawing pulley`. */
  | { readonly kind: "made"; readonly what: string; readonly of: string };
