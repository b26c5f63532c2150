import { editorForms } from "@beltwright/model";
import type { HelpPage } from "../help-page-definition.ts";
import { designForms } from "./design-forms.ts";
import type { FormText } from "./form-text.ts";
import { toolForms } from "./tool-forms.ts";

export const formTexts: Readonly<Record<string, FormText>> = { ...designForms, ...toolForms };

/** One page for each form of the editor; the fields come from the definitions of the document. */
export const formPages: readonly HelpPage[] = editorForms().map(({ name, title }) => ({
  name: `form-${name}`,
  title: `Form: ${title}`,
  group: "Forms",
  about: formTexts[name]?.about ?? "",
  text: `${formTexts[name]?.text ?? ""}\n\n::fields ${name}`,
}));
