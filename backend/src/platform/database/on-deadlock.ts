import { setTimeout as pause } from 'node:timers/promises';
import { isDeadlock } from './database-errors.js';

const MAX_TRIES = 6;

/** Does the work, again from its start each time the database chose it to lose; up to six times in all. */
export async function againOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_TRIES || !isDeadlock(error)) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
