import type { LibraryScope } from "@beltwright/model";

interface ScopeWords {
  readonly label: string;
  readonly sentence: string;
}

/** For whose designs a row may be chosen, in a word and in a sentence. */
export const scopeWords: Readonly<Record<LibraryScope, ScopeWords>> = {
  shipped: { label: "Shipped", sentence: "Shipped with the program; Auto chooses it for everyone." },
  verified: { label: "Verified", sentence: "Verified by an administrator; Auto chooses it for everyone." },
  group: { label: "My group", sentence: "Auto chooses it for its owner and the owner's user group." },
  own: { label: "Only me", sentence: "Auto chooses it for its owner only." },
  public: { label: "Public", sentence: "Auto chooses it for its owner and for those who switched public rows on." },
};
