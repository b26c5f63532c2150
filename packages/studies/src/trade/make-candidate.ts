import {
  addStation,
  type ComponentRows,
  type Conveyor,
  changeLayout,
  type DocumentIssue,
  type EditOutcome,
  type FieldValue,
  findStrands,
  isPulley,
  layoutFamilies,
  setValues,
} from "@beltwright/model";
import type { Chosen } from "./candidates.ts";
import { isNamed, namedChoices, takeUpPlaces } from "./named-choices.ts";

/** What a study is made on. What was made once is kept for the candidates that share it. */
export interface StudyBase {
  readonly conveyor: Conveyor;
  readonly rows: ComponentRows;
  readonly stations: Map<string, Made>;
  readonly rollRows: Map<FieldValue, ComponentRows>;
}

export function studyBase(conveyor: Conveyor, rows: ComponentRows = {}): StudyBase {
  return { conveyor, rows, stations: new Map(), rollRows: new Map() };
}

/** A conveyor with the values of a candidate, or why it cannot have them. */
type Made =
  | { readonly kind: "made"; readonly conveyor: Conveyor }
  | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] };

/** The conveyor of a candidate: edits of today's design, as a person would make them. Its parts are to be chosen. */
export function makeCandidate(base: StudyBase, chosen: readonly Chosen[]): Made {
  const laid = stationsFor(base, chosen);
  if (laid.kind === "refused") return laid;
  const values = chosen.flatMap((one) => valuesOf(laid.conveyor, one));
  const outcome = setValues.apply(laid.conveyor, { label: "Take candidate", values });
  return madeOf(laid.conveyor, outcome);
}

function madeOf(before: Conveyor, outcome: EditOutcome): Made {
  if (outcome.kind === "refused") return outcome;
  return { kind: "made", conveyor: outcome.kind === "changed" ? outcome.conveyor : before };
}

/** Drives and take-up laid anew on today's design: once for all candidates that have them so. */
function stationsFor(base: StudyBase, chosen: readonly Chosen[]): Made {
  const layout = chosen.find(({ name }) => name === "driveLayout")?.value;
  const place = chosen.find(({ name }) => name === "takeUpPlace")?.value;
  const key = JSON.stringify([layout, place]);
  const known = base.stations.get(key);
  if (known !== undefined) return known;
  const begun: Made = { kind: "made", conveyor: { ...base.conveyor, partsKept: false } };
  const made = withTakeUp(withLayout(begun, layout), place);
  base.stations.set(key, made);
  return made;
}

function withLayout(made: Made, value: FieldValue | undefined): Made {
  const layout = layoutFamilies.find((one) => one === value);
  if (made.kind === "refused" || layout === undefined) return made;
  return madeOf(made.conveyor, changeLayout.apply(made.conveyor, { layout }));
}

function withTakeUp(made: Made, value: FieldValue | undefined): Made {
  const place = takeUpPlaces.find((one) => one === value);
  if (made.kind === "refused" || place === undefined) return made;
  const { conveyor } = made;
  const tail = findStrands(conveyor.pulls)?.carry[0];
  const at = conveyor.pulls.findIndex(({ pType }) => pType === "Takeup");
  const now = at === tail ? "tail" : at < 0 ? undefined : "return";
  if (now === place) return made;
  const pulley = place === "tail" && tail !== undefined ? { pulley: tail } : {};
  return madeOf(conveyor, addStation.apply(conveyor, { mode: "AddTakeup", replaces: true, ...pulley }));
}

interface SetValue {
  readonly path: string;
  readonly value: FieldValue;
}

const auto = (path: string): SetValue => ({ path, value: "Auto" });

/** The fields that a choice sets. Parts that cannot stand with another value are chosen anew. */
function valuesOf(conveyor: Conveyor, { name, value }: Chosen): readonly SetValue[] {
  if (!isNamed(name)) return [{ path: name, value }];
  const { drives, pulls, beltWidthInp, beltSpeedInp } = conveyor;
  switch (name) {
    case "driveLayout":
    case "takeUpPlace":
      return [];
    case "beltWidth": {
      if (value === beltWidthInp) return [];
      const faces = pulls.flatMap((pull, at) =>
        isPulley(pull) ? [auto(`pulls[${at}].selectWidthMode`), auto(`pulls[${at}].selectShaftMode`)] : [],
      );
      return [{ path: "beltWidthInp", value }, auto("selectCSIdlerMode"), auto("selectRSIdlerMode"), ...faces];
    }
    case "beltSpeed": {
      const gears = drives.map((_, at) => auto(`drives[${at}].selectGBoxMode`));
      return value === beltSpeedInp ? [] : [{ path: "beltSpeedInp", value }, ...gears];
    }
    case "troughAngle":
      return value === conveyor.csIdler.troughAngle
        ? []
        : [{ path: "csIdler.troughAngle", value }, auto("selectCSIdlerMode")];
    case "rollDiameter":
      return [{ path: "csIdler.rollDia", value }, auto("selectCSIdlerMode")];
    case "beltType":
      return [{ path: "beltCategory", value }, auto("selectBeltMode")];
    case "starter":
      return drives.map((_, at) => ({ path: `drives[${at}].controlMode`, value }));
    case "carrySpacing":
    case "returnSpacing":
      return [{ path: namedChoices[name].path, value }];
  }
}

/** The rows a candidate chooses from: rolls of one diameter only, where that is a choice. */
export function rowsFor(base: StudyBase, chosen: readonly Chosen[]): ComponentRows {
  const diameter = chosen.find(({ name }) => name === "rollDiameter")?.value;
  if (diameter === undefined) return base.rows;
  const known = base.rollRows.get(diameter);
  if (known !== undefined) return known;
  const idlers = (base.rows.idlers ?? []).filter(
    ({ idlerType, rollDia }) => /return/i.test(String(idlerType)) || rollDia === diameter,
  );
  const rows = { ...base.rows, idlers };
  base.rollRows.set(diameter, rows);
  return rows;
}
