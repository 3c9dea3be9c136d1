import { makeAdmin, PASSWORD, signedIn } from '../../../test/support/accounts/admin-users.js';
import { HttpApp } from '../../../test/support/http-app.js';
import type { HttpBrowser } from '../../../test/support/http-browser.js';
import { mailedToken } from '../../../test/support/accounts/password-links.js';
import { AuditEntryEntity } from '../../audit/audit-entry.entity.js';
import { AdminUserEntity } from '../admin-user.entity.js';

const REFUSED = 'You do not have permission to do this.';

let http: HttpApp;
let chair: HttpBrowser;
let chairId: number;
let made = 0;
beforeAll(async () => {
  http = await HttpApp.start();
  const { browser, user } = await signedIn(http);
  [chair, chairId] = [browser, user.id];
});
afterAll(async () => http.stop());

const newEmail = (): string => {
  made += 1;
  return `person${made}@festival.test`;
};
const list = (query: Record<string, unknown> = {}) => {
  const parameters = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
  return chair.get(`/api/admin/users?${new URLSearchParams(Object.fromEntries(parameters))}`);
};
const audited = (recordId: number) =>
  http.dataSource.getRepository(AuditEntryEntity).findBy({ recordId: String(recordId), adminId: chairId });

describe('accounts', () => {
  it('are made without a password; the link goes to their owner alone', async () => {
    const email = newEmail();
    const body = { name: '  Rina Dewi ', email: ` ${email.toUpperCase()} `, role: 'content' };
    const answer = await chair.post('/api/admin/users', body);
    expect(answer.statusCode).toBe(201);
    const { password_link: link, ...account } = answer.json().data;
    expect(account).toEqual({
      id: expect.any(Number),
      name: 'Rina Dewi',
      email,
      role: 'content',
      is_active: true,
      is_set_up: false,
      two_factor: false,
      last_sign_in_at: null,
      created_at: http.clock.now().toISOString(),
      updated_at: http.clock.now().toISOString(),
    });
    expect(link).toEqual({ sent_to: email, expires_at: expect.any(String), as_file: true });
    expect(answer.body).not.toContain((await mailedToken(http, email)).slice(0, 20));
    expect((await chair.get(`/api/admin/users/${account.id}`)).json().data).toEqual(account);
    expect((await audited(account.id)).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['create', null, account],
    ]);
  });

  it('are listed with search, sort, filter and range', async () => {
    const [one, other] = [newEmail(), newEmail()];
    await chair.post('/api/admin/users', { name: 'Zulkifli Unik', email: one, role: 'gate' });
    const made = await chair.post('/api/admin/users', { name: 'Agus Unik', email: other, role: 'gate' });
    await chair.put(`/api/admin/users/${made.json().data.id}`, { name: 'Agus Unik', role: 'gate', is_active: false });
    const found = await list({ filter: { q: 'UNIK' }, sort: ['name', 'ASC'], range: [0, 0] });
    expect(found.headers['content-range']).toBe('users 0-0/2');
    expect(found.json().data).toMatchObject([{ name: 'Agus Unik' }]);
    const active = await list({ filter: { q: 'unik', is_active: true } });
    expect(active.json().data).toMatchObject([{ name: 'Zulkifli Unik' }]);
    expect((await list({ filter: { q: 'unik', role: 'gate' } })).json().data).toHaveLength(2);
    expect((await list({ filter: { q: 'unik', role: 'finance' } })).json().data).toEqual([]);
    const wrongRole = await list({ filter: { role: 'owner' } });
    expect([wrongRole.statusCode, wrongRole.json().message]).toEqual([
      400,
      'The parameter filter is not valid: role is one of super_admin, finance, content, gate.',
    ]);
    expect((await list({ filter: { password_hash: 'x' } })).statusCode).toBe(400);
    expect((await list({ sort: ['password_hash', 'ASC'] })).statusCode).toBe(400);
    expect((await list()).body).not.toMatch(/argon2|hash|secret/i);
  });

  it.each([
    [{}, { name: ['Name is required'], email: ['Email is required'], role: ['Role is required'] }],
    [{ name: 'X', email: 'nobody', role: 'gate' }, { email: ['Email format is invalid'] }],
    [{ name: 'X', email: 'x@y.co', role: 'owner' }, { role: ['Role is required'] }],
    [{ name: 'X', email: 'x@y.co', role: 'gate', password: 'x' }, { password: ['The field password is not allowed.'] }],
  ])('refuse %j by field', async (body, errors) => {
    const answer = await chair.post('/api/admin/users', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors);
  });

  it('refuse an address that has one already, of two at once one', async () => {
    const body = { name: 'Twin', email: newEmail(), role: 'gate' };
    const answers = await Promise.all([chair.post('/api/admin/users', body), chair.post('/api/admin/users', body)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().errors).toEqual({ email: ['An account with this email exists already'] });
  });

  it('take an update that sends the whole record back, and keep their address', async () => {
    const { id, email } = await makeAdmin(http, 'gate');
    const record = (await chair.get(`/api/admin/users/${id}`)).json().data;
    const answer = await chair.put(`/api/admin/users/${id}`, { ...record, name: 'New Name', email: 'other@x.co' });
    expect(answer.json().data).toEqual({ ...record, name: 'New Name', email, updated_at: expect.any(String) });
    expect((await chair.put('/api/admin/users/999999', { name: 'X', role: 'gate' })).statusCode).toBe(404);
    expect((await chair.send('DELETE', `/api/admin/users/${id}`)).statusCode).toBe(405);
  });
});

describe('two who change one account', () => {
  const CHANGED = 'This account was changed in the meantime. Please look at the change and save again.';

  it('an update from an older version is refused', async () => {
    const { id } = await makeAdmin(http, 'super_admin');
    const seen = (await chair.get(`/api/admin/users/${id}`)).json().data;
    const first = await chair.put(`/api/admin/users/${id}`, { ...seen, role: 'gate', is_active: false });
    const second = await chair.put(`/api/admin/users/${id}`, { ...seen, name: 'Renamed' });
    expect([second.statusCode, second.json().message]).toEqual([409, CHANGED]);
    const now = (await chair.get(`/api/admin/users/${id}`)).json().data;
    expect(now).toEqual(first.json().data);
    expect(now).toMatchObject({ role: 'gate', is_active: false });
    expect((await chair.put(`/api/admin/users/${id}`, { ...now, name: 'Renamed' })).statusCode).toBe(200);
  });

  it('of two at once one is done', async () => {
    const { id } = await makeAdmin(http, 'gate');
    const seen = (await chair.get(`/api/admin/users/${id}`)).json().data;
    const changes = [{ role: 'finance' }, { role: 'content' }];
    const answers = await Promise.all(
      changes.map((change) => chair.put(`/api/admin/users/${id}`, { ...seen, ...change })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('rights that change', () => {
  const signedInAs = (role: 'gate' | 'finance') => signedIn(http, role);

  it.each([
    ['a new role', { role: 'finance' }, 401],
    ['a deactivation', { role: 'gate', is_active: false }, 401],
    ['a new name', { role: 'gate', is_active: true }, 200],
  ])('%s: the sessions answer %s', async (_name, change, status) => {
    const { browser, user } = await signedInAs('gate');
    const answer = await chair.put(`/api/admin/users/${user.id}`, { name: 'Changed', ...change });
    expect(answer.statusCode).toBe(200);
    expect((await browser.get('/api/auth/me')).statusCode).toBe(status);
  });

  it('a deactivated account can’t sign in until it is reactivated', async () => {
    const { user } = await signedInAs('gate');
    const signIn = () => http.browser().post('/admin/login', { email: user.email, password: PASSWORD });
    await chair.put(`/api/admin/users/${user.id}`, { name: 'X', role: 'gate', is_active: false });
    expect((await signIn()).statusCode).toBe(422);
    await chair.put(`/api/admin/users/${user.id}`, { name: 'X', role: 'gate', is_active: true });
    expect((await signIn()).statusCode).toBe(200);
  });

  it('signing somebody else out ends all their sessions, and is audited', async () => {
    const { browser, user } = await signedInAs('finance');
    const phone = http.browser();
    await phone.post('/admin/login', { email: user.email, password: PASSWORD });
    const answer = await chair.post(`/api/admin/users/${user.id}/sign-out`);
    expect(answer.json()).toEqual({ success: true, message: 'Signed out on all devices.' });
    for (const each of [browser, phone]) expect((await each.get('/api/auth/me')).statusCode).toBe(401);
    expect((await audited(user.id)).map(({ action }) => action)).toEqual(['sign_out_everywhere']);
    expect((await chair.post('/api/admin/users/999999/sign-out')).statusCode).toBe(404);
    expect((await chair.post(`/api/admin/users/${chairId}/sign-out`)).statusCode).toBe(409);
    expect((await chair.get('/api/auth/me')).statusCode).toBe(200);
  });
});

it.each(['finance', 'content', 'gate'] as const)('%s may do none of it', async (role) => {
  const { browser, user } = await signedIn(http, role);
  const other = await makeAdmin(http, 'gate');
  const calls = [
    browser.get('/api/admin/users'),
    browser.get(`/api/admin/users/${user.id}`),
    browser.post('/api/admin/users', { name: 'X', email: newEmail(), role: 'super_admin' }),
    browser.put(`/api/admin/users/${user.id}`, { name: 'X', role: 'super_admin' }),
    browser.post(`/api/admin/users/${other.id}/password-link`),
    browser.post(`/api/admin/users/${other.id}/reset-two-factor`),
    browser.post(`/api/admin/users/${other.id}/sign-out`),
    browser.get('/api/admin/users/two-factor-policy'),
    browser.put('/api/admin/users/two-factor-policy', { required: true }),
  ];
  for (const answer of await Promise.all(calls)) {
    expect([answer.statusCode, answer.json().message]).toEqual([403, REFUSED]);
  }
  expect((await http.dataSource.getRepository(AdminUserEntity).findOneByOrFail({ id: user.id })).role).toBe(role);
});
