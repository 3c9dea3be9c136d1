const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Lower-case letters and digits from the browser's cryptographic source; also where the site is plain http. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
