import type { Success } from '@festival/contracts';
import type { DocumentedUrl, Method } from '@festival/contracts/openapi';
import { HttpError } from 'react-admin';
import type { BodyAndHeaders, Data, UploadUrl } from './apiTypes';
import { pageToken, storeToken, TOKEN_CALL, TOKEN_EXPIRED } from './csrfToken';
import { serverText } from './i18n/serverText';
import { networkError, toHttpError, UNKNOWN_ERROR_TEXT } from './httpErrors';

const READING = ['GET', 'HEAD'];

/** `json` is the envelope's `data` (an order where `data` holds just one); `envelope` the whole answer. */
export interface HttpAnswer<T = unknown> {
  status: number;
  headers: Headers;
  body: string;
  json: T;
  envelope: Success<T>;
}

/**
 * The only place of the admin that calls the server. Sends the session cookie, and the anti-forgery token with what
 * changes something; on 419 fetches a new token and repeats the call once. Rejects with react-admin's `HttpError`
 * (status 0 when there was no answer). For the data provider, which makes its URLs at run time: the functions below
 * take documented URLs only.
 */
export async function httpClient(url: string, options: RequestInit = {}): Promise<HttpAnswer> {
  return read(await ask(url, options));
}

/** The answer's data alone. */
export async function getData<const U extends string>(url: DocumentedUrl<U, 'GET'>): Promise<Data<U, 'GET'>> {
  return (await read<Data<U, 'GET'>>(await ask(url, {}))).json;
}

type SendingMethod = Exclude<Method, 'GET'>;

/** Changes something; a body is sent as JSON. */
export function sendJson<const U extends string, M extends SendingMethod>(
  method: M,
  url: DocumentedUrl<U, M>,
  ...bodyAndHeaders: BodyAndHeaders<U, M>
): Promise<HttpAnswer<Data<U, M>>>;
export async function sendJson(
  method: SendingMethod,
  url: string,
  body?: object,
  headers?: HeadersInit,
): Promise<HttpAnswer> {
  return read(await ask(url, { method, headers, body: body && JSON.stringify(body) }));
}

/** The same, with the answer's data alone. */
export async function sendForData<const U extends string, M extends SendingMethod>(
  method: M,
  url: DocumentedUrl<U, M>,
  ...body: BodyAndHeaders<U, M>
): Promise<Data<U, M>> {
  return (await sendJson(method, url, ...body)).json;
}

/** Sends a file as it is: the server finds out its encoding. */
export async function sendCsv<const U extends string>(
  url: UploadUrl<U, 'text/csv'>,
  file: File,
): Promise<HttpAnswer<Data<U, 'POST'>>> {
  return read(await ask(url, csvRequest(file)));
}

export function csvRequest(file: File, signal?: AbortSignal): RequestInit & { method: 'POST' } {
  return { method: 'POST', body: file, headers: { 'Content-Type': 'text/csv' }, signal };
}

/** The same for an answer that is read while it comes: a file, lines of progress. Its body is the caller's. */
export async function httpStream<const U extends string, M extends Method = 'GET'>(
  url: DocumentedUrl<U, M>,
  options: RequestInit & { method?: M } = {},
): Promise<Response> {
  const response = await ask(url, options);
  if (!response.ok) throw toHttpError(response.status, parse(await response.text()));
  return response;
}

async function ask(url: string, options: RequestInit): Promise<Response> {
  const method = (options.method ?? 'GET').toUpperCase();
  if (READING.includes(method)) return send(url, options);
  return withToken((token) => send(url, options, token));
}

/** Sends with the page's anti-forgery token, and once more with a new one when it has expired. */
export async function withToken<T extends { status: number }>(sendWith: (token: string) => Promise<T>): Promise<T> {
  const answer = await sendWith(pageToken() ?? (await freshToken()));
  return answer.status === TOKEN_EXPIRED ? sendWith(await freshToken()) : answer;
}

async function send(url: string, options: RequestInit, token?: string): Promise<Response> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.set('X-Requested-With', 'XMLHttpRequest');
  if (token) headers.set('X-CSRF-TOKEN', token);
  // A call without a body must not name a type for it: the server would try to parse nothing.
  if (!options.body) headers.delete('Content-Type');
  else if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  try {
    return await fetch(url, { ...options, headers, credentials: 'same-origin' });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw networkError();
  }
}

async function read<T>(response: Response): Promise<HttpAnswer<T>> {
  const { status, headers } = response;
  const body = await response.text();
  return { status, headers, body, ...understood<T>(status, body) };
}

/** The data of a success; throws when the server refused. */
export function understood<T>(status: number, body: string): Pick<HttpAnswer<T>, 'json' | 'envelope'> {
  const envelope = parse(body);
  if (status >= 400) throw toHttpError(status, envelope);
  if (!isSuccess<T>(envelope)) throw new HttpError(UNKNOWN_ERROR_TEXT, status, null);
  const { message } = envelope;
  return {
    json: unwrap(envelope.data),
    envelope: message === undefined ? envelope : { ...envelope, message: serverText(message) },
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function isSuccess<T>(answer: unknown): answer is Success<T> {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;
}

/** One order comes as `data.order`; everything else is `data` itself. */
function unwrap<T>(data: T | { order: T }): T {
  const onlyOrder = typeof data === 'object' && data !== null && 'order' in data && Object.keys(data).length === 1;
  return onlyOrder ? data.order : (data as T);
}

/** Asked once at a time: two answers at once would each bring a cookie, and only the last one's token would fit. */
let tokenRequest: Promise<string> | null = null;

function freshToken(): Promise<string> {
  tokenRequest ??= askForToken().finally(() => {
    tokenRequest = null;
  });
  return tokenRequest;
}

async function askForToken(): Promise<string> {
  const { json } = await read<Data<typeof TOKEN_CALL, 'GET'>>(await send(TOKEN_CALL, {}));
  storeToken(json.token);
  return json.token;
}
