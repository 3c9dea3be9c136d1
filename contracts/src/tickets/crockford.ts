/** Crockford's base 32: no I, L, O or U, so a code read aloud or from a dim screen can't be misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One character a byte from the low five bits; the bytes must come from a cryptographic source. */
export function crockford(randomBytes: Uint8Array): string {
  return Array.from(randomBytes, (byte) => ALPHABET.charAt(byte & 31)).join('');
}

/** Normalises typed text by Crockford's rules: upper case, O as 0, I and L as 1. */
export function readCrockford(text: string): string {
  return text.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
}
