import type { WaitingRoom } from '@festival/contracts';

const BYTES = 6;

/** People before this number, about: some of the draw have the same one. */
export const peopleAhead = (number: number, { admitted }: Pick<WaitingRoom, 'admitted'>): number =>
  Math.max(0, number - admitted - 1);

/** Minutes until this number is let in, rounded up; null when nobody can say. */
export function minutesLeft(number: number, { admitted, pace }: Pick<WaitingRoom, 'admitted' | 'pace'>): number | null {
  const places = number - admitted;
  if (places <= 0) return 0;
  return pace > 0 ? Math.ceil(places / pace) : null;
}

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The number that the draw gives; null in a browser that can't (plain http). */
export async function drawnNumber(seed: string, id: string, gathered: number): Promise<number | null> {
  const { subtle } = crypto;
  if (!subtle) return null;
  const key = await subtle.importKey('raw', fromHex(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const hash = new Uint8Array(await subtle.sign('HMAC', key, new TextEncoder().encode(id)));
  const first = hash.subarray(0, BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
  return 1 + Math.floor((first / 2 ** (8 * BYTES)) * gathered);
}

/** Whether the seed is the one whose hash was shown before. */
export async function fitsHash(seed: string, hash: string): Promise<boolean> {
  return toHex(await crypto.subtle.digest('SHA-256', fromHex(seed))) === hash;
}

/** The line that checks a draw in a terminal. */
export const checkingLine = (seed: string, id: string, gathered: number): string =>
  `node -e 'const[s,i,l]=process.argv.slice(1);console.log(1+Math.floor(require("crypto").createHmac("sha256",` +
  `Buffer.from(s,"hex")).update(i).digest().readUIntBE(0,6)/2**48*l))' ${seed} ${id} ${gathered}`;

/** A path of this site, else the ticket page: nobody is led elsewhere by a link. */
export function safeReturn(wanted: string | null): string {
  // Browsers drop tabs and line breaks from an address, and take `\` for `/`.
  return wanted !== null && /^\/(?!\/)[^\\\s]*$/.test(wanted) ? wanted : '/ticket';
}
