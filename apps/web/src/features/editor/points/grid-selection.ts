/** A cell by its shown row and column. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The chosen block: from where it began to the cell that has the keyboard. */
export interface Block {
  readonly anchor: Cell;
  readonly active: Cell;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

const steps: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
};

/** A point chosen elsewhere, or sorted away, takes the active cell along. */
export function blockAtPoint(block: Block, order: readonly number[], point: number): Block {
  const row = order.indexOf(point);
  if (row < 0 || order[block.active.row] === point) return block;
  const active = { ...block.active, row };
  return { active, anchor: active };
}

interface Keys {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Where a key leads, as in a spreadsheet; undefined where it leads nowhere. Shift keeps the anchor. */
export function movedBlock(block: Block, keys: Keys, size: GridSize): Block | undefined {
  const to = cellAfter(block.active, keys, size);
  if (!to) return undefined;
  const active = within(to, size);
  return { active, anchor: keys.shiftKey && keys.key !== "Tab" ? block.anchor : active };
}

function cellAfter({ row, column }: Cell, { key, shiftKey, ctrlKey, metaKey }: Keys, size: GridSize): Cell | undefined {
  const isFar = ctrlKey || metaKey;
  const step = steps[key];
  if (step) {
    const factor = isFar ? Math.max(size.rows, size.columns) : 1;
    return { row: row + step.row * factor, column: column + step.column * factor };
  }
  switch (key) {
    case "Home":
      return { row: isFar ? 0 : row, column: 0 };
    case "End":
      return { row: isFar ? size.rows - 1 : row, column: size.columns - 1 };
    case "Tab":
      return { row, column: column + (shiftKey ? -1 : 1) };
    case "Enter":
      return { row: row + (shiftKey ? -1 : 1), column };
    default:
      return undefined;
  }
}

export function within({ row, column }: Cell, { rows, columns }: GridSize): Cell {
  return {
    row: Math.min(Math.max(row, 0), Math.max(0, rows - 1)),
    column: Math.min(Math.max(column, 0), Math.max(0, columns - 1)),
  };
}

export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function rangeOf({ anchor, active }: Block): Range {
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    left: Math.min(anchor.column, active.column),
    right: Math.max(anchor.column, active.column),
  };
}

export function isInside({ top, bottom, left, right }: Range, { row, column }: Cell): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}
