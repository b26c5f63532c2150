import { messageFor } from "@beltwright/contract";
import { type ConveyorFileType, uploadRefreshSeconds } from "@beltwright/model";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { AddedConveyor } from "../conveyor-calls.ts";
import { useRefresh } from "../conveyor-queries.ts";
import {
  forgetUploadResult,
  keepUploadResult,
  keptUploadFailure,
  type Uploaded,
  type UploadFailure,
  uploadConveyor,
  uploadFailure,
} from "./upload.ts";

export type UploadOutcome =
  | { readonly kind: "uploaded"; readonly uploaded: Uploaded }
  | { readonly kind: "failed"; readonly failure: UploadFailure };

interface Chosen {
  readonly type: ConveyorFileType;
  readonly file: File;
}

/** Sends the file and says how it went; the list is read again three seconds later, as specified. */
export function useUpload(onUploaded: (added: AddedConveyor) => void) {
  const refresh = useRefresh();
  // Of an upload before the page was loaded again.
  const [kept, setKept] = useState(() => keptUploadFailure(localStorage));
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: ({ type, file }: Chosen) => uploadConveyor(type, file),
    onSuccess: (uploaded) => {
      keepUploadResult(uploaded.message, localStorage);
      onUploaded(uploaded);
    },
    onError: (problem) => {
      const { message, reasons } = uploadFailure(problem);
      keepUploadResult(messageFor("upload-error", { error: reasons[0] ?? message }), localStorage);
    },
    onSettled: () => {
      setTimeout(() => void refresh(), uploadRefreshSeconds * 1000);
    },
  });
  return {
    upload: (type: ConveyorFileType, file: File) => mutate({ type, file }),
    isPending,
    outcome: outcomeOf(data, error) ?? (kept && ({ kind: "failed", failure: kept } as const)),
    reset: () => {
      reset();
      forgetUploadResult(localStorage);
      setKept(undefined);
    },
  };
}

function outcomeOf(uploaded: Uploaded | undefined, error: unknown): UploadOutcome | undefined {
  if (error) return { kind: "failed", failure: uploadFailure(error) };
  return uploaded && { kind: "uploaded", uploaded };
}
