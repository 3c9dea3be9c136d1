import { mayUse, type Area, type Role, ROLES } from '@festival/contracts';
import { AdminUserEntity } from '../src/auth/admin-user.entity.js';
import { PasswordsService } from '../src/auth/password/passwords.service.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { apiDocument } from './support/api/documented-answers.js';
import { Festival } from './support/festival.js';
import { registeredRoutes, type Route } from './support/routes.js';
import type { Visitor } from './support/visitor.js';

const PASSWORD = 'a long enough password';
const REFUSED = 'You do not have permission to do this.';

/** Which area a staff call belongs to (the table of roles is in docs/api.md). */
const AREAS: ReadonlyArray<[RegExp, Area | 'any']> = [
  [/^\/api\/auth\/me$/, 'any'],
  [/^\/admin\/change-password$/, 'any'],
  [/^\/api\/auth\/(two-factor|sessions)/, 'any'],
  [/^\/api\/admin\/search$/, 'any'],
  [/^\/api\/admin\/inbox/, 'inbox'],
  [/^\/api\/admin\/(users|ticket-keys|secret-key)/, 'users'],
  [/^\/api\/admin\/refund-limit\/amount$/, 'users'],
  [/^\/api\/admin\/refund-limit$/, 'orders'],
  [/^\/api\/admin\/audit-log/, 'audit'],
  [/^\/api\/admin\/personal-data/, 'personal_data'],
  [/^\/api\/admin\/readiness/, 'readiness'],
  [/^\/api\/admin\/editions/, 'editions'],
  [/^\/api(\/admin)?\/settings\/bundle-ticket$/, 'dashboard'],
  [/^\/api\/admin\/dashboard/, 'dashboard'],
  [/^\/api\/admin\/waiting-room/, 'dashboard'],
  [/^\/api\/admin\/now/, 'dashboard'],
  [/^\/api\/(admin\/)?tickets\/(validate|checkin)\//, 'scanner'],
  [/^\/api\/admin\/gate\/(settings|undo)/, 'tickets'],
  [/^\/api\/(admin\/)?(scanner|gate)/, 'scanner'],
  [/^\/api\/admin\/scans/, 'tickets'],
  [
    /^\/api\/(admin\/)?(orders|mails|reconciliation-[a-z]+|restore-notice|attention-orders|waiting-refunds|refunds)(\/|$)/,
    'orders',
  ],
  [/^\/api\/(admin\/)?tickets(\/|$)/, 'tickets'],
  [/^\/api\/(admin\/)?(referral|discount)-codes(\/|$)/, 'codes'],
  [/^\/api\/(admin\/)?ticket-types(\/|$)/, 'ticket_types'],
  [/^\/api\/(admin\/)?(chatbot|knowledge|conversations)/, 'chatbot'],
  [/^\/api\/(admin\/)?(guest-stars|acts|divisions|archive-videos|countdown-events|settings)(\/|$)/, 'content'],
  [/^\/api\/(admin\/)?(closing-sections?|hero-sections?|event-pages|event-upcoming-details)(\/|$)/, 'content'],
  [/^\/api\/admin\/(merchandise-(items|bundles)|media|next-year|theme)(\/|$)/, 'content'],
];
const areaOf = (path: string): Area | 'any' | undefined => AREAS.find(([pattern]) => pattern.test(path))?.[1];

let festival: Festival;
let routes: Route[];
const people = new Map<Role | 'nobody', Visitor>();

beforeAll(async () => {
  festival = await Festival.open();
  routes = registeredRoutes(festival);
  people.set('nobody', festival.visitor());
  for (const role of ROLES) people.set(role, await signIn(role));
});
afterAll(() => festival.close());

async function signIn(role: Role): Promise<Visitor> {
  const now = festival.clock.now();
  const email = `${role}@festival.test`;
  const passwordHash = await festival.get(PasswordsService).hash(PASSWORD);
  const row = { name: role, email, passwordHash, role, isActive: true, createdAt: now, updatedAt: now };
  await festival.get(Transactions).run((db) => db.insert(AdminUserEntity, row));
  const visitor = festival.visitor();
  await visitor.post('/admin/login', { email, password: PASSWORD }).expect(200);
  return visitor;
}

/** An address under which nothing is found, so that an allowed call changes nothing. */
function address(path: string): string {
  return path
    .replace(/:(code|ticketCode|ticket_code)\b/, 'TKT-000000000000')
    .replace(/:(key|orderNumber|order_number)\b/, 'FEST-0000000000')
    .replace(/:\w+/, '999999');
}

describe('every registered route', () => {
  it('declares its access', () => {
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.filter(({ access }) => access === undefined).map(({ name }) => name)).toEqual([]);
  });

  it('is documented, and nothing else is', () => {
    const documented = Object.entries(apiDocument().paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`.toLowerCase()),
    );
    const registered = routes.map(({ method, path }) =>
      `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`.toLowerCase(),
    );
    expect([...new Set(registered)].sort()).toEqual(documented.sort());
  });

  it('of staff has an area with its roles', () => {
    const staff = routes.filter(({ access }) => access?.kind === 'staff');
    expect(
      staff.filter(({ path }) => areaOf(path) === undefined).map(({ method, path }) => `${method} ${path}`),
    ).toEqual([]);
    for (const { name, path, access } of staff) {
      const area = areaOf(path);
      const roles = access?.kind === 'staff' ? [...access.roles] : [];
      const expected = ROLES.filter((role) => area === 'any' || (area !== undefined && mayUse(role, area)));
      expect([name, path, roles.sort()]).toEqual([name, path, [...expected].sort()]);
    }
  });

  it('under /api/admin is of staff', () => {
    const open = routes.filter(({ path, access }) => path.startsWith('/api/admin/') && access?.kind !== 'staff');
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('is public for visitors’ calls only', () => {
    const changing = routes.filter(({ method, access }) => method !== 'get' && access?.kind !== 'staff');
    expect([...new Set(changing.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual(
      expect.arrayContaining(['post /api/auth/login', 'post /api/orders', 'post /api/orders/:orderNumber/cancel']),
    );
    expect(changing.filter(({ method }) => method !== 'post')).toEqual([]);
  });
});

describe('the staff calls', () => {
  async function ask(who: Role | 'nobody', { method, path }: Route): Promise<string> {
    const visitor = people.get(who);
    if (!visitor) throw new Error(`cannot ask ${method} ${path} as ${who}`);
    const at = address(path);
    const answer = await (method === 'get' ? visitor.get(at) : visitor[method](at, {}));
    const { success, message } = answer.body as { success?: boolean; message?: string };
    if (answer.status === 401 && success === false) return 'not signed in';
    return answer.status === 403 && message === REFUSED ? 'refused' : `let in`;
  }

  it.each(['nobody', ...ROLES] as const)('let %s do what the role may, and nothing else', async (who) => {
    const staff = routes.filter(({ access }) => access?.kind === 'staff');
    const wrong: string[] = [];
    for (const route of staff) {
      const area = areaOf(route.path);
      const allowed = who !== 'nobody' && (area === 'any' || (area !== undefined && mayUse(who, area)));
      const expected = who === 'nobody' ? 'not signed in' : allowed ? 'let in' : 'refused';
      const got = await ask(who, route);
      if (got !== expected) wrong.push(`${route.method} ${route.path}: ${got} instead of ${expected}`);
    }
    expect(wrong).toEqual([]);
    expect(staff.length).toBeGreaterThan(20);
  });

  it('need the anti-forgery token even of a super admin', async () => {
    const admin = people.get('super_admin');
    const path = '/api/referral-codes';
    const answer = await fetch(festival.url + path, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(419);
    expect(await answer.json()).toMatchObject({ success: false });
    await admin?.post(path, { code: 'FORGED', panitia_name: 'No' }, { 'x-csrf-token': 'forged' }).expect(419);
  });
});
