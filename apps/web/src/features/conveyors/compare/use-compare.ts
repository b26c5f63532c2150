import { messageFor } from "@beltwright/contract";
import { useNavigate } from "@tanstack/react-router";
import { toast } from "../../../ui/toast/toast-store.ts";

/** Opens the comparison of the selected conveyors, of which there must be one at least. */
export function useCompare(ids: readonly string[]): () => void {
  const navigate = useNavigate();
  return () => {
    if (ids.length === 0) return toast.failed(messageFor("no-conveyors-selected"));
    void navigate({ to: "/conveyors/compare", search: { ids: ids.join(",") } });
  };
}
