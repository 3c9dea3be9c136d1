import { createHash } from 'node:crypto';

const real = globalThis.fetch;

/** Replaces the network: the breach service answers by `answer`, which gets the requested address. */
export function breachService(answer: (address: string) => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    return answer(String(input));
  };
  return asked;
}

export function unreachableBreachService(): string[] {
  return breachService(() => {
    throw new TypeError('fetch failed');
  });
}

export function restoreNetwork(): void {
  globalThis.fetch = real;
}

/** The password's hash in two parts: the request's prefix, and the start of the line in the answer. */
export function rangeOf(password: string): { prefix: string; end: string } {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  return { prefix: hash.slice(0, 5), end: hash.slice(5) };
}
