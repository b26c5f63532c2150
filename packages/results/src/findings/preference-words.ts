import type { OfficeLimit } from "@beltwright/model";

/** How it is said what an office leaves Auto. */
export interface PreferenceWords {
  /** Sentence about `{what}`. */
  readonly sentence: string;
  readonly limits: Readonly<Record<OfficeLimit["kind"], string>>;
  /** Of the idlers that a new design begins with. */
  readonly spacings: Readonly<Record<"carry" | "return", string>>;
  readonly beltKinds: Readonly<Record<"fabric" | "steel-cord", string>>;
}

/** Apart from the sentences of findings, of which a screen loads one language only. */
export const preferenceWords: Readonly<Record<"en" | "de", PreferenceWords>> = {
  en: {
    sentence: "Office preference: {what}.",
    limits: { makers: "makers {names}", "belt-kinds": "belts of {names}", voltages: "{names} V" },
    spacings: { carry: "carry idlers every {length}", return: "return idlers every {length}" },
    beltKinds: { fabric: "fabric", "steel-cord": "steel cord" },
  },
  de: {
    sentence: "Bürovorgabe: {what}.",
    limits: { makers: "Hersteller {names}", "belt-kinds": "Gurte aus {names}", voltages: "{names} V" },
    spacings: { carry: "Tragrollen im Obertrum alle {length}", return: "Tragrollen im Untertrum alle {length}" },
    beltKinds: { fabric: "Gewebe", "steel-cord": "Stahlseilen" },
  },
};
