/** The eight parts of a drive, from the motor to what holds and starts it. Whoever needs them all maps over this list. */
export const driveParts = [
  "motor",
  "fluidCoupling",
  "gearbox",
  "highSpeedCoupling",
  "lowSpeedCoupling",
  "holdback",
  "brake",
  "starter",
] as const;

export type DrivePart = (typeof driveParts)[number];

/** The words that codes have for them. */
export const slotNames = {
  motor: "motor",
  fluidCoupling: "fluid-coupling",
  gearbox: "gearbox",
  highSpeedCoupling: "high-speed-coupling",
  lowSpeedCoupling: "low-speed-coupling",
  holdback: "holdback",
  brake: "brake",
  starter: "starter",
} as const satisfies Readonly<Record<DrivePart, string>>;

export type SlotName = (typeof slotNames)[DrivePart];
