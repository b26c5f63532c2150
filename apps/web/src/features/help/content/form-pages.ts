import { editorForms } from "@beltwright/model";
import type { HelpPage } from "../help-page-definition.ts";
import { designForms } from "./design-forms.ts";
import { toolForms } from "./tool-forms.ts";

/** What the page of a form says above its table of fields. */
export interface FormText {
  readonly about: string;
  readonly text: string;
}

export const formTexts: Readonly<Record<string, FormText>> = { ...designForms, ...toolForms };

/** One page for each form of the editor; the fields come from the definitions of the document. */
export const formPages: readonly HelpPage[] = editorForms().map(({ name, title }) => ({
  name: `form-${name}`,
  title: `Form: ${title}`,
  group: "Forms",
  about: formTexts[name]?.about ?? "",
  text: `${formTexts[name]?.text ?? ""}\n\n::fields ${name}`,
}));
