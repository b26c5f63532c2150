import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";

/** Swaps light and dark and remembers it; before the first use the system decides. */
export function useThemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const current = useComputedColorScheme("light");
  const other = current === "dark" ? "light" : "dark";
  return { current, other, swap: () => setColorScheme(other) } as const;
}

export function ThemeSwitch() {
  const { current, other, swap } = useThemeSwitch();
  const label = `Switch to ${other} theme`;
  return (
    <Tooltip label={label}>
      <ActionIcon color="gray" size={30} aria-label={label} onClick={swap}>
        {current === "dark" ? <IconSun size={17} aria-hidden /> : <IconMoon size={17} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
}
