import type { Doc } from "./face.ts";

type Element = ReturnType<Doc["struct"]>;
type Container = "Sect" | "Table" | "TR" | "TOC" | "TOCI";
export type Leaf = "H1" | "H2" | "P" | "TH" | "TD" | "Caption" | "Figure" | "Link" | "Code";

interface OpenLeaf {
  readonly kind: Leaf;
  readonly element: Element;
}

/**
 * What the marks on the pages mean and in which order they are read, for readers who listen to a document. A text belongs
 * to the element that is open; a text alone is a paragraph; lines, shades and what repeats on each page mean nothing.
 */
export class Structure {
  readonly #doc: Doc;
  #parent: Element;
  #leaf: OpenLeaf | undefined;
  #isMarked = false;

  constructor(doc: Doc) {
    this.#doc = doc;
    this.#parent = doc.struct("Document");
    doc.addStructure(this.#parent);
  }

  /** What a text printed now would be to a reader. */
  get role(): Leaf | "frame" {
    return this.#isMarked ? "frame" : (this.#leaf?.kind ?? "P");
  }

  /** Keeps the place of something that is drawn later. */
  reserve(kind: Container): (draw: () => void) => void {
    const element = this.#added(kind);
    return (draw) => {
      this.#inside(element, draw);
      element.end();
    };
  }

  group(kind: Container, draw: () => void): void {
    if (this.#isMarked) draw();
    else this.reserve(kind)(draw);
  }

  /** An element of texts; they may stand on several pages. */
  leaf(kind: Leaf, draw: (element: Element) => void, options: { readonly alt?: string } = {}): void {
    if (this.#isMarked) {
      draw(this.#parent);
      return;
    }
    const before = this.#leaf;
    const element = this.#added(kind, options);
    this.#leaf = { kind, element };
    draw(element);
    this.#leaf = before;
    element.end();
  }

  /** Marks what is drawn as a part of the open element; it stays on one page. */
  content(draw: () => void): void {
    if (this.#isMarked) draw();
    else if (this.#leaf === undefined) this.leaf("P", () => this.content(draw));
    else {
      const { kind, element } = this.#leaf;
      element.add(this.#doc.markStructureContent(kind));
      this.#marked(draw);
    }
  }

  /** Marks what is drawn as decoration; it stays on one page. */
  artifact(draw: () => void): void {
    if (this.#isMarked) {
      draw();
      return;
    }
    this.#doc.markContent("Artifact");
    this.#marked(draw);
  }

  #added(kind: Container | Leaf, options: { readonly alt?: string } = {}): Element {
    const element = this.#doc.struct(kind, options);
    this.#parent.add(element);
    return element;
  }

  #inside(element: Element, draw: () => void): void {
    const before = this.#parent;
    this.#parent = element;
    draw();
    this.#parent = before;
  }

  #marked(draw: () => void): void {
    this.#isMarked = true;
    draw();
    this.#isMarked = false;
    this.#doc.endMarkedContent();
  }
}
