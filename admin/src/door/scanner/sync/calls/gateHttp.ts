import { pageToken, storeToken, TOKEN_CALL, TOKEN_EXPIRED } from '../../../../lib/csrfToken';
import { isRecord } from '../../scan/callOutcome';

/**
 * Why a call brought nothing. `unreadable`: what came is not our server's answer, or not all of it; as of a hotspot that
 * wants a login, or a proxy in distress. `refused`: our server said no.
 */
export type GateFailure =
  | { kind: 'no_network' }
  | { kind: 'timeout' }
  | { kind: 'unreadable'; status: number }
  | { kind: 'refused'; status: number; message: string };

export type GateAnswer<T> = { kind: 'answered'; data: T } | GateFailure;

export interface GateRequest {
  method: 'GET' | 'POST';
  path: string;
  /** Null: before pairing. */
  session: string | null;
  body?: unknown;
  timeoutMs: number;
}

interface Response {
  status: number;
  /** Undefined when it wasn't JSON. */
  body: unknown;
}

/**
 * A call of a paired phone. `timeoutMs` is for all of it: reading the answer, and getting a new anti-forgery token when the
 * old one has expired (419). Never throws.
 */
export async function callGate({ timeoutMs, ...request }: GateRequest): Promise<GateAnswer<Record<string, unknown>>> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  try {
    return readEnvelope(await sendWithToken(request, limit.signal));
  } catch {
    // `fetch` fails alike whatever the reason.
    return { kind: limit.signal.aborted ? 'timeout' : 'no_network' };
  } finally {
    clearTimeout(timer);
  }
}

type Unlimited = Omit<GateRequest, 'timeoutMs'>;

async function sendWithToken(request: Unlimited, signal: AbortSignal): Promise<Response> {
  if (request.method === 'GET') return send(request, null, signal);
  const known = pageToken();
  if (known) {
    const first = await send(request, known, signal);
    if (first.status !== TOKEN_EXPIRED) return first;
  }
  const answer = await send({ method: 'GET', path: TOKEN_CALL, session: null }, null, signal);
  const token = readToken(answer.body);
  if (token === null) return answer;
  storeToken(token);
  return send(request, token, signal);
}

async function send({ method, path, session, body }: Unlimited, token: string | null, signal: AbortSignal) {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(session === null ? {} : { Authorization: `Bearer ${session}` }),
      ...(token === null ? {} : { 'X-CSRF-TOKEN': token }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  return { status: response.status, body: parseJson(await response.text()) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readEnvelope({ status, body }: Response): GateAnswer<Record<string, unknown>> {
  if (!isRecord(body) || typeof body.success !== 'boolean') return { kind: 'unreadable', status };
  if (!body.success) return { kind: 'refused', status, message: typeof body.message === 'string' ? body.message : '' };
  return { kind: 'answered', data: isRecord(body.data) ? body.data : {} };
}

function readToken(body: unknown): string | null {
  if (!isRecord(body) || !isRecord(body.data)) return null;
  return typeof body.data.token === 'string' ? body.data.token : null;
}
