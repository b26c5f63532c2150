import { useMediaQuery } from "@mantine/hooks";

/** Whether groups and results have panes of their own; below this width they are a rail and a drawer. */
export function useHasRoom(): boolean {
  return useMediaQuery("(min-width: 1100px)", undefined, { getInitialValueInEffect: false }) ?? true;
}
