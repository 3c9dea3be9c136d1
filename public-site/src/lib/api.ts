import type { CsrfToken, Envelope, FieldErrors, Success } from '@festival/contracts';
import { ApiError, NetworkError } from './api-errors';
import { readCsrfToken, writeCsrfToken } from './csrf-token';

export { ApiError, NetworkError } from './api-errors';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ApiOptions {
  method?: Method;
  /** Sent as JSON. */
  body?: unknown;
  /** Purchase token, sent as `Authorization: Bearer`. */
  token?: string | null;
  signal?: AbortSignal;
  /** Makes a repeated `POST /api/orders` answer with the order that is already there. */
  idempotencyKey?: string;
  /** Ask the server again, whatever the browser has kept. */
  noCache?: boolean;
}

/** Laravel's number for a missing or wrong anti-forgery token; the contract takes it over. */
const CSRF_REFUSED = 419;

const isEnvelope = (value: unknown): value is Envelope<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { success?: unknown }).success === 'boolean';

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    return null;
  }
}

/** `Retry-After` in whole seconds; the header may hold seconds or a date. */
function readRetryAfter(response: Response): number | null {
  const header = response.headers.get('Retry-After');
  if (!header) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

function toFailure(response: Response, body: unknown): ApiError {
  const failure = isEnvelope(body) && !body.success ? body : null;
  return new ApiError({
    status: response.status,
    message: failure?.message ?? '',
    errors: failure?.errors ?? ({} satisfies FieldErrors),
    data: failure?.data,
    retryAfter: readRetryAfter(response),
  });
}

async function send(path: string, options: ApiOptions): Promise<Response> {
  const { method = 'GET', body, token, signal, idempotencyKey, noCache } = options;
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (method !== 'GET') headers.set('X-CSRF-TOKEN', readCsrfToken());
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  try {
    return await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      cache: noCache ? 'no-store' : 'default',
      signal,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
}

async function renewCsrfToken(signal?: AbortSignal): Promise<void> {
  const { token } = await api<CsrfToken>('/api/csrf-token', { signal, noCache: true });
  writeCsrfToken(token);
}

async function sendWithValidToken(path: string, options: ApiOptions): Promise<Response> {
  const first = await send(path, options);
  if (first.status !== CSRF_REFUSED) return first;
  await renewCsrfToken(options.signal);
  return send(path, options);
}

/**
 * Calls the server and gives the whole success envelope, for the few calls with further keys beside `data`.
 * Throws `ApiError` (the server refused, or its answer can't be read), `NetworkError` (no answer came),
 * `MissingCsrfTokenError`, or the abort of `signal`.
 */
export async function apiEnvelope<T>(path: string, options: ApiOptions = {}): Promise<Success<T>> {
  const response = await sendWithValidToken(path, options);
  const body = await readBody(response);
  if (!response.ok || !isEnvelope(body) || !body.success) throw toFailure(response, body);
  return body as Success<T>;
}

/** Calls the server and gives `data` of the envelope; throws as `apiEnvelope` does. */
export async function api<T>(path: string, options: ApiOptions = {}): Promise<T> {
  return (await apiEnvelope<T>(path, options)).data;
}
