import { messages } from "@beltwright/contract";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { failureText } from "../failures/failure.ts";
import { toast } from "../toast/toast-store.ts";
import { type ConveyorFile, saveConveyorFile } from "./save-conveyor-file.ts";

interface Named {
  readonly id: string;
  readonly convNo: string;
}

/** A saved conveyor with its results, as the server writes it. */
export function loadConveyorFile(type: ConveyorFile, id: string): Promise<string> {
  return api.text(`/api/download${type}/${encodeURIComponent(id)}`);
}

/** Saves a conveyor as a file; what the server refuses is said where the person is. */
export function useDownload() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ type, item }: { readonly type: ConveyorFile; readonly item: Named }) =>
      loadConveyorFile(type, item.id),
    onSuccess: (text, { type, item }) => saveConveyorFile(type, item.convNo, text),
    onError: (error) => toast.failed(failureText(messages["conveyor-download-failed"], error)),
  });
  return {
    busyId: isPending ? variables.item.id : undefined,
    run: (type: ConveyorFile, item: Named) => mutate({ type, item }),
  };
}
