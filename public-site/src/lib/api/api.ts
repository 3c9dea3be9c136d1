import { ANSWER_WITHIN_MS, type Envelope, type FieldErrors } from '@festival/contracts';
import type { Body, DataOf, DocumentedUrl, IsBodyRequired } from '@festival/contracts/openapi';
import { ApiError, NetworkError, MissingCsrfTokenError } from './api-errors';
import { goToWaitingRoom, isWaitingRoomRefusal } from './waiting-room';

const findMeta = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');

/** The page's anti-forgery token; null when there is none, which is enough for calls that only read. */
const findCsrfToken = (): string | null => findMeta()?.content || null;

/** The anti-forgery token of this page; throws `MissingCsrfTokenError` when the page carries none. */
function readCsrfToken(): string {
  const token = findCsrfToken();
  if (!token) throw new MissingCsrfTokenError();
  return token;
}

function writeCsrfToken(token: string): void {
  const meta = findMeta();
  if (meta) meta.content = token;
}

export { ApiError, NetworkError } from './api-errors';

interface SendingOptions {
  /** Purchase token, sent as `Authorization: Bearer`. */
  token?: string | null;
  signal?: AbortSignal;
  /** Makes a repeated `POST /api/orders` answer with the order that is already there. */
  idempotencyKey?: string;
  /** The solution of the challenge that `POST /api/orders` was refused with. */
  proofOfWork?: string;
  /** Bypasses the browser's cache. */
  noCache?: boolean;
  /** The time limit of an answer; after it the answer counts as lost (`NetworkError`). Default: 30 s. */
  limitMs?: number;
}

/** The methods that the site sends. */
export type Method = 'GET' | 'POST';

interface RequestOptions extends SendingOptions {
  method?: Method;
  /** Sent as JSON. */
  body?: unknown;
}

/** How a call gets its answer. Throws `NetworkError` when none came, or the abort of `signal`. */
export type Transport = (path: string, options: RequestOptions) => Promise<Response>;

/** `body` is required where the operation requires one. */
type BodyOption<Path extends string, M extends Method> = [Body<Path, M>] extends [never]
  ? { body?: undefined }
  : IsBodyRequired<Path, M> extends true
    ? { body: Body<Path, M> }
    : { body?: Body<Path, M> };

/** The options of a call of this path by this method. */
export type ApiOptions<Path extends string, M extends Method> = SendingOptions & { method?: M } & BodyOption<Path, M>;

/** Laravel's status for a missing or wrong anti-forgery token, which the server uses too. */
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

function headersFor({ method, body, token, idempotencyKey, proofOfWork }: RequestOptions): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const csrfToken = method === 'POST' ? readCsrfToken() : findCsrfToken();
  if (csrfToken) headers.set('X-CSRF-TOKEN', csrfToken);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  if (proofOfWork) headers.set('Proof-Of-Work', proofOfWork);
  return headers;
}

async function sendByFetch(path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', body, signal, noCache, limitMs = ANSWER_WITHIN_MS } = options;
  const headers = headersFor(options);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  const giveUp = () => limit.abort();
  signal?.addEventListener('abort', giveUp);
  try {
    return await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      cache: noCache ? 'no-store' : 'default',
      signal: limit.signal,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

let send: Transport = sendByFetch;

/** Replaces `fetch` on the server, which calls itself; to be called once, before the first call. */
export function sendBy(transport: Transport): void {
  send = transport;
}

async function renewCsrfToken(signal?: AbortSignal): Promise<void> {
  const { token } = await api('/api/csrf-token', { signal, noCache: true });
  writeCsrfToken(token);
}

async function sendWithValidToken(path: string, options: RequestOptions): Promise<Response> {
  const first = await send(path, options);
  if (first.status !== CSRF_REFUSED) return first;
  await renewCsrfToken(options.signal);
  return send(path, options);
}

/**
 * Calls the server and gives `data` of the envelope. Path, method, body and data are the OpenAPI document's. Throws
 * `ApiError` (the server refused, or its answer can't be read), `NetworkError` (no answer came in time),
 * `MissingCsrfTokenError`, or the abort of `signal`.
 */
export function api<Path extends string, M extends Method = 'GET'>(
  path: DocumentedUrl<Path, M>,
  options?: ApiOptions<Path, M>,
): Promise<DataOf<Path, M>>;
export async function api(path: string, options: RequestOptions = {}): Promise<unknown> {
  const response = await sendWithValidToken(path, options);
  const body = await readBody(response);
  if (!response.ok || !isEnvelope(body) || !body.success) {
    const failure = toFailure(response, body);
    if (isWaitingRoomRefusal(failure.data)) return goToWaitingRoom();
    throw failure;
  }
  return body.data;
}
