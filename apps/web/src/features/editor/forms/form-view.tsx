import { findToolOf } from "@beltwright/calculators";
import { editorForms, type FormName, type FormPlace, findSlot } from "@beltwright/model";
import { Fragment, Suspense } from "react";
import { HelpLink } from "../../../ui/help/help-link.tsx";
import { BelowFold } from "../../../ui/late/below-fold.tsx";
import { lateView } from "../../../ui/late/late-view.tsx";
import { PointsForm } from "../points/points-form.tsx";
import { FormFindings } from "../results/form-findings.tsx";
import { CurveTable, isCurveForm } from "./curve-table.tsx";
import styles from "./forms.module.css";
import { GeneralActs } from "./general-acts.tsx";
import { HelpLine } from "./help-line.tsx";
import { PlaceView } from "./place-view.tsx";
import { PulleyChooser } from "./pulley-chooser.tsx";
import { ReportSettings } from "./report-settings.tsx";
import { DrivePicker, PointPicker } from "./row-picker.tsx";
import { SpacingZones } from "./spacing-zones.tsx";
import { TemperatureFactor } from "./temperature-factor.tsx";

const forms = editorForms();
const ControlPicture = lateView(async () => (await import("../charts/control-picture.tsx")).ControlPicture);
const LoadCasesForm = lateView(async () => (await import("./load-cases/load-cases-form.tsx")).LoadCasesForm);
const DutyForm = lateView(async () => (await import("./duty/duty-form.tsx")).DutyForm);
const CostLists = lateView(async () => (await import("./cost/cost-lists.tsx")).CostLists);
const UncertaintyForm = lateView(
  async () => (await import("../studies/uncertainty/uncertainty-form.tsx")).UncertaintyForm,
);
const FormOutcome = lateView(async () => (await import("../calculators/form-outcome.tsx")).FormOutcome);

/** Fetched while nobody waits for them. */
export const formsAhead = [FormOutcome, ControlPicture, LoadCasesForm, DutyForm, CostLists, UncertaintyForm];

/** One form of the editor, made from the definitions of the document. */
export function FormView({ name }: { readonly name: FormName }) {
  const form = forms.find((one) => one.name === name);
  if (!form) return null;
  const parts = partsOf(form.places);
  const inSight = name === "points" ? 0 : firstScreen;
  return (
    <section className={styles.form} aria-label={`${form.title} form`} key={name}>
      <div className={styles.head}>
        <h2 className={styles.title}>{form.title}</h2>
        <HelpLink page={`form-${name}`} label={`Help for ${form.title}`} isApart />
      </div>
      <HelpLine>
        <FormFindings form={name} />
        {name === "general" && <GeneralActs />}
        {name === "points" && (
          <Suspense>
            <PointsForm />
          </Suspense>
        )}
        {name === "loadCases" && (
          <Suspense>
            <LoadCasesForm />
          </Suspense>
        )}
        {name === "duty" && (
          <Suspense>
            <DutyForm />
          </Suspense>
        )}
        {name === "uncertainty" && (
          <Suspense>
            <UncertaintyForm />
          </Suspense>
        )}
        {name === "cost" && (
          <Suspense>
            <CostLists />
          </Suspense>
        )}
        <div className={styles.beside}>
          <div className={styles.places}>
            {parts.map(({ list, places }) => (
              <Fragment key={list}>
                {list === "drives" && <DrivePicker />}
                {list === "pulls" && name !== "points" && <PointPicker form={name} />}
                {name === "pulleys" && <PulleyChooser />}
                {places.slice(0, inSight).map((place) => (
                  <PlaceView key={place.path} place={place} />
                ))}
                <BelowFold>
                  {places.slice(inSight).map((place) => (
                    <PlaceView key={place.path} place={place} />
                  ))}
                </BelowFold>
              </Fragment>
            ))}
            {name === "general" && <TemperatureFactor />}
            {name === "carryIdlers" && <SpacingZones />}
            {isCurveForm(name) && <CurveTable form={name} />}
            {name === "drawings" && <ReportSettings />}
          </div>
          {(name === "drives" || name === "starting") && (
            <Suspense>
              <ControlPicture />
            </Suspense>
          )}
          {findToolOf(name) && (
            <Suspense>
              <FormOutcome form={name} />
            </Suspense>
          )}
        </div>
      </HelpLine>
    </section>
  );
}

/** So many components with their fields fill the screen; the table of points fills it alone. */
const firstScreen = 2;

const lists = ["drives", "pulls", "others"] as const;

interface FormPart {
  readonly list: (typeof lists)[number];
  readonly places: readonly FormPlace[];
}

/** Lists with forms of their own. */
const ownLists = ["loadCases", "duty", "costTyped", "structureSegments", "uncertainInputs"];

/** What belongs to the chosen drive, to the chosen point and to the whole, each under what chooses it. */
function partsOf(places: readonly FormPlace[]): readonly FormPart[] {
  const listOf = ({ path }: FormPlace) => lists.find((list) => path.startsWith(`${list}[]`)) ?? "others";
  const shown = places.filter(({ path }) => !ownLists.some((list) => path.startsWith(`${list}[]`)));
  return lists
    .map((list) => ({ list, places: componentsFirst(shown.filter((place) => listOf(place) === list)) }))
    .filter((part) => part.places.length > 0);
}

/** What is chosen stands above the rules it is chosen by, what a conveyor does without below them. */
function componentsFirst(places: readonly FormPlace[]): readonly FormPlace[] {
  const isComponent = ({ path }: FormPlace) => findSlot(path.replace("[]", "[0]"))?.isOptional === false;
  return [...places.filter(isComponent), ...places.filter((place) => !isComponent(place))];
}
