import { ApiError } from '../../../lib/api/api';

const UNAVAILABLE = 503;
const TOO_MANY = 429;
/** A refusal of many calls from one network that is over sooner than the buyer could press again. */
const SHORT_SECONDS = 10;
const FIRST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 10;
/** Each pause is so many times as long as the one before. */
const GROWTH = 1.3;

/** The buyer doesn't want to wait any longer. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

export interface Waiting {
  /** The server was busy; called before each pause. */
  onBusy: () => void;
  /** Aborted when the buyer gives up. */
  signal: AbortSignal;
}

/**
 * Repeats a call for as long as the server, or the network for a few seconds, is too busy for it (503, 429), until the
 * buyer gives up (`GivenUp`). Pauses are at least as long as the server asks for, and each buyer's are different: all at
 * once they would only be refused again.
 */
export async function whenNotBusy<T>(call: () => Promise<T>, { onBusy, signal }: Waiting): Promise<T> {
  for (let factor = 1; ; factor *= GROWTH) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || !isBusy(error)) throw error;
      onBusy();
      const asked = error.retryAfter ?? FIRST_PAUSE_SECONDS;
      const seconds = Math.max(asked, Math.min(asked * factor, LONGEST_PAUSE_SECONDS));
      await pause(seconds * (1 + Math.random() / 2), signal);
    }
  }
}

/** The same for a call before the order: an answer that comes after the buyer gave up leads no further (`GivenUp`). */
export async function unlessGivenUp<T>(call: () => Promise<T>, waiting: Waiting): Promise<T> {
  const answer = await whenNotBusy(call, waiting);
  if (waiting.signal.aborted) throw new GivenUp();
  return answer;
}

/** Not a refusal that comes with its reason, such as a challenge, nor one that the buyer has to do something about. */
function isBusy({ status, retryAfter, data }: ApiError): boolean {
  if (status === UNAVAILABLE) return true;
  return status === TOO_MANY && retryAfter !== null && retryAfter <= SHORT_SECONDS && !data;
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(new GivenUp());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, seconds * 1_000);
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
  });
}
