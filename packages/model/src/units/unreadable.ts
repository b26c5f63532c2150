/** Why a typed text is not a quantity, in words for the person who typed it. Never leaves `parseQuantity`. */
export class Unreadable extends Error {}
