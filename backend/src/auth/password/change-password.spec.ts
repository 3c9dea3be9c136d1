import { PASSWORD_TEXTS } from '@festival/contracts';
import { PASSWORD, signedIn } from '../../../test/support/accounts/admin-users.js';
import {
  breachService,
  rangeOf,
  restoreNetwork,
  unreachableBreachService,
} from '../../../test/support/accounts/breach-service.js';
import { HttpApp } from '../../../test/support/http-app.js';
import { AuditEntryEntity } from '../../audit/audit-entry.entity.js';
import { ADMIN_COOKIE } from '../sessions/admin-cookie.js';
import { WRONG_CURRENT_PASSWORD } from './reauthentication.service.js';

const NEW = 'Garuda-Emas-2049';
const KNOWN = 'This password was found in known data breaches. Please choose another one.';

let http: HttpApp;
beforeAll(async () => {
  http = await HttpApp.start();
});
beforeEach(() => unreachableBreachService());
afterEach(restoreNetwork);
afterAll(async () => http.stop());

const request = (changes: object = {}) => ({
  current_password: PASSWORD,
  new_password: NEW,
  new_password_confirmation: NEW,
  ...changes,
});
const signIn = (email: string, password: string) => http.browser().post('/admin/login', { email, password });

it.each(['super_admin', 'finance', 'content', 'gate'] as const)('lets %s change the own password', async (role) => {
  const { browser, user } = await signedIn(http, role);
  const response = await browser.post('/admin/change-password', request());
  expect(response.json()).toEqual({ success: true, message: 'Password changed successfully.' });
  expect((await signIn(user.email, NEW)).statusCode).toBe(200);
  expect((await signIn(user.email, PASSWORD)).statusCode).toBe(422);
});

it('ends every session and gives this browser a new one', async () => {
  const { browser, user } = await signedIn(http);
  const elsewhere = http.browser();
  await elsewhere.post('/admin/login', { email: user.email, password: PASSWORD });
  const before = browser.cookies.get(ADMIN_COOKIE) ?? '';
  await browser.post('/admin/change-password', request());
  expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
  expect(browser.cookies.get(ADMIN_COOKIE)).not.toBe(before);
  expect((await elsewhere.get('/api/auth/me')).statusCode).toBe(401);
  const thief = http.browser();
  thief.cookies.set(ADMIN_COOKIE, before);
  expect((await thief.get('/api/auth/me')).statusCode).toBe(401);
});

it('takes a form', async () => {
  const { browser } = await signedIn(http);
  const form = new URLSearchParams(request()).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await browser.post('/admin/change-password', form, type)).statusCode).toBe(200);
});

it('needs a session and the anti-forgery token', async () => {
  expect((await http.browser().post('/admin/change-password', request())).statusCode).toBe(401);
  const { browser } = await signedIn(http);
  const forged = await browser.send('POST', '/admin/change-password', { body: request(), withoutCsrf: true });
  expect(forged.statusCode).toBe(419);
});

it.each([
  [{ current_password: '' }, { current_password: [PASSWORD_TEXTS.currentRequired] }],
  [{ current_password: 'not mine at all' }, { current_password: [WRONG_CURRENT_PASSWORD] }],
  [
    { new_password: '', new_password_confirmation: '' },
    { new_password: [PASSWORD_TEXTS.newRequired], new_password_confirmation: [PASSWORD_TEXTS.confirmationRequired] },
  ],
  [{ new_password: 'Abcdef1!', new_password_confirmation: 'Abcdef1!' }, { new_password: [PASSWORD_TEXTS.tooShort] }],
  [
    { new_password: 'abcdefghijkl', new_password_confirmation: 'abcdefghijkl' },
    { new_password: [PASSWORD_TEXTS.tooWeak] },
  ],
  [{ new_password_confirmation: 'Garuda' }, { new_password_confirmation: [PASSWORD_TEXTS.confirmationMismatch] }],
  [{ current_password: NEW }, { new_password: [PASSWORD_TEXTS.sameAsCurrent] }],
  [{ new_password: { $ne: '' } }, expect.objectContaining({ new_password: [PASSWORD_TEXTS.newRequired] })],
  [{ new_password: 'Sunshine#2025', new_password_confirmation: 'Sunshine#2025' }, { new_password: [KNOWN] }],
  [{ role: 'super_admin' }, { role: ['The field role is not allowed.'] }],
])('refuses %j by field', async (changes, errors) => {
  const { browser, user } = await signedIn(http, 'gate');
  const response = await browser.post('/admin/change-password', request(changes));
  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual(errors);
  expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
  expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
});

it('refuses what the breach service knows', async () => {
  const { prefix, end } = rangeOf(NEW);
  const asked = breachService(() => new Response(`${end}:4\r\n`));
  const { browser } = await signedIn(http);
  const response = await browser.post('/admin/change-password', request());
  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual({ new_password: [KNOWN] });
  expect(asked).toEqual([`https://api.pwnedpasswords.com/range/${prefix}`]);
});

it('slows a session down after five wrong current passwords, and not the sign-in', async () => {
  const { browser, user } = await signedIn(http);
  const guess = () => browser.post('/admin/change-password', request({ current_password: 'not mine at all' }));
  for (let tries = 0; tries < 5; tries += 1) expect((await guess()).statusCode).toBe(422);
  expect((await guess()).statusCode).toBe(429);
  expect((await browser.post('/admin/change-password', request())).statusCode).toBe(429);
  expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
  http.clock.advanceSeconds(30);
  expect((await browser.post('/admin/change-password', request())).statusCode).toBe(200);
});

it('can’t be held up by wrong sign-ins from elsewhere', async () => {
  const { browser, user } = await signedIn(http);
  for (let tries = 0; tries < 5; tries += 1) await signIn(user.email, 'not mine at all');
  expect((await signIn(user.email, PASSWORD)).statusCode).toBe(429);
  expect((await browser.post('/admin/change-password', request())).statusCode).toBe(200);
});

it('of two changes at once does one', async () => {
  const { browser, user } = await signedIn(http);
  const other = 'Rajawali-Perak-77';
  const answers = await Promise.all([
    browser.post('/admin/change-password', request()),
    browser.post('/admin/change-password', request({ new_password: other, new_password_confirmation: other })),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
  const works = [(await signIn(user.email, NEW)).statusCode, (await signIn(user.email, other)).statusCode];
  expect(works.filter((status) => status === 200)).toHaveLength(1);
});

it('is written in the audit log, without any password', async () => {
  const { browser, user } = await signedIn(http);
  await browser.post('/admin/change-password', request());
  const entries = await http.dataSource.getRepository(AuditEntryEntity).findBy({ adminId: user.id });
  expect(entries.map(({ action }) => action)).toEqual(['sign_in', 'change_password']);
  expect(JSON.stringify(entries)).not.toContain(NEW);
});
