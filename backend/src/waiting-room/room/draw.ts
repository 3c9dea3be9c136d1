import { createHash, createHmac, randomBytes } from 'node:crypto';

const BYTES = 6;

/** A draw's secret: 32 random bytes in hexadecimal. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** The SHA-256 of a seed in hexadecimal. Published before the draw, so that the seed can't be chosen after it. */
export const hashOfSeed = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/**
 * The number of a place that was there at the opening: 1 … `gathered`. Two places may have the same number. The browser
 * and everybody with a terminal get the same one from the published seed.
 */
export function drawnNumber(seed: string, id: string, gathered: number): number {
  const hash = createHmac('sha256', Buffer.from(seed, 'hex')).update(id).digest();
  return 1 + Math.floor((hash.readUIntBE(0, BYTES) / 2 ** (8 * BYTES)) * gathered);
}
