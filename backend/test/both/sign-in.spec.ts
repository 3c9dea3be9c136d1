import { makeAdmin, PASSWORD } from '../support/accounts/admin-users.js';
import { HttpApp } from '../support/http-app.js';
import type { HttpBrowser } from '../support/http-browser.js';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { ADMIN_COOKIE } from '../../src/auth/sessions/admin-cookie.js';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';

const WRONG = {
  success: false,
  message: 'Email or password is incorrect.',
  errors: { email: ['Email or password is incorrect.'] },
};

describe('signing in', () => {
  let http: HttpApp;

  beforeAll(async () => {
    http = await HttpApp.start();
  });
  afterAll(async () => http.stop());

  const signIn = async (email: string, password: string) => http.browser().post('/admin/login', { email, password });

  it('opens a session and returns the account', async () => {
    const { id, name, email, role } = await makeAdmin(http, 'finance');
    const browser = http.browser();
    const response = await browser.post('/admin/login', { email: `  ${email.toUpperCase()} `, password: PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, data: { user: { id, name, email, role } } });
    expect(response.cookies.find((each) => each.name === ADMIN_COOKIE)).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 43_200,
    });
    expect((await browser.get('/api/auth/me')).json()).toEqual({ success: true, data: { id, name, email, role } });
  });

  it('takes a form too', async () => {
    const { email } = await makeAdmin(http);
    const form = new URLSearchParams({ email, password: PASSWORD }).toString();
    const response = await http
      .browser()
      .post('/admin/login', form, { 'content-type': 'application/x-www-form-urlencoded' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: true, data: { user: { email } } });
  });

  it.each([
    [{}, { email: ['Email is required'], password: ['Password is required'] }],
    [
      { email: '  ', password: '' },
      { email: ['Email is required'], password: ['Password is required'] },
    ],
    [
      { email: 'nobody', password: '12345' },
      { email: ['Email format is invalid'], password: ['Password must be at least 6 characters'] },
    ],
    [
      { email: ['a@b.co'], password: { $ne: '' } },
      { email: ['Email is required'], password: ['Password is required'] },
    ],
    [{ email: 'a@b.co', password: '123456', role: 'super_admin' }, { role: ['The field role is not allowed.'] }],
  ])('refuses %j by field', async (body, errors) => {
    const response = await http.browser().post('/admin/login', body);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ success: false, errors });
  });

  it('reads a null code as no code', async () => {
    const { email } = await makeAdmin(http);
    expect((await http.browser().post('/admin/login', { email, password: PASSWORD, code: null })).statusCode).toBe(200);
  });

  it('answers a wrong password, an unknown address and a deactivated account alike', async () => {
    const { email } = await makeAdmin(http);
    const inactive = await makeAdmin(http);
    await http.dataSource.getRepository(AdminUserEntity).update({ id: inactive.id }, { isActive: false });
    for (const response of [
      await signIn(email, 'not the password'),
      await signIn('nobody@festival.test', PASSWORD),
      await signIn(inactive.email, PASSWORD),
    ]) {
      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual(WRONG);
      expect(response.cookies.map(({ name }) => name)).not.toContain(ADMIN_COOKIE);
    }
  });

  it('ends with one session, or with all of this person', async () => {
    const { email } = await makeAdmin(http);
    const [desk, phone] = [http.browser(), http.browser()];
    for (const each of [desk, phone]) await each.post('/admin/login', { email, password: PASSWORD });
    const other = http.browser();
    await other.post('/admin/login', { email: (await makeAdmin(http)).email, password: PASSWORD });
    await desk.post('/admin/logout', { everywhere: true });
    expect((await desk.get('/api/auth/me')).statusCode).toBe(401);
    expect((await phone.get('/api/auth/me')).statusCode).toBe(401);
    expect((await other.get('/api/auth/me')).statusCode).toBe(200);
    for (const each of [desk, phone]) await each.post('/admin/login', { email, password: PASSWORD });
    expect((await desk.send('POST', '/admin/logout')).json()).toEqual({ success: true, message: 'Signed out.' });
    expect((await phone.get('/api/auth/me')).statusCode).toBe(200);
    expect((await phone.post('/admin/logout', { everywhere: 'perhaps' })).statusCode).toBe(422);
  });

  it('is written in the audit log, without the password', async () => {
    const { id, email } = await makeAdmin(http);
    const browser = http.browser('203.0.113.7');
    await browser.post('/admin/login', { email, password: PASSWORD });
    await browser.post('/admin/logout');
    const entries = await http.dataSource
      .getRepository(AuditEntryEntity)
      .find({ where: { adminId: id }, order: { id: 'ASC' } });
    expect(entries.map(({ action, adminEmail, address }) => [action, adminEmail, address])).toEqual([
      ['sign_in', email, '203.0.113.7'],
      ['sign_out', email, '203.0.113.7'],
    ]);
    expect(JSON.stringify(entries)).not.toContain(PASSWORD);
  });
});

describe.each(['on', 'off'])('the sign-in lock with RATE_LIMITS=%s', (setting) => {
  let http: HttpApp;

  beforeAll(async () => {
    http = await HttpApp.start({ environment: { RATE_LIMITS: setting } });
  });
  afterAll(async () => http.stop());

  const signIn = async (email: string, password: string) => http.browser().post('/admin/login', { email, password });
  const fail = async (email: string, times: number) => {
    for (let i = 0; i < times; i += 1) expect((await signIn(email, 'not the password')).statusCode).toBe(422);
  };

  it('allows one try every 30 s after 5 wrong passwords, and the right one succeeds', async () => {
    const { email } = await makeAdmin(http);
    await fail(email, 5);
    const locked = await signIn(email, PASSWORD);
    expect(locked.statusCode).toBe(429);
    expect(locked.headers['retry-after']).toBe('30');
    expect(locked.json()).toEqual({
      success: false,
      message: 'Too many requests. Please wait a moment and try again.',
    });
    http.clock.advanceSeconds(29);
    expect((await signIn(email, PASSWORD)).statusCode).toBe(429);
    http.clock.advanceSeconds(1);
    expect((await signIn(email, 'not the password')).statusCode).toBe(422);
    expect((await signIn(email, PASSWORD)).statusCode).toBe(429);
    http.clock.advanceSeconds(30);
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
    await fail(email, 5);
  });

  it('allows one of many tries at once while it is slowed', async () => {
    const { email } = await makeAdmin(http);
    await fail(email, 5);
    http.clock.advanceSeconds(30);
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await signIn(email, 'not the password')).statusCode),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  });

  it('locks an address without an account in the same way', async () => {
    const email = `nobody-${setting}@festival.test`;
    await fail(email, 5);
    const locked = await signIn(email, PASSWORD);
    expect(locked.statusCode).toBe(429);
    expect(locked.headers['retry-after']).toBe('30');
  });

  it('forgets wrong passwords after a right one and after a quarter of an hour', async () => {
    const { email } = await makeAdmin(http);
    await fail(email, 4);
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
    await fail(email, 4);
    http.clock.advanceSeconds(901);
    await fail(email, 4);
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
  });

  it('allows concurrent guesses no more tries', async () => {
    const { email } = await makeAdmin(http);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await signIn(email, 'not the password')).statusCode),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('counts a quarter of an hour for an address without an account too', async () => {
    const email = `nobody-else-${setting}@festival.test`;
    await fail(email, 4);
    http.clock.advanceSeconds(901);
    await fail(email, 5);
    http.clock.advanceSeconds(10);
    expect((await signIn(email, PASSWORD)).headers['retry-after']).toBe('20');
  });

  it('locks a place after 100 wrong sign-ins, whatever the accounts, and no other place', async () => {
    const { email } = await makeAdmin(http);
    const place = `198.51.100.${setting === 'on' ? 7 : 8}`;
    const tried = (address: string) => http.browser(address).post('/admin/login', { email, password: PASSWORD });
    const wrong = (n: number) => ({ email: `sprayed${n}@festival.test`, password: 'not the password' });
    await Promise.all(Array.from({ length: 99 }, (_each, n) => http.browser(place).post('/admin/login', wrong(n))));
    expect((await tried(place)).statusCode).toBe(200);
    expect((await http.browser(place).post('/admin/login', wrong(99))).statusCode).toBe(422);
    expect((await tried(place)).statusCode).toBe(429);
    expect((await tried('198.51.100.9')).statusCode).toBe(200);
  });

  describe('from several places', () => {
    let next = 0;
    /** An address of its own for each call, as a stranger with many has. */
    const anyAddress = () => `100.64.${setting === 'on' ? 0 : 1}.${(next += 1)}`;
    const tryFrom = (browser: HttpBrowser, email: string, password = PASSWORD) =>
      browser.post('/admin/login', { email, password });
    const wrongFrom = async (address: string, email: string, times: number) => {
      for (let i = 0; i < times; i += 1) await tryFrom(http.browser(address), email, 'not the password');
    };

    it('a stranger’s wrong passwords don’t keep the owner out elsewhere', async () => {
      const { email } = await makeAdmin(http);
      const stranger = anyAddress();
      await wrongFrom(stranger, email, 12);
      expect((await tryFrom(http.browser(stranger), email)).statusCode).toBe(429);
      expect((await tryFrom(http.browser(anyAddress()), email)).statusCode).toBe(200);
      expect((await tryFrom(http.browser(stranger), email)).statusCode).toBe(429);
    });

    it('a device that signed in before has its own count, at the stranger’s address too', async () => {
      const { email } = await makeAdmin(http);
      const [phone, stranger] = [http.browser(), anyAddress()];
      expect((await tryFrom(phone, email)).statusCode).toBe(200);
      const here = http.browser(stranger);
      for (const [name, value] of phone.cookies) here.cookies.set(name, value);
      await wrongFrom(stranger, email, 101);
      expect((await tryFrom(http.browser(stranger), email)).statusCode).toBe(429);
      for (let i = 0; i < 5; i += 1) {
        expect((await tryFrom(here, email, 'not the password')).statusCode).toBe(422);
      }
      expect((await tryFrom(here, email)).statusCode).toBe(429);
      http.clock.advanceSeconds(30);
      expect((await tryFrom(here, email)).statusCode).toBe(200);
    });

    it('guesses from many addresses are slowed, and a known device is not', async () => {
      const { email } = await makeAdmin(http);
      const phone = http.browser(anyAddress());
      expect((await tryFrom(phone, email)).statusCode).toBe(200);
      for (let address = 0; address < 13; address += 1) await wrongFrom(anyAddress(), email, 4);
      const unknown = await tryFrom(http.browser(anyAddress()), email);
      expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([429, '30']);
      expect((await tryFrom(phone, email)).statusCode).toBe(200);
      http.clock.advanceSeconds(30);
      expect((await tryFrom(http.browser(anyAddress()), email)).statusCode).toBe(200);
    });

    it('one address that goes on all night doesn’t keep a new device out', async () => {
      const { email } = await makeAdmin(http);
      const stranger = anyAddress();
      await wrongFrom(stranger, email, 5);
      for (let slowed = 0; slowed < 60; slowed += 1) {
        http.clock.advanceSeconds(30);
        expect((await tryFrom(http.browser(stranger), email, 'not the password')).statusCode).toBe(422);
      }
      expect((await tryFrom(http.browser(anyAddress()), email)).statusCode).toBe(200);
    });

    it('once many addresses were slowed together, one that has used up its own tries takes no turn', async () => {
      const { email } = await makeAdmin(http);
      const stranger = anyAddress();
      await wrongFrom(stranger, email, 5);
      for (let address = 0; address < 12; address += 1) await wrongFrom(anyAddress(), email, 4);
      http.clock.advanceSeconds(30);
      expect((await tryFrom(http.browser(stranger), email)).statusCode).toBe(429);
      expect((await tryFrom(http.browser(anyAddress()), email)).statusCode).toBe(200);
      http.clock.advanceSeconds(901);
      expect((await tryFrom(http.browser(stranger), email)).statusCode).toBe(200);
    });

    it('the device’s cookie is no other account’s, is hidden from scripts and sent to the sign-in only', async () => {
      const [one, other] = [await makeAdmin(http), await makeAdmin(http)];
      const browser = http.browser(anyAddress());
      const { cookies } = await tryFrom(browser, one.email);
      const device = cookies.find(({ name }) => name.startsWith('admin_device_'));
      expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/admin/login', maxAge: 34_560_000 });
      const stranger = anyAddress();
      const thief = http.browser(stranger);
      const name = (await tryFrom(http.browser(anyAddress()), other.email)).cookies.at(-1)?.name ?? '';
      thief.cookies.set(name, device?.value ?? '');
      await wrongFrom(stranger, other.email, 5);
      expect((await tryFrom(thief, other.email)).statusCode).toBe(429);
    });
  });

  it('leaves other accounts alone', async () => {
    const [one, other] = [await makeAdmin(http), await makeAdmin(http)];
    await fail(one.email, 5);
    expect((await signIn(other.email, PASSWORD)).statusCode).toBe(200);
  });
});
