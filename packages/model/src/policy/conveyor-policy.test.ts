import { describe, expect, it } from "vitest";
import {
  isSeenAsDemo,
  mayAddConveyor,
  mayChangeCategories,
  mayCopyConveyor,
  mayCopyConveyors,
  mayDeleteConveyor,
  mayDeleteConveyors,
  mayDownloadConveyor,
  mayEditConveyor,
  mayProposeChanges,
  maySaveConveyor,
  maySeeConveyor,
  mayShareConveyor,
  mayUploadConveyor,
  type SharedConveyor,
} from "./conveyor-policy.ts";
import type { Person, Verdict } from "./person.ts";

function person(given: Partial<Person>): Person {
  return { userName: "me", userIsAdmin: false, userHasSub: true, userGroup: undefined, ...given };
}

function conveyor(given: Partial<SharedConveyor>): SharedConveyor {
  return { userName: "other", conveyorGroup: "", docUsers: [], ...given };
}

const subscriber = person({});
const withoutSubscription = person({ userHasSub: false });
const admin = person({ userIsAdmin: true, userHasSub: false });
const mine = conveyor({ userName: "me" });
const others = conveyor({});
const sharedToView = conveyor({ docUsers: [{ userName: "me", canEdit: false, canCopy: false }] });
const sharedToCopy = conveyor({ docUsers: [{ userName: "me", canEdit: false, canCopy: true }] });
const sharedToEdit = conveyor({ docUsers: [{ userName: "me", canEdit: true, canCopy: false }] });
const room = { noOfFilesUsed: 3, noOfFilesAllowed: 100 };
const full = { noOfFilesUsed: 100, noOfFilesAllowed: 100 };
const none = { noOfFilesUsed: 0, noOfFilesAllowed: 0 };

function says(verdict: Verdict): string {
  return verdict.kind === "allowed" ? "allowed" : verdict.code;
}

describe("adding and uploading a conveyor", () => {
  it.each([mayAddConveyor, mayUploadConveyor])("needs an admin or a subscription", (may) => {
    expect(says(may(subscriber, room))).toBe("allowed");
    expect(says(may(admin, none))).toBe("allowed");
    expect(says(may(withoutSubscription, room))).toBe("subscription-needed-to-add-conveyor");
    expect(says(may(undefined, room))).toBe("not-signed-in");
  });

  it("blocks when allowed <= used", () => {
    expect(says(mayAddConveyor(subscriber, full))).toBe("file-quota-used");
    expect(says(mayAddConveyor(subscriber, { noOfFilesUsed: 99, noOfFilesAllowed: 100 }))).toBe("allowed");
    expect(says(mayAddConveyor(subscriber, none))).toBe("file-quota-used");
  });
});

describe("copying a conveyor", () => {
  it("needs an admin or a subscription", () => {
    expect(says(mayCopyConveyor(withoutSubscription, mine, room))).toBe("subscription-needed-to-copy-conveyor");
    expect(says(mayCopyConveyor(admin, others, none))).toBe("allowed");
    expect(says(mayCopyConveyor(undefined, mine, room))).toBe("not-signed-in");
  });

  it("is refused for a subscriber whose docUsers entry has canEdit and canCopy both false", () => {
    expect(says(mayCopyConveyor(subscriber, sharedToView, room))).toBe("conveyor-copy-view-only");
    expect(says(mayCopyConveyor(subscriber, sharedToCopy, room))).toBe("allowed");
    expect(says(mayCopyConveyor(subscriber, sharedToEdit, room))).toBe("allowed");
    expect(says(mayCopyConveyor(admin, { ...sharedToView }, none))).toBe("allowed");
  });

  it("of a demo or of the own group is open to every subscriber", () => {
    expect(says(mayCopyConveyor(subscriber, conveyor({ isDemo: true }), room))).toBe("allowed");
    const colleague = person({ userGroup: "Mill" });
    expect(says(mayCopyConveyor(colleague, conveyor({ conveyorGroup: "Mill" }), room))).toBe("allowed");
  });

  it("of one that cannot be seen is refused", () => {
    expect(says(mayCopyConveyor(subscriber, others, room))).toBe("conveyor-load-failed");
  });

  it("blocks when allowed <= used", () => {
    expect(says(mayCopyConveyor(subscriber, mine, full))).toBe("file-quota-used");
  });
});

describe("copying several conveyors", () => {
  it("needs a selection", () => {
    expect(says(mayCopyConveyors(subscriber, [], room))).toBe("no-conveyors-selected");
  });

  it("blocks when used plus selected count exceeds allowed", () => {
    const two = { noOfFilesUsed: 98, noOfFilesAllowed: 100 };
    expect(says(mayCopyConveyors(subscriber, [mine, mine], two))).toBe("allowed");
    expect(says(mayCopyConveyors(subscriber, [mine, mine, mine], two))).toBe("file-storage-short");
    expect(says(mayCopyConveyors(subscriber, [mine], full))).toBe("file-quota-used");
    expect(says(mayCopyConveyors(admin, [mine, others], none))).toBe("allowed");
  });

  it("is refused for one that is view only among them", () => {
    expect(says(mayCopyConveyors(subscriber, [mine, sharedToView], room))).toBe("conveyors-copy-view-only");
  });
});

describe("editing and saving a conveyor", () => {
  it("is refused to a non-admin who does not own it", () => {
    for (const foreign of [others, sharedToView, sharedToCopy, sharedToEdit]) {
      expect(says(maySaveConveyor(subscriber, foreign, room))).toBe("conveyor-save-not-owner");
    }
    expect(says(maySaveConveyor(subscriber, mine, room))).toBe("allowed");
    expect(says(maySaveConveyor(admin, others, none))).toBe("allowed");
    expect(says(maySaveConveyor(undefined, mine, room))).toBe("not-signed-in");
  });

  it("is allowed to an owner without subscription as long as there is room", () => {
    expect(says(maySaveConveyor(withoutSubscription, mine, room))).toBe("allowed");
  });

  it("is refused when noOfFilesAllowed <= noOfFilesUsed", () => {
    expect(says(maySaveConveyor(subscriber, mine, full))).toBe("file-quota-used");
  });

  it("may be tried, without saving, by someone it is shared with to edit", () => {
    expect(says(mayEditConveyor(subscriber, sharedToEdit))).toBe("allowed");
    expect(says(mayEditConveyor(subscriber, sharedToCopy))).toBe("conveyor-save-not-owner");
    expect(says(mayShareConveyor(subscriber, sharedToEdit))).toBe("conveyor-save-not-owner");
  });

  it("of a demo may be tried by anyone signed in, who sees it as nothing else", () => {
    const demo = conveyor({ userName: "admin", isDemo: true });
    for (const one of [subscriber, withoutSubscription]) {
      expect(says(mayEditConveyor(one, demo))).toBe("allowed");
      expect(says(maySaveConveyor(one, demo, room))).toBe("conveyor-save-not-owner");
      expect(isSeenAsDemo(one, demo)).toBe(true);
    }
    for (const other of [mine, sharedToView, sharedToEdit]) expect(isSeenAsDemo(subscriber, other)).toBe(false);
    expect(isSeenAsDemo(person({ userGroup: "Mill" }), conveyor({ conveyorGroup: "Mill" }))).toBe(false);
    expect(isSeenAsDemo(undefined, demo)).toBe(false);
  });

  it("ends in a proposal for those alone it is shared with to edit", () => {
    expect(says(mayProposeChanges(subscriber, sharedToEdit))).toBe("allowed");
    expect(says(mayProposeChanges(withoutSubscription, sharedToEdit))).toBe("allowed");
    for (const [one, other] of [
      [subscriber, mine],
      [admin, others],
      [subscriber, sharedToCopy],
      [subscriber, conveyor({ userName: "admin", isDemo: true })],
    ] as const) {
      expect(says(mayProposeChanges(one, other))).toBe("proposal-not-allowed");
    }
    expect(says(mayProposeChanges(undefined, sharedToEdit))).toBe("not-signed-in");
  });
});

describe("deleting conveyors", () => {
  it("is for the owner and admins only", () => {
    expect(says(mayDeleteConveyor(subscriber, mine))).toBe("allowed");
    expect(says(mayDeleteConveyor(withoutSubscription, mine))).toBe("allowed");
    expect(says(mayDeleteConveyor(admin, others))).toBe("allowed");
    expect(says(mayDeleteConveyor(subscriber, sharedToEdit))).toBe("conveyor-delete-not-owner");
    expect(says(mayDeleteConveyors(subscriber, [mine, others]))).toBe("conveyor-delete-not-owner");
    expect(says(mayDeleteConveyors(subscriber, [mine, mine]))).toBe("allowed");
  });

  it("needs a selection", () => {
    expect(says(mayDeleteConveyors(admin, []))).toBe("no-conveyors-selected");
  });
});

describe("changing categories", () => {
  it("needs a selection and a name", () => {
    expect(says(mayChangeCategories(subscriber, [], "Mill"))).toBe("no-conveyors-selected");
    expect(says(mayChangeCategories(subscriber, [mine], "  "))).toBe("category-name-needed");
    expect(says(mayChangeCategories(subscriber, [mine], "Mill"))).toBe("allowed");
  });

  it("is refused for view-only and for others' conveyors", () => {
    for (const foreign of [others, sharedToView, sharedToEdit]) {
      expect(says(mayChangeCategories(subscriber, [mine, foreign], "Mill"))).toBe("conveyor-categories-view-only");
    }
    expect(says(mayChangeCategories(admin, [others], "Mill"))).toBe("allowed");
  });
});

describe("seeing and downloading a conveyor", () => {
  it("is for owner, admin, those it is shared with, its group and, for demos, everyone signed in", () => {
    for (const seen of [mine, sharedToView, conveyor({ isDemo: true })]) {
      expect(says(maySeeConveyor(withoutSubscription, seen))).toBe("allowed");
    }
    expect(says(maySeeConveyor(admin, others))).toBe("allowed");
    expect(says(maySeeConveyor(person({ userGroup: "Mill" }), conveyor({ conveyorGroup: "Mill" })))).toBe("allowed");
    expect(says(maySeeConveyor(person({ userGroup: "Mill" }), conveyor({ conveyorGroup: "Mine" })))).toBe(
      "conveyor-load-failed",
    );
    expect(says(maySeeConveyor(undefined, conveyor({ isDemo: true })))).toBe("not-signed-in");
  });

  it("does not take two people without a group for one group", () => {
    expect(says(maySeeConveyor(person({ userGroup: "" }), others))).toBe("conveyor-load-failed");
    expect(says(maySeeConveyor(person({}), others))).toBe("conveyor-load-failed");
  });

  it("needs a current subscription to download", () => {
    expect(says(mayDownloadConveyor(subscriber, mine))).toBe("allowed");
    expect(says(mayDownloadConveyor(admin, others))).toBe("allowed");
    expect(says(mayDownloadConveyor(withoutSubscription, mine))).toBe("subscription-needed-to-download");
    expect(says(mayDownloadConveyor(subscriber, others))).toBe("conveyor-load-failed");
  });

  it("needs the owner's leave for the file of one that may only be looked at", () => {
    const withLeave = { userName: "me", canEdit: false, canCopy: false, canDownload: true };
    expect(says(mayDownloadConveyor(subscriber, sharedToView))).toBe("conveyor-download-view-only");
    expect(says(mayDownloadConveyor(subscriber, conveyor({ docUsers: [withLeave] })))).toBe("allowed");
    expect(says(mayDownloadConveyor(subscriber, sharedToCopy))).toBe("allowed");
    expect(says(mayDownloadConveyor(admin, sharedToView))).toBe("allowed");
  });
});
