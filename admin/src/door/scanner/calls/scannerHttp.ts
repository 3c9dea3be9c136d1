import type { DocumentedUrl } from '@festival/contracts/openapi';
import { pageToken, storeToken, TOKEN_CALL, TOKEN_EXPIRED } from '../../../lib/csrfToken';
import { isRecord, type CallOutcome } from '../scan/callOutcome';

/** A queue doesn't wait longer than this for one answer, milliseconds. */
export const CALL_TIMEOUT_MS = 10_000;

/**
 * GET with the session's cookie. Never throws: a call without an answer is an outcome too. The back office's own
 * client turns refusals into errors, but here a refusal's `type` and `ticket` are the answer.
 */
export function getJson<const U extends string>(
  path: DocumentedUrl<U, 'GET'>,
  { headers = {}, timeoutMs = CALL_TIMEOUT_MS }: { headers?: Record<string, string>; timeoutMs?: number } = {},
): Promise<CallOutcome> {
  return call(path, { method: 'GET', headers }, timeoutMs);
}

/**
 * POST, without a body or with one in JSON. With a stale anti-forgery token (419) a new one is fetched and the call
 * repeated once.
 */
export async function post<const U extends string>(
  path: DocumentedUrl<U, 'POST'>,
  headers: Record<string, string> = {},
  body?: object,
): Promise<CallOutcome> {
  const json = body && { body: JSON.stringify(body) };
  const type = body && { 'Content-Type': 'application/json' };
  const send = (token: string) =>
    call(path, { method: 'POST', headers: { ...headers, ...type, 'X-CSRF-TOKEN': token }, ...json });
  const known = pageToken();
  if (known) {
    const first = await send(known);
    if (!first.reached || first.status !== TOKEN_EXPIRED) return first;
  }
  const answer = await getJson(TOKEN_CALL);
  const token = readToken(answer);
  if (token === null) return answer;
  storeToken(token);
  return send(token);
}

async function call(path: string, init: RequestInit, timeoutMs = CALL_TIMEOUT_MS): Promise<CallOutcome> {
  try {
    const response = await fetch(path, {
      ...init,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...init.headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return { reached: true, status: response.status, body: parseJson(text) };
  } catch {
    return { reached: false };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readToken(answer: CallOutcome): string | null {
  if (!answer.reached || !isRecord(answer.body) || !isRecord(answer.body.data)) return null;
  const { token } = answer.body.data;
  return typeof token === 'string' ? token : null;
}
