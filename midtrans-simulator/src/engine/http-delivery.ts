import type { Json } from '../protocol/model.js';
import { MAX_REDIRECTS } from '../protocol/retry-policy.js';

export interface DeliveryOutcome {
  /** The last HTTP status; `null` when there was none. */
  status: number | null;
  error: string | null;
}

async function post(url: string, payload: string, timeoutMs: number, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'user-agent': 'Veritrans' },
    body: payload,
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  await response.body?.cancel();
  return response;
}

/** A word for what went wrong; fetch wraps the cause. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as {
    name?: string;
    message?: string;
    cause?: { message?: string; code?: string };
  };
  if (name === 'TimeoutError') return 'timeout';
  return cause?.message || cause?.code || message || 'failed';
}

/**
 * POSTs one notification. 307 and 308 are followed with the same body, at most five times; 301, 302 and 303 are final answers.
 * @param stop aborts what is under way when the simulator closes
 */
export async function deliver(url: string, body: Json, timeoutMs: number, stop: AbortSignal): Promise<DeliveryOutcome> {
  const payload = JSON.stringify(body);
  let target = url;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await post(target, payload, timeoutMs, stop);
      const location = response.headers.get('location');
      if ((response.status !== 307 && response.status !== 308) || location === null) {
        return { status: response.status, error: null };
      }
      target = new URL(location, target).href;
    }
    return { status: null, error: 'too many redirects' };
  } catch (error) {
    return { status: null, error: reasonOf(error) };
  }
}
