/** Why a published figure cannot be computed from what is published beside it, by what its name begins with. */
const reasons: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^c223.*absorbed_power/, "its own figures mean an efficiency of 0.970, and 0.95 is printed"],
  [/^c223.*percent_full/, "its own figures give 93.9 %"],
  [/safety_factor/, "the printed one does not follow from the belt class"],
  [
    /angular_deflection/,
    "the place along the shaft is not published; 0.000665 rad at the hub, 0.000728 at the shoulder",
  ],
  [/(Te_full|Tmax|Tmin|belt_power)/, "the route with its points and sections is not published"],
  [/(start|stop)_time/, "the inertia of drive and pulleys is not published"],
];

export function whyNotRecomputable(caseId: string, quantity: string): string | undefined {
  const name = `${caseId.replace("helix-", "")} ${quantity}`;
  return reasons.find(([pattern]) => pattern.test(name))?.[1];
}
