import type { ReportTemplate } from "@beltwright/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { failureText } from "../../ui/failures/failure.ts";
import { toast } from "../../ui/toast/toast-store.ts";

const key = ["reportTemplates"] as const;
const address = "/api/reportTemplates";

interface TemplateDraft {
  readonly name: string;
  readonly reports: readonly string[];
  readonly isForGroup: boolean;
  /** Which group, where that is not one's own. */
  readonly userGroup?: string;
}

/** The kept choices of reports, one's own and the group's, and what can be done with them. */
export function useTemplates() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  const { data: templates = [] } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get<readonly ReportTemplate[]>(address, { signal }),
  });
  const failed = (sentence: string) => (error: unknown) => toast.failed(failureText(sentence, error));
  const keep = useMutation({
    mutationFn: (draft: TemplateDraft) => api.post<ReportTemplate>(address, draft),
    onSuccess: async ({ name }) => {
      await refresh();
      toast.done(`Template ${name} is kept.`);
    },
    onError: failed("The template could not be kept"),
  });
  const change = useMutation({
    mutationFn: ({ id, ...draft }: TemplateDraft & { readonly id: string }) =>
      api.put<ReportTemplate>(`${address}/${encodeURIComponent(id)}`, draft),
    onSuccess: async ({ name }) => {
      await refresh();
      toast.done(`Template ${name} is changed.`);
    },
    onError: failed("The template could not be changed"),
  });
  const remove = useMutation({
    mutationFn: ({ id }: ReportTemplate) => api.delete(`${address}/${encodeURIComponent(id)}`),
    onSuccess: async (_, { name, reports, isForGroup, userGroup }) => {
      await refresh();
      const undo = () => keep.mutate({ name, reports, isForGroup, userGroup });
      toast.done(`Template ${name} deleted.`, { undo });
    },
    onError: failed("The template could not be deleted"),
  });
  return { templates, keep, change, remove };
}
