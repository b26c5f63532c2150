/** What is said of a conveyor that was saved before the calculation was corrected. */
export const correctionMessages = {
  "results-moved":
    "This conveyor was last saved before the calculation was corrected. {count} main results move, most of all {largest}.",
  "one-result-moved":
    "This conveyor was last saved before the calculation was corrected. One main result moves: {largest}.",
  "heights-of-centres":
    "Heights of points are pulley centres. Where they are levels of the belt, as a profile gives them, switch to Belt line: {effect}.",
  "heights-change-nothing": "no main result moves",
  "reason-and-others": "{reason} Also: {others}.",
  "reason-unknown": "None of the corrections: a library row or a setting of the server may have changed.",
} as const;
