import { type Role, ROLES } from '@festival/contracts';
import { AdminUserEntity } from '../../../src/auth/admin-user.entity.js';
import { cheapHash } from '../accounts/cheap-hash.js';
import { checkAnswer } from './documented-answers.js';
import type { Festival } from '../festival.js';
import type { MadeRequest } from './requests-from-document.js';

export type Caller = Role | 'nobody' | 'buyer';
export const CALLERS: readonly Caller[] = ['nobody', 'buyer', ...ROLES];

const PASSWORD = 'a long enough password';
const BUYER = { name: 'Sari Wulandari', email: 'sari@example.com', phone: '081234567890' };

/** Sends requests as one kind of visitor or staff. */
export class FuzzCaller {
  private cookie = '';
  private csrf = '';
  private bearer: string | null = null;

  private constructor(
    readonly who: Caller,
    private readonly festival: Festival,
  ) {}

  /** Signed in again: requests before may have ended the session or changed the account. */
  static async signIn(who: Caller, festival: Festival): Promise<FuzzCaller> {
    const caller = new FuzzCaller(who, festival);
    const { cookie, body } = await caller.call('GET', '/api/csrf-token');
    caller.cookie = cookie;
    caller.csrf = (JSON.parse(body) as { data: { token: string } }).data.token;
    if (who === 'buyer') {
      const { body: login } = await caller.call('POST', '/api/auth/login', BUYER);
      caller.bearer = (JSON.parse(login) as { data: { token: string } }).data.token;
    } else if (who !== 'nobody') {
      const email = await account(who, festival);
      const { cookie: session } = await caller.call('POST', '/admin/login', { email, password: PASSWORD });
      caller.cookie = `${caller.cookie}; ${session}`;
    }
    return caller;
  }

  /** The answer's status; a difference from the document is noted for `takeProblems`. */
  async send({ method, path, headers, body }: MadeRequest): Promise<number> {
    const answer = await fetch(`${this.festival.url}${path}`, {
      method,
      headers: { ...headers, ...this.own() },
      body,
      redirect: 'manual',
    });
    const contentType = answer.headers.get('content-type') ?? undefined;
    checkAnswer({ method, url: path, status: answer.status, contentType, body: await answer.text() });
    return answer.status;
  }

  private own(): Record<string, string> {
    const headers: Record<string, string> = { cookie: this.cookie, 'x-csrf-token': this.csrf };
    if (this.bearer !== null) headers['authorization'] = `Bearer ${this.bearer}`;
    return headers;
  }

  private async call(method: string, path: string, body?: object): Promise<{ cookie: string; body: string }> {
    const answer = await fetch(`${this.festival.url}${path}`, {
      method,
      headers: { ...this.own(), ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${this.who}: ${path} → ${answer.status}: ${text.slice(0, 200)}`);
    return {
      cookie: answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
      body: text,
    };
  }
}

/** The account of a role, as it was at first. */
async function account(role: Role, festival: Festival): Promise<string> {
  const accounts = festival.rows(AdminUserEntity);
  const email = `${role}@festival.test`;
  await accounts.delete({ email });
  const now = festival.clock.now();
  const passwordHash = await cheapHash(PASSWORD);
  await accounts.insert({ name: role, email, passwordHash, role, isActive: true, createdAt: now, updatedAt: now });
  return email;
}
