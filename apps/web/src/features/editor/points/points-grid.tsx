import { findFollowed, helpText, outputAt, type UnitSystem, unitLabel } from "@beltwright/model";
import { elementScroll, type observeElementRect, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, type RefObject, useDeferredValue, useLayoutEffect, useRef } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useBuiltParts } from "../charts/use-calculated.ts";
import { PointComments } from "../comments/comment-mark.tsx";
import { useConveyor } from "../document/editor-context.ts";
import {
  cellPath,
  columnGroups,
  frozenLefts,
  type GridColumn,
  gridColumns,
  gridWidth,
  labelOf,
  numberWidth,
} from "./columns.ts";
import styles from "./grid.module.css";
import { BuiltContext, GridCell } from "./grid-cell.tsx";
import { isInside } from "./grid-selection.ts";
import { PasteChoice } from "./paste-choice.tsx";
import { type Grid, useGrid } from "./use-grid.ts";

const rowHeight = 26;
const headHeight = 88;
/** As the style sheet has it where there are rows enough. */
const boxHeight = 360;
/** Those in sight of a table that has just been made; the others follow once these have been painted. */
const firstColumns = gridColumns.slice(0, 8);

/** Told when the page has been laid out; to ask would have it laid out once more. */
const observeHeight: typeof observeElementRect = ({ scrollElement }, tell) => {
  if (!(scrollElement instanceof HTMLElement)) return;
  const observer = new ResizeObserver(() => tell({ width: 0, height: scrollElement.offsetHeight }));
  observer.observe(scrollElement);
  return () => observer.disconnect();
};

/** A table that has just been made stands at its top; to be sent there, too, would have the page laid out once more. */
const scrollFromTop: typeof elementScroll = (offset, options, instance) => {
  if (offset > 0 || instance.scrollOffset) elementScroll(offset, options, instance);
};

/** Below the headings and above the lower edge, by what is known without asking the page. */
function isInSight({ scrollOffset, scrollRect }: Virtualizer<HTMLDivElement, Element>, row: number): boolean {
  const top = row * rowHeight - (scrollOffset ?? 0);
  return top >= 0 && top + rowHeight <= (scrollRect?.height ?? 0) - headHeight;
}

/** Points and sections as a spreadsheet: arrow keys, typing, F2, copy and paste, Ctrl+D, Ctrl+Enter, sorting. */
export function PointsGrid() {
  const box = useRef<HTMLDivElement>(null);
  const grid = useGrid(box);
  const latest = useRef(grid);
  useLayoutEffect(() => {
    latest.current = grid;
  });
  const virtual = useVirtualizer({
    count: grid.order.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    initialRect: { width: 0, height: boxHeight },
    observeElementRect: observeHeight,
    scrollToFn: scrollFromTop,
    // The headings stay in sight and hide what is behind them.
    scrollPaddingEnd: headHeight,
  });
  const keyboard = useKeyboardInside(box, grid, (row) => {
    if (!isInSight(virtual, row)) virtual.scrollToIndex(row);
  });
  const built = useBuiltParts();
  const columns = useDeferredValue(gridColumns, firstColumns);
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <div ref={box} className={styles.box}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is edited is a grid
          role="grid"
          aria-label="Points and sections"
          aria-rowcount={grid.order.length + 2}
          aria-multiselectable
          className={styles.grid}
          style={{ width: gridWidth }}
          {...keyboard}
          onKeyDown={grid.press}
          onPaste={grid.paste}
          onCopy={grid.copy}
        >
          <Columns />
          <Headings grid={grid} />
          <BuiltContext value={built}>
            <tbody>
              {above > 0 && <Spacer height={above} />}
              {items.map(({ index }) => (
                <Row key={grid.order[index]} {...{ grid, latest, columns }} shown={index} />
              ))}
              {below > 0 && <Spacer height={below} />}
            </tbody>
          </BuiltContext>
        </table>
      </div>
      <p className={styles.note} role="status">
        {grid.said}
      </p>
      <PasteChoice grid={grid} />
    </>
  );
}

/** Keeps the active cell in sight and gives it the keyboard, also where its row has yet to be drawn. */
function useKeyboardInside(box: RefObject<HTMLDivElement | null>, { block }: Grid, scrollTo: (row: number) => void) {
  const isInside = useRef(false);
  const { row, column } = block.active;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolled where the active cell moves, not where rows are drawn
  useLayoutEffect(() => {
    scrollTo(row);
    if (isInside.current) activeCell(box)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [row, column]);
  useLayoutEffect(() => {
    // The cell that had the keyboard went out of sight and took it along.
    if (isInside.current && document.activeElement === document.body) activeCell(box)?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLTableElement>) => {
      isInside.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}

function activeCell(box: RefObject<HTMLDivElement | null>): HTMLElement | null {
  return box.current?.querySelector<HTMLElement>("[data-active=true]") ?? null;
}

/** Stands for the rows that are out of sight. */
function Spacer({ height }: { readonly height: number }) {
  return <tr aria-hidden style={{ height }} />;
}

/** How wide each is, whatever stands in it: the browser need not measure every cell to know. */
function Columns() {
  return (
    <colgroup>
      <col style={{ width: numberWidth }} />
      {gridColumns.map(({ name, width }) => (
        <col key={name} style={{ width }} />
      ))}
    </colgroup>
  );
}

function Headings({ grid }: { readonly grid: Grid }) {
  const system = useUnitSystem();
  return (
    <thead className={styles.head}>
      <GroupHeadings />
      <tr aria-rowindex={2}>
        <th scope="col" className={styles.number}>
          No
        </th>
        {gridColumns.map((column, index) => (
          <th
            key={column.name}
            scope="col"
            className={styles.heading}
            style={{ left: frozenLefts.get(column.name) }}
            data-frozen={frozenLefts.has(column.name)}
            aria-sort={sortWord(grid, index)}
          >
            <button
              type="button"
              tabIndex={-1}
              className={styles.sort}
              title={`${column.kind === "field" ? helpText(column.field.help, system) : labelOf(column)} Sort: Alt+↓`}
              onClick={() => grid.sortBy(index)}
            >
              {labelOf(column)}
              {grid.sort?.column === index && (grid.sort.isDown ? " ▼" : " ▲")}
              <span className={styles.unit}>{unitOf(column, system)}</span>
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What the columns below are about; the first of them stay in sight. */
function GroupHeadings() {
  return (
    <tr aria-rowindex={1} className={styles.groups}>
      {columnGroups.map(({ title, columns }, at) => (
        <th
          key={title}
          scope="colgroup"
          colSpan={columns.length + (at === 0 ? 1 : 0)}
          className={styles.heading}
          style={at === 0 ? { left: 0 } : {}}
          data-frozen={at === 0}
        >
          {title}
        </th>
      ))}
    </tr>
  );
}

function unitOf(column: GridColumn, system: UnitSystem): string {
  if (column.kind === "result") return unitLabel(outputAt(cellPath(0, column))?.unit ?? "1", system);
  return column.field.kind === "number" ? unitLabel(column.field.unit, system) : "";
}

function sortWord({ sort }: Grid, column: number): "ascending" | "descending" | "none" {
  if (sort?.column !== column) return "none";
  return sort.isDown ? "descending" : "ascending";
}

/** Says that the point is computed from one of the carry strand. */
function FollowMark({ row }: { readonly row: number }) {
  const followed = useConveyor((conveyor) => findFollowed(conveyor, row)?.no);
  if (followed === undefined) return null;
  const title = `Follows point ${followed}`;
  return (
    <span className={styles.mark} role="img" aria-label={title} title={title}>
      ↳
    </span>
  );
}

interface RowProps {
  readonly grid: Grid;
  readonly latest: RefObject<Grid>;
  readonly columns: readonly GridColumn[];
  readonly shown: number;
}

function Row({ grid, latest, columns, shown }: RowProps) {
  const row = grid.order[shown] ?? 0;
  return (
    <tr aria-rowindex={shown + 3} style={{ height: rowHeight }} data-row={row}>
      <th scope="row" className={styles.number} data-chosen={grid.point === row}>
        <button type="button" tabIndex={-1} className={styles.sort} onClick={() => grid.chooseRow(shown)}>
          <FollowMark row={row} />
          {row + 1}
        </button>
        <span className={styles.rowComments}>
          <PointComments index={row} />
        </span>
      </th>
      {columns.map((column, index) => {
        const cell = { row: shown, column: index };
        const isActive = grid.block.active.row === shown && grid.block.active.column === index;
        return (
          <GridCell
            key={column.name}
            path={cellPath(row, column)}
            row={shown}
            column={column}
            isActive={isActive}
            isChosen={isInside(grid.range, cell)}
            editing={isActive ? grid.editing : undefined}
            onPoint={(isExtending) => latest.current.pointAt(cell, isExtending)}
            onEdit={() => grid.edit(undefined)}
            onType={grid.type}
            onCommit={grid.commit}
          />
        );
      })}
    </tr>
  );
}
