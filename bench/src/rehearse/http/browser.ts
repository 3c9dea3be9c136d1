import { gunzipSync, constants } from 'node:zlib';
import type { Call } from '../record/calls.js';
import type { HttpClient, Request } from './http-client.js';
import type { Answer } from './answer.js';

const FORGOTTEN_TOKEN = 419;
const TOKEN = /name="csrf-token" content="([^"]+)"/;
/** The head of a page is in its first bytes, and inflating the rest would take the processor's time. */
const HEAD_BYTES = 8_192;

export interface Envelope {
  message?: string;
  errors?: Record<string, string[]>;
  data?: Record<string, unknown>;
}

/** One person's browser: cookies, anti-forgery token, purchase token, and the address that they come from. */
export class Browser {
  private readonly cookies = new Map<string, string>();
  private csrf: string | null = null;
  private token: string | null = null;

  constructor(
    private readonly http: HttpClient,
    private readonly address: string | null,
  ) {}

  /** A page, with the token in its head. */
  async page(call: Call, path: string): Promise<Answer> {
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
    const answer = await this.send(call, path, { headers });
    if (answer.status === 200) this.csrf = TOKEN.exec(headOf(answer))?.[1]?.replaceAll('&#x3D;', '=') ?? this.csrf;
    return answer;
  }

  asset(path: string): Promise<Answer> {
    return this.send('asset', path, { headers: { 'accept-encoding': 'gzip, br' }, discard: true });
  }

  get(call: Call, path: string): Promise<Answer> {
    return this.send(call, path, { headers: this.authorised({ accept: 'application/json' }) });
  }

  /** On a forgotten anti-forgery token it is sent once more with a new one, as the site does. */
  async post(call: Call, path: string, body: object | null, extra: Record<string, string> = {}): Promise<Answer> {
    if (this.csrf === null) await this.newToken();
    const answer = await this.postOnce(call, path, body, extra);
    if (answer.status !== FORGOTTEN_TOKEN) return answer;
    await this.newToken();
    return this.postOnce(call, path, body, extra);
  }

  signIn(token: string): void {
    this.token = token;
  }

  private postOnce(call: Call, path: string, body: object | null, extra: Record<string, string>): Promise<Answer> {
    const headers = this.authorised({ accept: 'application/json', 'x-csrf-token': this.csrf ?? '', ...extra });
    if (body === null) return this.send(call, path, { method: 'POST', headers });
    headers['content-type'] = 'application/json';
    return this.send(call, path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  private async newToken(): Promise<void> {
    const answer = await this.get('csrf token', '/api/csrf-token');
    const token = readEnvelope(answer)?.data?.['token'];
    if (typeof token === 'string') this.csrf = token;
  }

  private authorised(headers: Record<string, string>): Record<string, string> {
    if (this.token !== null) headers['authorization'] = `Bearer ${this.token}`;
    return headers;
  }

  private async send(call: Call, path: string, request: Request): Promise<Answer> {
    const headers = request.headers ?? {};
    if (this.cookies.size > 0)
      headers['cookie'] = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (this.address !== null) headers['x-forwarded-for'] = this.address;
    const answer = await this.http.send(call, path, { ...request, headers });
    this.keepCookies(answer.headers['set-cookie']);
    return answer;
  }

  private keepCookies(lines: string | string[] | undefined): void {
    for (const line of typeof lines === 'string' ? [lines] : (lines ?? [])) {
      const end = line.indexOf(';');
      const pair = end === -1 ? line : line.slice(0, end);
      const equals = pair.indexOf('=');
      const name = pair.slice(0, equals);
      if (equals === pair.length - 1) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(equals + 1));
    }
  }
}

function headOf({ headers, body }: Answer): string {
  if (headers['content-encoding'] !== 'gzip') return body.toString('utf8', 0, HEAD_BYTES);
  return gunzipSync(body.subarray(0, HEAD_BYTES), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
}

export function textOf({ headers, body }: Answer): string {
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString();
}

/** The answer of a call; null when it is none. */
export function readEnvelope({ body }: Answer): Envelope | null {
  try {
    return JSON.parse(body.toString()) as Envelope;
  } catch {
    // A proxy's page, or no answer at all: the status says enough.
    return null;
  }
}
