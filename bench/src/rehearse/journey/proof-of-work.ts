import type { Challenge } from '@festival/contracts';
import { Worker } from 'node:worker_threads';
import type { Answer } from '../http/answer.js';
import { readEnvelope } from '../http/browser.js';

interface Solved {
  number: number;
}

/** The challenge that an order was refused with; null otherwise. */
export function challengeIn(answer: Answer): Challenge | null {
  if (answer.status < 400) return null;
  return (readEnvelope(answer)?.data?.['challenge'] as Challenge | undefined) ?? null;
}

/** Solves challenges, one after the other, away from the thread that plays everybody. */
export class ProofOfWork {
  private worker: Worker | null = null;
  private readonly waiting: Array<(number: number) => void> = [];

  /** The solution for the `Proof-of-Work` header. */
  async solve(challenge: Challenge): Promise<string> {
    const number = await new Promise<number>((resolve) => {
      this.waiting.push(resolve);
      this.started().postMessage(challenge, []);
    });
    return Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64');
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private started(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('solve-challenges.js', import.meta.url));
    worker.on('message', ({ number }: Solved) => this.waiting.shift()?.(number));
    worker.unref();
    return (this.worker = worker);
  }
}
