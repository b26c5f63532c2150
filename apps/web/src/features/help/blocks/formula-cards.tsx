import { unitText } from "@beltwright/results";
import { use } from "react";
import { formulaSubjects } from "../content/formula-subjects.ts";
import styles from "../help-blocks.module.css";
import type { HelpBook } from "../help-book.ts";
import {
  formulaAnchor,
  formulaPageName,
  formulaTitle,
  type HelpFormula,
  type HelpQuantity,
  subjectOf,
} from "../help-formula.ts";
import { HelpHeading } from "../help-heading.tsx";
import { PageLink } from "../help-link-target.tsx";
import { formulasOf } from "../help-parts.ts";
import { useHeadingInView } from "../use-heading-in-view.ts";
import { FormulaText } from "./formula-text.tsx";

/** Every formula of one subject. */
export function FormulaCards({ subject }: { readonly subject: string }) {
  const formulas = use(formulasOf(subject));
  useHeadingInView();
  return formulas.map((formula) => <FormulaCard key={formula.id} formula={formula} />);
}

function FormulaCard({ formula }: { readonly formula: HelpFormula }) {
  const { id, about, document, clause, inputs, provisional } = formula;
  return (
    <section className={styles.card}>
      <HelpHeading level={2} id={formulaAnchor(id)} text={formulaTitle(id)} />
      {about !== "" && <p>{about}</p>}
      <Printed formula={formula} />
      {inputs.length > 0 && <Symbols inputs={inputs} />}
      <p className={styles.source}>
        {document}, {clause}
      </p>
      {provisional !== undefined && <p className={styles.note}>Provisional: {provisional}</p>}
      <p className={styles.codeName}>
        <code>{id}</code>
      </p>
    </section>
  );
}

function Printed({ formula: { printed, isClosed, isGuard, output } }: { readonly formula: HelpFormula }) {
  const unit = unitText(output.unit);
  return (
    <p className={styles.equation}>
      <FormulaText text={output.symbol} /> = {isClosed ? <FormulaText text={printed} /> : <em>{printed}</em>}
      {unit !== "" && <span className={styles.unit}> in {unit}</span>}
      {isGuard && <span className={styles.unit}> (replaces a value out of bounds and says so)</span>}
    </p>
  );
}

function Symbols({ inputs }: { readonly inputs: readonly HelpQuantity[] }) {
  return (
    <table className={styles.symbols}>
      <thead>
        <tr>
          <th scope="col">Symbol</th>
          <th scope="col">Meaning</th>
          <th scope="col">Unit</th>
          <th scope="col">Must be</th>
          <th scope="col">Source covers</th>
        </tr>
      </thead>
      <tbody>
        {inputs.map(({ name, symbol, unit, must, covers }) => (
          <tr key={name}>
            <td>
              <FormulaText text={symbol} />
            </td>
            <td>{name}</td>
            <td>{unitText(unit)}</td>
            <td>{must}</td>
            <td>{covers}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Chosen formulas in one line each, with the way to their pages. */
export function FormulaList({ ids }: { readonly ids: readonly string[] }) {
  const subjects = new Set(ids.map((id) => subjectOf({ id })));
  const formulas = [...subjects].flatMap((subject) => use(formulasOf(subject)));
  useHeadingInView();
  return (
    <ul className={styles.formulaList}>
      {formulas
        .filter(({ id }) => ids.includes(id))
        .map((formula) => (
          <li key={formula.id}>
            <PageLink page={formulaPageName(subjectOf(formula))} anchor={formulaAnchor(formula.id)}>
              {formulaTitle(formula.id)}
            </PageLink>
            <Printed formula={formula} />
          </li>
        ))}
    </ul>
  );
}

/** All subjects with the number of their formulas. */
export function FormulaIndex({ book }: { readonly book: HelpBook }) {
  const subjects = Map.groupBy(book.formulas, subjectOf);
  return (
    <ul className={styles.formulaList}>
      {[...subjects].map(([subject, { length }]) => (
        <li key={subject}>
          <PageLink page={formulaPageName(subject)}>{formulaSubjects[subject]?.title ?? subject}</PageLink> ({length})
          <br />
          {formulaSubjects[subject]?.about}
        </li>
      ))}
    </ul>
  );
}
