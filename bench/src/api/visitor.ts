import type { ApiProcess } from './api-process.js';
import { ADMIN } from './api-process.js';

/**
 * Builds whole requests for the load generator, with the visitor's cookies and anti-forgery token. Each comes from another
 * address, as the proxy would say: limits that go by the address hold here for nobody.
 */
export class Visitor {
  private constructor(
    private readonly port: number,
    private readonly cookies: string[],
    private readonly csrfToken: string,
  ) {}

  static async arrive({ port }: ApiProcess): Promise<Visitor> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/csrf-token`);
    const { data } = (await answer.json()) as { data: { token: string } };
    return new Visitor(port, cookiesOf(answer), data.token);
  }

  /** A visitor signed in as the first admin. */
  static async staff(api: ApiProcess): Promise<Visitor> {
    const visitor = await Visitor.arrive(api);
    const answer = await fetch(`http://127.0.0.1:${api.port}/admin/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': visitor.csrfToken,
        cookie: visitor.cookies.join('; '),
      },
      body: JSON.stringify(ADMIN),
    });
    if (!answer.ok) throw new Error(`The admin could not sign in: ${answer.status}`);
    return new Visitor(api.port, [...visitor.cookies, ...cookiesOf(answer)], visitor.csrfToken);
  }

  /** A call at once, outside of any measurement; gives the answer's data. Throws when it is refused. */
  async call<T>(path: string, body: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': this.csrfToken,
        cookie: this.cookies.join('; '),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path} was answered with ${answer.status}`);
    return ((await answer.json()) as { data: T }).data;
  }

  get(path: string): string {
    const head = `host: 127.0.0.1:${this.port}\r\nx-forwarded-for: ${nextAddress()}\r\naccept: application/json`;
    return `GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`;
  }

  /** With the session of the signed-in visitor. */
  getSignedIn(path: string): string {
    return this.get(path).replace('\r\n\r\n', `\r\ncookie: ${this.cookies.join('; ')}\r\n\r\n`);
  }

  post(path: string, body: object | null, headers: Readonly<Record<string, string>> = {}): string {
    const text = body === null ? '' : JSON.stringify(body);
    const lines = {
      host: `127.0.0.1:${this.port}`,
      'x-forwarded-for': nextAddress(),
      accept: 'application/json',
      cookie: this.cookies.join('; '),
      'x-csrf-token': this.csrfToken,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      'content-length': String(Buffer.byteLength(text)),
      ...headers,
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    return `POST ${path} HTTP/1.1\r\n${head.join('')}\r\n${text}`;
  }
}

let addresses = 0;

/** 65,536 addresses in turns. */
function nextAddress(): string {
  addresses += 1;
  return `10.7.${(addresses >> 8) & 255}.${addresses & 255}`;
}

function cookiesOf(answer: Response): string[] {
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
}
