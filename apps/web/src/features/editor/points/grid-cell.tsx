import { type Conveyor, type FieldValue, isFollowedPlace, modeOf } from "@beltwright/model";
import { tracedResult } from "@beltwright/results";
import { createContext, type KeyboardEvent, memo, type ReactNode, useContext, useEffect, useRef } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { builtValue } from "../calculation/built-value.ts";
import { useConveyor, useLive, useValue } from "../document/editor-context.ts";
import { valueAt } from "../document/value-at.ts";
import { TracedNumber } from "../results/traced-number.tsx";
import { automaticAt } from "./automatic.ts";
import { cellText } from "./cell-text.ts";
import { frozenLefts, type GridColumn } from "./columns.ts";
import styles from "./grid.module.css";

export interface Editing {
  /** What replaces the cell's text; undefined edits the text it has. */
  readonly start: string | undefined;
  /** What is typed from here on is one step to take back. */
  readonly visit: string;
  readonly order: readonly number[];
}

interface GridCellProps {
  readonly path: string;
  /** The row it is shown in. */
  readonly row: number;
  readonly column: GridColumn;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly editing: Editing | undefined;
  /** Called by cells that were drawn long ago, so it must not rest on what was true then. */
  readonly onPoint: (isExtending: boolean) => void;
  readonly onEdit: () => void;
  readonly onType: (text: string) => void;
  /** The text, and what comes next: the key that ended the edit. */
  readonly onCommit: (text: string | undefined, event?: KeyboardEvent) => void;
}

export const GridCell = memo(Cell, (one, other) => {
  const isQuiet = !one.isActive && !other.isActive;
  return isQuiet && one.path === other.path && one.row === other.row && one.isChosen === other.isChosen;
});

function Cell(props: GridCellProps) {
  const { path, column, isActive, isChosen, editing, onPoint, onEdit } = props;
  const ref = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    const grid = ref.current?.closest("table");
    if (isActive && !editing && grid?.contains(document.activeElement)) ref.current?.focus();
  }, [isActive, editing]);
  const isFollowing = useConveyor((conveyor) => isFollowedPlace(conveyor, path));
  const isNumber = column.kind === "result" || column.field.kind === "number";
  const left = frozenLefts.get(column.name);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys of its cells
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid may be selected
    <td
      ref={ref}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isChosen}
      // Said where it is so: there are hundreds of cells.
      aria-readonly={column.kind === "result" || isFollowing || undefined}
      className={styles.cell}
      style={left === undefined ? undefined : { left }}
      data-frozen={left !== undefined || undefined}
      data-active={isActive || undefined}
      data-chosen={isChosen || undefined}
      data-number={isNumber || undefined}
      data-cell={path}
      onMouseDown={(event) => {
        pressed = { x: event.clientX, y: event.clientY };
        if (!editing) onPoint(event.shiftKey);
      }}
      onMouseEnter={(event) => {
        const hasMoved = event.clientX !== pressed.x || event.clientY !== pressed.y;
        if (hasMoved && event.buttons === 1 && isHeldInGrid(event.currentTarget)) onPoint(true);
      }}
      onClick={(event) => {
        if (!editing) event.currentTarget.focus();
      }}
      onDoubleClick={onEdit}
    >
      {editing && column.kind === "field" ? (
        <CellEditor {...props} editing={editing} />
      ) : (
        <CellText path={path} column={column} isFollowing={isFollowing} />
      )}
    </td>
  );
}

/** Where the button went down: a row that is scrolled under a mouse at rest is not dragged over. */
let pressed = { x: 0, y: 0 };

/** The button went down on a cell of this table, and not on something else that is dragged over it. */
function isHeldInGrid(cell: Element): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLTableCellElement && cell.closest("table") === activeElement.closest("table");
}

interface CellTextProps extends Pick<GridCellProps, "path" | "column"> {
  readonly isFollowing: boolean;
}

function CellText({ path, column, isFollowing }: CellTextProps) {
  if (column.kind === "result") return <ResultText path={path} />;
  return <TypedText path={path} column={column} isFollowing={isFollowing} />;
}

interface TypedTextProps extends Pick<GridCellProps, "path"> {
  readonly column: Extract<GridColumn, { readonly kind: "field" }>;
  readonly isFollowing: boolean;
}

function TypedText({ path, column, isFollowing }: TypedTextProps) {
  const { field, width } = column;
  const system = useUnitSystem();
  const value = useValue(path);
  const chosen = useChosen(path);
  const automatic = useConveyor((conveyor) => automaticAt(conveyor, path));
  if (automatic !== undefined)
    return (
      <Automatic>
        <AutomaticText path={automatic} />
      </Automatic>
    );
  if (chosen !== undefined)
    return (
      <Automatic>
        <Fitted text={cellText(field, chosen, system)} width={width} />
      </Automatic>
    );
  const shown = isFollowing && typeof value === "number" ? toMillimetre(value) : value;
  return <Fitted text={cellText(field, shown, system)} width={width} />;
}

/** px: a letter, rather wide, and what is kept free at the sides of a cell. */
const [letterWidth, padding] = [8, 11];

/** Only what may be too long is cut at the edge of its cell: each cut is one more thing to paint. */
function Fitted({ text, width }: { readonly text: string; readonly width: number }) {
  return text.length * letterWidth > width - padding ? <span className={styles.long}>{text}</span> : text;
}

/** What nobody typed: grey, so that it is not taken for a number that stays. */
function Automatic({ children }: { readonly children: ReactNode }) {
  return <span className={styles.automatic}>{children}</span>;
}

/** The result that stands for a number nobody typed; where there is none, that there is none. */
function AutomaticText({ path }: { readonly path: string }) {
  const isThere = useLive(({ results }) => Number(results.at(path) ?? 0) !== 0);
  return isThere ? <ResultText path={path} /> : "–";
}

/** A computed place has more digits than anybody sets out. */
const toMillimetre = (metres: number) => Number(metres.toFixed(3));

/** What Auto has chosen, where the cell belongs to a component on Auto. */
function useChosen(path: string): FieldValue | undefined {
  const built = useContext(BuiltContext);
  return useConveyor((conveyor) => {
    const mode = modeOf(path);
    const isAuto = mode !== undefined && valueAt(conveyor, mode) === "Auto";
    return isAuto ? builtValue(built, conveyor, path) : undefined;
  });
}

/** The conveyor with the parts that Auto chose last: asked for once, and not by every cell. */
export const BuiltContext = createContext<Conveyor | undefined>(undefined);

function ResultText({ path }: { readonly path: string }) {
  const value = useLive(({ results }) => results.at(path));
  return value === undefined ? "" : <TracedNumber traced={tracedResult(path, value)} tabIndex={-1} />;
}

function CellEditor({ path, column, editing, onType, onCommit }: GridCellProps & { readonly editing: Editing }) {
  const system = useUnitSystem();
  const value = useValue(path);
  const isDone = useRef(false);
  if (column.kind !== "field") return null;
  const start = editing.start ?? cellText(column.field, value, system);
  const finish = (text: string | undefined, event?: KeyboardEvent) => {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(text, event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    // Saving and undoing are meant for the whole design from here, too.
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    if (event.key === "Escape") finish(undefined, event);
    if (event.key !== "Enter" && event.key !== "Tab") return;
    event.preventDefault();
    finish(event.currentTarget.value, event);
  };
  if (column.field.kind === "choice") {
    const { options, label } = column.field;
    const initial = options.find((option) => option.toLowerCase().startsWith(start.toLowerCase())) ?? String(value);
    return (
      <select
        // biome-ignore lint/a11y/noAutofocus: the person has just begun to type into this cell
        autoFocus
        aria-label={label}
        className={styles.editor}
        defaultValue={initial}
        onKeyDown={press}
        onBlur={(event) => finish(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the person has just begun to type into this cell
      autoFocus
      aria-label={column.field.label}
      className={styles.editor}
      defaultValue={start}
      onFocus={(event) => {
        if (editing.start === undefined) event.currentTarget.select();
      }}
      onKeyDown={press}
      onInput={(event) => onType(event.currentTarget.value)}
      onPaste={(event) => event.stopPropagation()}
      onBlur={(event) => finish(event.currentTarget.value)}
    />
  );
}
