/** Below this a sagging belt is slack, and the law of sag ends, N. */
export const slackTension = 100;
