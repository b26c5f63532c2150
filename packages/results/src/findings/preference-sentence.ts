import { drivePartOf, type FindingCode, isDrivePartCode, type SlotName } from "@beltwright/engine";
import {
  autoLibraries,
  limitsOf,
  type OfficeLimit,
  type OfficePreferences,
  shownText,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";
import { type PreferenceWords, preferenceWords } from "./preference-words.ts";

/** What an office leaves Auto of some libraries, such as "Office preference: makers SEW, Flender."; empty where all. */
export function preferenceSentence(
  libraries: readonly string[],
  preferences: OfficePreferences,
  language: "en" | "de" = "en",
): string {
  return sentenceOf(limitTexts(libraries, preferences, preferenceWords[language]), preferenceWords[language]);
}

/** All that an office wants of a new design; empty where nothing. */
export function newDesignSentence(
  preferences: OfficePreferences,
  system: UnitSystem,
  language: "en" | "de" = "en",
): string {
  const words = preferenceWords[language];
  const { carrySpacing, returnSpacing } = preferences;
  const spacing = (text: string, value: number | undefined) =>
    value === undefined ? [] : [text.replace("{length}", `${shownText(value, "m", system)} ${unitLabel("m", system)}`)];
  return sentenceOf(
    [
      ...limitTexts(autoLibraries, preferences, words),
      ...spacing(words.spacings.carry, carrySpacing),
      ...spacing(words.spacings.return, returnSpacing),
    ],
    words,
  );
}

function limitTexts(
  libraries: readonly string[],
  preferences: OfficePreferences,
  words: PreferenceWords,
): readonly string[] {
  const limits = libraries.flatMap((library) => limitsOf(library, preferences));
  return limits.map((limit) => words.limits[limit.kind].replace("{names}", namesOf(limit, words).join(", ")));
}

function sentenceOf(parts: readonly string[], { sentence }: PreferenceWords): string {
  return parts.length === 0 ? "" : sentence.replace("{what}", [...new Set(parts)].join("; "));
}

function namesOf(limit: OfficeLimit, words: PreferenceWords): readonly (string | number)[] {
  switch (limit.kind) {
    case "makers":
      return limit.makers;
    case "belt-kinds":
      return limit.beltKinds.map((kind) => words.beltKinds[kind]);
    case "voltages":
      return limit.voltages;
  }
}

const librariesOfParts: Readonly<Record<SlotName, string>> = {
  motor: "motors",
  "fluid-coupling": "fluidCouplings",
  gearbox: "gearBoxes",
  "high-speed-coupling": "shaftCouplings",
  "low-speed-coupling": "shaftCouplings",
  holdback: "holdbacks",
  brake: "brakes",
  starter: "starters",
};

/** The libraries in which nothing was found for a part that is needed; none where a finding is about something else. */
export function librariesOfFinding(code: FindingCode): readonly string[] {
  if (isDrivePartCode(code)) {
    const { kind, part } = drivePartOf(code);
    return kind === "short" ? [] : [librariesOfParts[part]];
  }
  if (code === "belt-none-fits") return ["belts"];
  if (code === "idler-none-fits") return ["idlers"];
  return code === "pulley-none-fits" ? ["pullShells", "pullShafts", "pullWidths"] : [];
}
