import type { Challenge } from '@festival/contracts';

/** Numbers that are tried before the page has a turn again. */
const SLICE = 2_000;

/** The header that an order sends: base64 of the solution. Rejects when the challenge has none. */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const number = await inWorker(challenge).catch(() => inPage(challenge));
  if (number === null) throw new Error('the challenge has no solution');
  const { algorithm, challenge: hash, salt, signature } = challenge;
  return btoa(JSON.stringify({ algorithm, challenge: hash, number, salt, signature }));
}

function inWorker(challenge: Challenge): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('the worker did not start'));
    });
    worker.postMessage(challenge, []);
  });
}

/** For a browser in which the worker doesn't start. */
async function inPage(challenge: Challenge): Promise<number | null> {
  const { solveBetween } = await import('./solve');
  for (let from = 0; from <= challenge.maxnumber; from += SLICE) {
    const found = solveBetween(challenge, from, Math.min(from + SLICE - 1, challenge.maxnumber));
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
