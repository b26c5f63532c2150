import { Drawer } from "@mantine/core";
import { Navigation } from "./navigation.tsx";

interface PhoneNavigationProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The navigation where the screen has no room beside the page. */
export function PhoneNavigation({ isOpen, onClose }: PhoneNavigationProps) {
  return (
    <Drawer opened={isOpen} onClose={onClose} size={260} title="Beltwright" padding="xs">
      <nav aria-label="Main">
        <Navigation isNarrow={false} onNavigate={onClose} />
      </nav>
    </Drawer>
  );
}
