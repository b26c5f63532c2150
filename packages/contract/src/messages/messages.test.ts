import { fileFaultCodes, libraries, refusalCodes } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { problemCodes } from "../problem.ts";
import { adminMessages } from "./admin.ts";
import { billingMessages } from "./billing.ts";
import { commentMessages } from "./comments.ts";
import { conveyorFileMessages } from "./conveyor-files.ts";
import { conveyorMessages } from "./conveyors.ts";
import { libraryMessages } from "./libraries.ts";
import { linkMessages } from "./links.ts";
import { messageFor, messages } from "./messages.ts";
import { productMessages } from "./product.ts";
import { proposalMessages } from "./proposals.ts";
import { releaseMessages } from "./releases.ts";
import { subscriptionAnswers, subscriptionMessages } from "./subscriptions.ts";
import { teamMessages } from "./teams.ts";

// Sections 5 and 8 of the first specification document, letter for letter.
const firstDocument = [
  "'You need a current subscription to add data - Go to the Subscribe Page Under your Username / Email Menu'",
  "'error getting belts'",
  "'error getting belt Categories'",
  "'error getting brakes'",
  "'error getting brake Categories - are you still logged in?'",
  "'error!!'",
  "'Category Changed to All - 1'",
  "'Failed to load data: {error}'",
  "'Failed to save new belt'",
  "'Failed to add data' (brakes)",
  "'Failed to copy data'",
  "'Belt added'",
  "'Brake added'",
  "'Failed to load belt', 'Failed to edit belt', 'Failed to delete belt'",
  "'Error getting client Payment Token'",
  "'Cannot create Subscription. DeltaT Subscription already exists - use Manage subscription page to edit'",
  "'Error Creating Subscription Please Re-enter Payment Details and try again.'",
  "'Error - could not create subscription. Re-enter your Details or refresh the page and try again.'",
  "The message is 'Success'",
  "'No Subscriptions'",
  "'Failed to Cancel Subscription: {error}'",
  "'Your Subscription has been Canceled. Create a new subscription in the Subscriptions Tab.'",
  "'Failed to Update Addons: {errors}'",
  "'Sucessfully updated Addons'",
  "'Old Legacy Microsoft Edge Browser detected. You cannot view the report. In the Drawing > Settings tab check the Save reports to pdf checkbox to save the reports. Please upgrade to the new Edge Chromium or use Chrome.'",
];

// Sections 5 and 8 of the second document, letter for letter.
const secondDocument = [
  "'Error getting conveyors or User not Authenticated - did you sign-in on another device?'",
  "'error getting conveyor Categories'",
  "'error getting {type}' and 'error getting {type} Categories'",
  "'User is not in a UserGroup or has been logged out. Did you sign in on another device?'",
  "'Failed to save new conveyor'; 'Failed to copy conveyor'; 'Failed to Copy conveyors'; 'Failed to Batch Delete conveyors'; 'Failed to Batch Delete some conveyors'",
  "'Failed to edit conveyor category names'; 'Failed to load conveyor'; 'Failed to save conveyor' (or the server data); 'Failed to delete conveyor'; 'Failed to download conveyor file'.",
  "'Not authorised to add conveyors or you have used up the number of files allowed under your subscription. You can purchase additional file space by using the Manage My Subscription menu under your login user name.'; 'Not enough conveyor File storage...'.",
  "'Not authorised copy conveyor. View Permissions only.'; 'Not authorized to copy one or more conveyors. View Permissions only.'; 'Not authorized to batch delete conveyor {convNo}, only the document owner can delete.'; 'Not authorized to change conveyor categories. View Permissions only.'; 'Not authorised to Save this conveyor. Copy it first.'",
  "'You need a current subscription to download data - please buy a subscription, see Subscribe menu in your user name / email menu'",
  "'Error Uploading Conveyor file'",
  "'Not Authorised or Error uploading file'; 'File is null or the wrong fileType'.",
  "'No Conveyors have been selected.'",
  "'Enter a category name.'",
  "'A curve co-ordinate regression error has occurred. The first co-ordinate must be larger than 0. Regression calc has been aborted'",
  "'Data added'; 'Data added to database' and 'Data saved to database' (fluid couplings).",
  "'Conveyor Added'",
  "'Failed to load user subscriptions'; 'Failed to add subscription'; 'Failed to cancel user subscription id : {id}'; 'Failed to update subscription id :{id}'; 'Failed to load support tickets'; 'Failed to load user'; 'Failed to edit user'; 'Saved'; 'Failed to delete User'",
];

// Quoted in the documents without quotation marks, with variants in words, or with a mark inside.
const wordedOtherwise = [
  "You need a current subscription to copy data - Go to the Subscribe Page Under your Username / Email Menu",
  "You need a current subscription to add data - please buy a subscription, see Subscribe menu in your user name / email menu",
  "You need a current subscription to copy data - please buy a subscription, see Subscribe menu in your user name / email menu",
  "Data copied to user's list",
  "User has been deleted from Database: {userName}",
  "Error uploading: {error}",
];

function quotedIn(sentences: readonly string[]): readonly string[] {
  return sentences.flatMap((sentence) => [...sentence.matchAll(/'([^']+)'/g)].map(([, words = ""]) => words));
}

/** Sentences of the table, also as each library words those that name it. */
function allSentences(): ReadonlySet<string> {
  const byLibrary = libraries.flatMap((library) => Object.values(library.messages));
  return new Set([...Object.values(messages), ...byLibrary]);
}

describe("the messages", () => {
  const specified = [...quotedIn(firstDocument), ...quotedIn(secondDocument), ...wordedOtherwise];

  it.each(specified)("say: %s", (sentence) => {
    expect(allSentences()).toContain(sentence);
  });

  it("say nothing else in the specification's name", () => {
    const ours: ReadonlySet<string> = new Set([
      ...Object.values(productMessages),
      ...Object.values(releaseMessages),
      ...Object.values(teamMessages),
      ...Object.values(billingMessages),
      ...Object.values(conveyorFileMessages),
      ...Object.values(proposalMessages),
      ...Object.values(linkMessages),
      ...Object.values(commentMessages),
    ]);
    const patterns = ["Failed to load {item}", "Failed to edit {item}", "Failed to delete {item}"];
    const known = new Set([...specified, ...patterns]);
    expect(Object.values(messages).filter((sentence) => !ours.has(sentence) && !known.has(sentence))).toEqual([]);
  });

  it("name each library as the specification does", () => {
    for (const { singular, plural, messages: own } of libraries) {
      expect(messageFor("load-failed", { item: singular })).toBe(own.loadFailed);
      expect(messageFor("edit-failed", { item: singular })).toBe(own.editFailed);
      expect(messageFor("delete-failed", { item: singular })).toBe(own.deleteFailed);
      expect(messageFor("list-failed", { type: plural })).toBe(own.listFailed);
    }
  });

  it("have a sentence for every problem and every refusal", () => {
    for (const code of [...problemCodes, ...refusalCodes, ...fileFaultCodes])
      expect(Object.keys(messages)).toContain(code);
    for (const sentence of Object.values(messages)) expect(sentence.trim()).not.toBe("");
  });

  it("fill in what belongs into their places", () => {
    expect(messageFor("conveyor-delete-not-owner", { convNo: "C-104" })).toBe(
      "Not authorized to batch delete conveyor C-104, only the document owner can delete.",
    );
    expect(messageFor("load-data-failed", { error: "$& {error}" })).toBe("Failed to load data: $& {error}");
    expect(messageFor("user-deleted")).toBe("User has been deleted from Database: ");
  });

  it("never share a code between two tables", () => {
    const tables = [
      libraryMessages,
      conveyorMessages,
      conveyorFileMessages,
      subscriptionMessages,
      billingMessages,
      adminMessages,
      linkMessages,
      productMessages,
      proposalMessages,
      commentMessages,
      releaseMessages,
      teamMessages,
    ];
    const codes = tables.flatMap((table) => Object.keys(table));
    expect(codes.toSorted()).toEqual(Object.keys(messages).toSorted());
  });
});

describe("answers of the subscription calls", () => {
  // "Success is when msg contains 'Subscription successful'"; "msg 'Unsuccessful' or 'No Transactions'".
  it("are worded as the specification reads them", () => {
    expect(subscriptionAnswers).toEqual({
      successful: "Subscription successful",
      active: "Subscription is Active",
      unsuccessful: "Unsuccessful",
      noTransactions: "No Transactions",
    });
  });
});
