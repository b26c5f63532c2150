/** Faults that are known and not mended yet, by how their sentence begins. The list only gets shorter. */
export const waiting: readonly string[] = [
  "packages/engine/src/dynamics/stepping/carriage-step.ts: noteWork has",
  "packages/engine/src/dynamics/stepping/drive-force.ts: coupledForce has",
  "packages/engine/src/dynamics/stepping/special-node.ts: moveMachine has",
];
