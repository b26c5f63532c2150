const leastCharacters = 32;
/**
 * 32 random hexadecimal digits have about 115 by this count, and none of three million had less than 86; rows of a few
 * letters have far less.
 */
const leastBits = 80;

/** Whoever guesses the secret signs in as anyone; undefined where it is good enough. */
export function secretFault(secret: string): string | undefined {
  const advice = "such as `openssl rand -base64 48` prints";
  if (secret.length < leastCharacters) return `must have at least ${leastCharacters} characters, ${advice}`;
  if (isRepetition(secret) || bitsOf(secret) < leastBits) return `must be random, ${advice}`;
  return undefined;
}

/** A shorter text, again and again: then it is found at once inside itself, doubled. */
function isRepetition(text: string): boolean {
  return (text + text).indexOf(text, 1) < text.length;
}

/** Shannon's measure by the letters alone. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const share = (count: number) => count * Math.log2(text.length / count);
  return [...counts.values()].reduce((sum, count) => sum + share(count), 0);
}
