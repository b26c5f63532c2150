export type PaymentMethod = "card" | "wallet";

/** What a page needs of the payment fields: a nonce that stands for the card or the wallet. */
export interface NonceSource {
  readonly requestNonce: () => Promise<string>;
}
