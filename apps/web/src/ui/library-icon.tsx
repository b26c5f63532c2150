import {
  IconBox,
  IconBrandSpeedtest,
  IconCircleDot,
  IconCircles,
  IconDisc,
  IconDroplet,
  IconEngine,
  IconLink,
  IconLock,
  IconMountain,
  IconRipple,
  IconRulerMeasure,
  IconScale,
  IconSettings,
  IconSquareRotated,
  IconTimeline,
  IconWaveSine,
  type TablerIcon,
} from "@tabler/icons-react";

const icons: Readonly<Record<string, TablerIcon>> = {
  belts: IconRipple,
  brakes: IconDisc,
  fluidCouplings: IconDroplet,
  gearBoxes: IconSettings,
  holdbacks: IconLock,
  idlers: IconCircles,
  materials: IconMountain,
  methodProfiles: IconScale,
  motors: IconEngine,
  pulleys: IconCircleDot,
  pullShafts: IconSquareRotated,
  pullShells: IconBrandSpeedtest,
  pullWidths: IconRulerMeasure,
  shaftCouplings: IconLink,
  starters: IconTimeline,
  rubbers: IconWaveSine,
};

/** The sign of a library in navigation and overviews; a new library gets a plain box until it has one. */
export function LibraryIcon({ plural, size = 16 }: { readonly plural: string; readonly size?: number }) {
  const Icon = icons[plural] ?? IconBox;
  return <Icon size={size} stroke={1.6} aria-hidden />;
}
