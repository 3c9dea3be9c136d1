/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const K = new Uint32Array(64);
/** The same of the square roots of the first 8 primes: the state that every hash begins with. */
const START = new Uint32Array(8);

for (let candidate = 2, found = 0; found < 64; candidate += 1) {
  if (!isPrime(candidate)) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(candidate));
  K[found] = fraction(Math.cbrt(candidate));
  found += 1;
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return true;
}

function fraction(root: number): number {
  return (root % 1) * 2 ** 32;
}

const BLOCK_BYTES = 64;
/** A byte ends the text and eight hold its length. */
const MAX_BYTES = BLOCK_BYTES - 9;

const words = new Uint32Array(64);
const state = new Uint32Array(8);

const rotated = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

/** SHA-256 of up to 55 ASCII characters, in hexadecimal. */
export function sha256(text: string): string {
  return [...hashWords(text)].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/**
 * The same as eight words, valid until the next call. The browser's own SHA-256 takes a turn of the event loop for each
 * hash, and isn't there on plain http.
 */
export function hashWords(text: string): Readonly<Uint32Array> {
  if (text.length > MAX_BYTES) throw new RangeError(`${text.length} characters are more than one block holds`);
  words.fill(0);
  for (let at = 0; at < text.length; at += 1) {
    words[at >> 2] = (words[at >> 2] as number) | (text.charCodeAt(at) << (24 - (at % 4) * 8));
  }
  words[text.length >> 2] = (words[text.length >> 2] as number) | (0x80 << (24 - (text.length % 4) * 8));
  words[15] = text.length * 8;
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15] as number, words[at - 2] as number];
    const low = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const high = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[at] = ((words[at - 16] as number) + low + (words[at - 7] as number) + high) | 0;
  }
  compress();
  return state;
}

function compress(): void {
  let [a, b, c, d, e, f, g, h] = START as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first =
      (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + (K[at] as number) + (words[at] as number)) | 0;
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, at) => {
    state[at] = value + (START[at] as number);
  });
}
