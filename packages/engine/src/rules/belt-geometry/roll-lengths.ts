/** Usual roll lengths where a catalogue has none, m, by belt width: ISO 1537 and DIN 15207. */
export const usualRollLengths: readonly {
  readonly beltWidth: number;
  readonly oneRoll: number;
  readonly twoRolls: number;
  readonly threeRolls: number;
}[] = [
  { beltWidth: 0.4, oneRoll: 0.5, twoRolls: 0.25, threeRolls: 0.16 },
  { beltWidth: 0.5, oneRoll: 0.6, twoRolls: 0.315, threeRolls: 0.2 },
  { beltWidth: 0.65, oneRoll: 0.75, twoRolls: 0.38, threeRolls: 0.25 },
  { beltWidth: 0.8, oneRoll: 0.95, twoRolls: 0.465, threeRolls: 0.315 },
  { beltWidth: 1, oneRoll: 1.15, twoRolls: 0.6, threeRolls: 0.38 },
  { beltWidth: 1.2, oneRoll: 1.4, twoRolls: 0.7, threeRolls: 0.465 },
  { beltWidth: 1.4, oneRoll: 1.6, twoRolls: 0.8, threeRolls: 0.53 },
  { beltWidth: 1.6, oneRoll: 1.8, twoRolls: 0.9, threeRolls: 0.6 },
  { beltWidth: 1.8, oneRoll: 2, twoRolls: 1, threeRolls: 0.67 },
  { beltWidth: 2, oneRoll: 2.2, twoRolls: 1.1, threeRolls: 0.75 },
  { beltWidth: 2.2, oneRoll: 2.5, twoRolls: 1.25, threeRolls: 0.8 },
  { beltWidth: 2.4, oneRoll: 2.8, twoRolls: 1.4, threeRolls: 0.9 },
];
