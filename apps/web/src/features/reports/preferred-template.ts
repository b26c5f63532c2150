import type { ReportTemplate } from "@beltwright/contract";
import type { OfficePreferences } from "@beltwright/model";
import { api } from "../../api/client.ts";
import { failureText } from "../../ui/failures/failure.ts";
import { toast } from "../../ui/toast/toast-store.ts";

/** The template that one's office begins with; undefined where it names none that one may use. */
export async function preferredTemplate(): Promise<ReportTemplate | undefined> {
  try {
    const { reportTemplate } = await api.get<OfficePreferences>("/api/officePreferences/effective");
    if (reportTemplate === undefined) return undefined;
    const templates = await api.get<readonly ReportTemplate[]>("/api/reportTemplates");
    return templates.find(({ id }) => id === reportTemplate);
  } catch (error) {
    toast.failed(failureText("The report template of your office could not be loaded", error));
    return undefined;
  }
}
