import { AppError } from '../../platform/errors/app-error.js';

export type Sharp = typeof import('sharp').default;

/** Lazy: a machine that the library doesn't run on still serves everything else. There it throws 503 with this text. */
export async function loadSharp(refusal: string): Promise<Sharp> {
  try {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  } catch (cause) {
    throw new AppError('UNAVAILABLE', refusal, { cause });
  }
}
