/**
 * What a careful eye would find fault with on a page, one sentence for each: text that is small, cut off or written over,
 * and targets that a finger misses. Runs within the page, so it holds all that it needs.
 */
export function layoutFaults(): readonly string[] {
  const smallestText = 11;
  const smallestTarget = 24;
  const targetKinds =
    "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=checkbox], [role=switch]";

  const texts = textsSeen();
  const holders = [...new Set(texts.map(({ holder }) => holder))];
  const targets = [...document.querySelectorAll(targetKinds)].filter((one) => !(one instanceof SVGElement));
  const faults = [
    ...holders.flatMap(faultsOfText),
    ...holders.filter(isNonsense).map((holder) => `no word for people: ${named(holder)}`),
    ...overlaps(),
    ...targets.flatMap(faultsOfTarget),
    ...(document.documentElement.scrollWidth > window.innerWidth ? ["the page is wider than the screen"] : []),
  ];
  return [...new Set(faults)];

  function faultsOfText(holder: Element): readonly string[] {
    const { fontSize, overflowX, overflowY, textOverflow } = getComputedStyle(holder);
    const isCut = (overflow: string) => overflow === "hidden" || overflow === "clip";
    // An index is as small as formulas have it in print.
    const isSmall = Number.parseFloat(fontSize) < smallestText && holder.closest("sub, sup") === null;
    const isTold = textOverflow === "ellipsis" && holder.closest("[title]") !== null;
    const isCutAside = isCut(overflowX) && holder.scrollWidth > holder.clientWidth + 1 && !isTold;
    const isCutBelow = isCut(overflowY) && holder.scrollHeight > holder.clientHeight + 3;
    return [
      ...(isSmall ? [`text of ${fontSize}: ${named(holder)}`] : []),
      ...(isCutAside ? [`cut off at the side: ${named(holder)}`] : []),
      ...(isCutBelow ? [`cut off below: ${named(holder)}`] : []),
    ];
  }

  /** What a program writes where it has nothing to say. */
  function isNonsense(holder: Element): boolean {
    return /\bundefined\b|\bNaN\b|\[object /.test(holder.textContent ?? "");
  }

  function overlaps(): readonly string[] {
    const seen = texts.filter(({ holder, box }) => {
      const found = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return found !== null && (holder.contains(found) || found.contains(holder));
    });
    seen.sort((one, other) => one.box.top - other.box.top);
    return seen.flatMap((one, at) => {
      const end = seen.findIndex((other, later) => later > at && other.box.top > one.box.bottom);
      return seen
        .slice(at + 1, end < 0 ? seen.length : end)
        .filter((other) => isOver(one, other))
        .map((other) => `${named(one.holder)} overlaps ${named(other.holder)}`);
    });
  }

  function isOver(one: Text, other: Text): boolean {
    if (one.holder.contains(other.holder) || other.holder.contains(one.holder)) return false;
    if (layerOf(one.holder) !== layerOf(other.holder)) return false;
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    return wide > 3 && high > 4;
  }

  /** A small one may take clicks around itself, by its label or its padding: then these count. */
  function faultsOfTarget(target: Element): readonly string[] {
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
    const all = [target, ...labels].filter(isShown);
    const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > 1 && height > 1);
    const [box] = boxes;
    if (!box || boxes.some(({ width, height }) => Math.min(width, height) >= smallestTarget - 0.5)) return [];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isHit = (right: number, down: number) =>
      all.some((one) => one.contains(document.elementFromPoint(x + right, y + down)));
    const reach = smallestTarget / 2 - 1;
    const isLarge = isHit(-reach, 0) && isHit(reach, 0) && isHit(0, -reach) && isHit(0, reach);
    if (!isHit(0, 0) || isLarge || isInSentence(target)) return [];
    return [`target of ${Math.round(box.width)} × ${Math.round(box.height)} px: ${named(target)}`];
  }

  /** A link within a sentence is as high as its line (WCAG 2.5.8, inline). */
  function isInSentence(target: Element): boolean {
    const sentence = target.closest("p, li, td, dd, label, div")?.textContent ?? "";
    const around = sentence.replace(target.textContent ?? "", "").trim();
    return getComputedStyle(target).display === "inline" && around !== "";
  }

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }

  interface Text {
    readonly holder: Element;
    readonly box: Box;
  }

  /** Every line of text that is shown. Drawings and charts have a scale of their own, and are zoomed. */
  function textsSeen(): Text[] {
    const lines: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || holder instanceof SVGElement || (node.textContent ?? "").trim() === "") continue;
      if (!isShown(holder) || isForReadersOnly(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].map((whole) => seenPart(holder, whole));
      lines.push(
        ...boxes
          .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1)
          .map((box) => ({ holder, box })),
      );
    }
    return lines;
  }

  /** What is left of a box where the boxes around it are cut off. */
  function seenPart(element: Element, { left, top, right, bottom }: Box): Box {
    const seen = { left, top, right, bottom };
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (overflowX !== "visible") {
        [seen.left, seen.right] = [Math.max(seen.left, box.left), Math.min(seen.right, box.right)];
      }
      if (overflowY !== "visible") {
        [seen.top, seen.bottom] = [Math.max(seen.top, box.top), Math.min(seen.bottom, box.bottom)];
      }
    }
    return seen;
  }

  /** What stays in its place while the page moves, or is laid over it, covers it on purpose. */
  function layerOf(element: Element): Element | null {
    const { position, zIndex } = getComputedStyle(element);
    if (position === "fixed" || position === "sticky" || zIndex !== "auto") return element;
    return element.parentElement && layerOf(element.parentElement);
  }

  function isShown(element: Element): boolean {
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isVisible && element.closest("[inert], [aria-hidden=true]") === null;
  }

  function isForReadersOnly(element: Element): boolean {
    const { clip, clipPath, position } = getComputedStyle(element);
    if (position === "absolute" && (clip !== "auto" || clipPath.startsWith("inset(50%"))) return true;
    return element.parentElement !== null && isForReadersOnly(element.parentElement);
  }

  function named(element: Element): string {
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 50);
    return `<${element.tagName.toLowerCase()} class="${element.className}"> "${words}"`;
  }
}
