import type { CreatedAdminAccount, Role, SentPasswordLink } from '@festival/contracts';
import { makeAdmin, PASSWORD, signedIn } from '../../../test/support/accounts/admin-users.js';
import { restoreNetwork, unreachableBreachService } from '../../../test/support/accounts/breach-service.js';
import { HttpApp } from '../../../test/support/http-app.js';
import type { HttpBrowser } from '../../../test/support/http-browser.js';
import { mailedLink, mailedToken } from '../../../test/support/accounts/password-links.js';
import { AuditEntryEntity } from '../../audit/audit-entry.entity.js';
import { PasswordLinkEntity } from './password-link.entity.js';

const NEW = 'Garuda-Emas-2049';
const GONE = { success: false, message: 'This link is no longer valid. Ask a Super Admin for a new one.' };
const HOURS = 3_600;

let http: HttpApp;
let chair: HttpBrowser;
let made = 0;
beforeAll(async () => {
  http = await HttpApp.start();
  unreachableBreachService();
});
beforeEach(async () => {
  chair = (await signedIn(http)).browser;
});
afterAll(async () => {
  restoreNetwork();
  await http.stop();
});

async function invite(role: Role = 'finance'): Promise<CreatedAdminAccount & { url: string; token: string }> {
  made += 1;
  const body = { name: 'Dewi Lestari', email: `dewi${made}@festival.test`, role };
  const account = ((await chair.post('/api/admin/users', body)).json() as { data: CreatedAdminAccount }).data;
  return { ...account, url: await mailedLink(http, body.email), token: await mailedToken(http, body.email) };
}

const owner = (token: string) => http.browser().post('/api/auth/password-link', { token });
const set = (token: string, password = NEW) =>
  http.browser().post('/api/auth/set-password', { token, new_password: password, new_password_confirmation: password });
const signIn = (email: string, password: string) => http.browser().post('/admin/login', { email, password });

it('tells whose it is, sets the password once, and then is good no longer', async () => {
  const { name, email, url, token } = await invite();
  expect(url).toMatch(/^http:\/\/localhost:3000\/admin\/set-password#[\w-]{43}$/);
  expect((await owner(token)).json()).toEqual({ success: true, data: { name, email } });
  const answer = await set(token);
  expect(answer.json()).toEqual({ success: true, message: 'Your password is set. You can sign in now.' });
  expect((await signIn(email, NEW)).statusCode).toBe(200);
  for (const again of [await set(token, 'Rajawali-Perak-77'), await owner(token)]) {
    expect(again.statusCode).toBe(404);
    expect(again.json()).toEqual(GONE);
  }
  expect((await signIn(email, NEW)).statusCode).toBe(200);
});

it('lets nobody sign in before it is used', async () => {
  const { email } = await invite();
  expect((await signIn(email, PASSWORD)).statusCode).toBe(422);
});

it('runs out after a day', async () => {
  const { password_link: link, token } = await invite();
  expect(Date.parse(link.expires_at) - http.clock.now().getTime()).toBe(24 * HOURS * 1000);
  http.clock.advanceSeconds(24 * HOURS - 1);
  expect((await owner(token)).statusCode).toBe(200);
  http.clock.advanceSeconds(1);
  expect((await owner(token)).statusCode).toBe(404);
  expect((await set(token)).statusCode).toBe(404);
});

it('of two uses at once does one', async () => {
  const { email, token } = await invite();
  const passwords = [NEW, 'Rajawali-Perak-77'];
  const answers = await Promise.all(passwords.map((password) => set(token, password)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  const works = await Promise.all(passwords.map(async (password) => (await signIn(email, password)).statusCode));
  expect(works.sort()).toEqual([200, 422]);
});

it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(44), 'A'.repeat(500)])('%j is nobody’s', async (token) => {
  for (const answer of [await owner(token), await set(token)]) {
    expect([answer.statusCode, answer.json()]).toEqual([404, GONE]);
  }
});

it('says the same where the token is missing', async () => {
  const answer = await http.browser().post('/api/auth/password-link', {});
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { token: [GONE.message] }]);
});

it('refuses weak and known passwords by field, and stays good', async () => {
  const { token } = await invite();
  for (const [password, text] of [
    ['short', 'New password must be at least 12 characters long'],
    ['abcdefghijkl', 'Password is not strong enough. Please follow the requirements below.'],
    ['Sunshine#2025', 'This password was found in known data breaches. Please choose another one.'],
  ] as const) {
    const answer = await set(token, password);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ new_password: [text] });
  }
  expect((await owner(token)).statusCode).toBe(200);
});

it('is stored as a hash only, and never in the audit log', async () => {
  const { id, token } = await invite();
  const row = await http.dataSource.getRepository(PasswordLinkEntity).findOneByOrFail({ userId: id });
  expect(row.tokenHash).not.toContain(token);
  await set(token);
  const everything = [
    await http.dataSource.getRepository(AuditEntryEntity).find(),
    await http.dataSource.query('SELECT * FROM mails'),
  ];
  expect(JSON.stringify(everything)).not.toContain(token);
});

it('is replaced by the next one, and dies with the account', async () => {
  const { id, email, token: first } = await invite();
  const answer = await chair.post(`/api/admin/users/${id}/password-link`);
  const second = await mailedToken(http, email);
  const { data } = answer.json() as { data: SentPasswordLink };
  expect(data).toEqual({ sent_to: email, expires_at: expect.any(String), as_file: true });
  expect((await owner(first)).statusCode).toBe(404);
  expect((await owner(second)).statusCode).toBe(200);
  await chair.put(`/api/admin/users/${id}`, { name: 'Dewi Lestari', role: 'finance', is_active: false });
  expect((await owner(second)).statusCode).toBe(404);
  await chair.put(`/api/admin/users/${id}`, { name: 'Dewi Lestari', role: 'finance', is_active: true });
  expect((await owner(second)).statusCode).toBe(404);
});

it('a reset voids the old password and every session, and opens a locked account', async () => {
  const { browser, user } = await signedIn(http, 'gate');
  for (let tries = 0; tries < 5; tries += 1) await signIn(user.email, 'not the password');
  const reset = await chair.post(`/api/admin/users/${user.id}/password-link`);
  expect(reset.statusCode).toBe(200);
  expect((await browser.get('/api/auth/me')).statusCode).toBe(401);
  expect((await set(await mailedToken(http, user.email))).statusCode).toBe(200);
  expect((await signIn(user.email, PASSWORD)).statusCode).toBe(422);
  expect((await signIn(user.email, NEW)).statusCode).toBe(200);
  const entries = await http.dataSource.getRepository(AuditEntryEntity).findBy({ recordId: String(user.id) });
  expect(entries.map(({ action }) => action)).toEqual(['sign_in', 'reset_password', 'set_password', 'sign_in']);
});

it('isn’t given for oneself, for an inactive account or for nobody', async () => {
  const { browser, user } = await signedIn(http);
  expect((await browser.post(`/api/admin/users/${user.id}/password-link`)).statusCode).toBe(409);
  expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
  const inactive = await makeAdmin(http, 'gate');
  await browser.put(`/api/admin/users/${inactive.id}`, { name: 'X', role: 'gate', is_active: false });
  const answer = await browser.post(`/api/admin/users/${inactive.id}/password-link`);
  expect(answer.json()).toEqual({ success: false, message: 'This account is not active. Reactivate it first.' });
  expect((await browser.post('/api/admin/users/999999/password-link')).statusCode).toBe(404);
});
