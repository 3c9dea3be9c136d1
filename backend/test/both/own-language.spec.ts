import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { Reader } from '../../src/platform/database/reader.js';
import { signedIn } from '../support/accounts/admin-users.js';
import { HttpApp } from '../support/http-app.js';
import type { HttpBrowser } from '../support/http-browser.js';

const ME = '/api/auth/me';

let http: HttpApp;
beforeEach(async () => {
  http = await HttpApp.start();
});
afterEach(() => http.stop());

const languageOf = async (browser: HttpBrowser) =>
  ((await browser.get(ME)).json() as { data: { language?: string } }).data.language;

it('is the browser’s until it is chosen, belongs to the account, and can be given up again', async () => {
  const { browser, user } = await signedIn(http, 'gate');
  const { browser: other } = await signedIn(http, 'gate');
  expect(await languageOf(browser)).toBeUndefined();
  const chosen = await browser.send('PATCH', ME, { body: { language: 'id' } });
  expect(chosen.statusCode).toBe(200);
  expect(chosen.json()).toMatchObject({ data: { id: user.id, language: 'id' } });
  expect([await languageOf(browser), await languageOf(other)]).toEqual(['id', undefined]);
  expect((await browser.send('PATCH', ME, { body: { language: null } })).statusCode).toBe(200);
  expect(await languageOf(browser)).toBeUndefined();
});

it('is audited once for each change', async () => {
  const { browser, user } = await signedIn(http);
  await browser.send('PATCH', ME, { body: { language: 'id' } });
  await browser.send('PATCH', ME, { body: { language: 'id' } });
  const entries = await http.app
    .get(Reader)
    .of(AuditEntryEntity)
    .find({ where: { action: 'choose_language' }, order: { id: 'ASC' } });
  expect(entries).toMatchObject([
    { adminId: user.id, recordId: String(user.id), before: { language: null }, after: { language: 'id' } },
  ]);
});

it.each([{}, { language: 'fr' }, { language: 'id', role: 'super_admin' }])('refuses %j', async (body) => {
  const { browser } = await signedIn(http, 'gate');
  expect((await browser.send('PATCH', ME, { body })).statusCode).toBe(422);
});

it('needs a session', async () => {
  expect((await http.browser().send('PATCH', ME, { body: { language: 'id' } })).statusCode).toBe(401);
});
