import { TWO_FACTOR_TEXTS, type TwoFactorSetup } from '@festival/contracts';
import { randomBytes } from 'node:crypto';
import { PASSWORD, signedIn } from '../../../test/support/accounts/admin-users.js';
import { HttpApp } from '../../../test/support/http-app.js';
import { codeOf, enrol, readQrDrawing } from '../../../test/support/accounts/two-factor.js';
import { AuditEntryEntity } from '../../audit/audit-entry.entity.js';
import { sealText } from '../../platform/config/sealed-text.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { WRONG_CURRENT_PASSWORD } from '../password/reauthentication.service.js';
import { RecoveryCodeEntity } from '../two-factor/recovery-code.entity.js';

const CODE_REQUIRED = { code: [TWO_FACTOR_TEXTS.codeRequired] };
const CODE_WRONG = { code: [TWO_FACTOR_TEXTS.codeWrong] };

const log: string[] = [];
let http: HttpApp;
beforeAll(async () => {
  http = await HttpApp.start({ log });
});
afterAll(async () => http.stop());

const signIn = (email: string, code?: string, password = PASSWORD) =>
  http.browser().post('/admin/login', { email, password, ...(code !== undefined && { code }) });

async function enrolled() {
  const { browser, user } = await signedIn(http, 'finance');
  return { browser, user, ...(await enrol(http, browser)) };
}

describe('turning it on', () => {
  it('gives a secret as text, address and QR, and ten recovery codes once the app’s code came', async () => {
    const { browser, user } = await signedIn(http, 'content');
    const started = await browser.post('/api/auth/two-factor/setup', { current_password: PASSWORD });
    const { secret, uri, qr } = started.json().data as TwoFactorSetup;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect(`${address.protocol}//${address.host}`).toBe('otpauth://totp');
    expect(decodeURIComponent(address.pathname)).toBe(`/Festival Admin:${user.email}`);
    expect(address.searchParams.get('secret')).toBe(secret);
    expect(readQrDrawing(qr)).toBe(uri);
    expect((await browser.get('/api/auth/two-factor')).json().data).toMatchObject({ enabled: false });
    expect((await signIn(user.email)).statusCode).toBe(200);

    const confirmed = await browser.post('/api/auth/two-factor/confirm', { code: codeOf(http, secret) });
    const codes = confirmed.json().data.recovery_codes as string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const state = { enabled: true, required: false, recovery_codes_left: 10 };
    expect((await browser.get('/api/auth/two-factor')).json().data).toEqual(state);
    const account = (await (await signedIn(http)).browser.get(`/api/admin/users/${user.id}`)).json().data;
    expect(account.two_factor).toBe(true);
  });

  it('ends the sessions that were opened with less', async () => {
    const { browser, user } = await signedIn(http, 'gate');
    const elsewhere = http.browser();
    await elsewhere.post('/admin/login', { email: user.email, password: PASSWORD });
    await enrol(http, browser);
    expect((await elsewhere.get('/api/auth/me')).statusCode).toBe(401);
    expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
  });

  it('asks for the password, refuses wrong codes, and a second time', async () => {
    const { browser } = await signedIn(http, 'gate');
    const nothing = await browser.post('/api/auth/two-factor/confirm', { code: '123456' });
    expect([nothing.statusCode, nothing.json().errors]).toEqual([422, CODE_WRONG]);
    const wrong = await browser.post('/api/auth/two-factor/setup', { current_password: 'not my password' });
    expect(wrong.json().errors).toEqual({ current_password: [WRONG_CURRENT_PASSWORD] });
    const { secret } = await enrol(http, browser);
    const again = await browser.post('/api/auth/two-factor/setup', { current_password: PASSWORD });
    const twice = await browser.post('/api/auth/two-factor/confirm', { code: codeOf(http, secret) });
    for (const answer of [again, twice]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toBe('Two-factor authentication is on already.');
    }
  });

  it('keeps secret and codes unreadable, in the tables and in the audit log', async () => {
    const { user, secret, recoveryCodes } = await enrolled();
    const rows = [
      await http.dataSource.getRepository(AdminUserEntity).findOneByOrFail({ id: user.id }),
      await http.dataSource.getRepository(RecoveryCodeEntity).findBy({ userId: user.id }),
      await http.dataSource.getRepository(AuditEntryEntity).findBy({ adminId: user.id }),
    ];
    const text = JSON.stringify(rows);
    for (const each of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(text).not.toContain(each);
    }
    expect(text).toContain('enable_two_factor');
  });
});

describe('signing in with it', () => {
  it('asks for the code once the password is right, and not before', async () => {
    const { user, secret } = await enrolled();
    const asked = await signIn(user.email);
    expect([asked.statusCode, asked.json().errors]).toEqual([422, CODE_REQUIRED]);
    expect(asked.cookies.map(({ name }) => name)).not.toContain('admin_session');
    const wrongPassword = await signIn(user.email, codeOf(http, secret), 'not the password');
    expect(wrongPassword.json().errors).toEqual({ email: ['Email or password is incorrect.'] });
    expect((await signIn(user.email, codeOf(http, secret))).statusCode).toBe(200);
  });

  it('takes a code written with a blank, a step early or late, and no other', async () => {
    const { user, secret } = await enrolled();
    for (const steps of [-3, -2, 2, 3]) {
      http.clock.advanceSeconds(1_000);
      expect((await signIn(user.email, codeOf(http, secret, steps))).json().errors).toEqual(CODE_WRONG);
    }
    http.clock.advanceSeconds(1_000);
    const late = codeOf(http, secret, -1);
    expect((await signIn(user.email, `${late.slice(0, 3)} ${late.slice(3)}`)).statusCode).toBe(200);
    http.clock.advanceSeconds(30);
    expect((await signIn(user.email, codeOf(http, secret, 1))).statusCode).toBe(200);
  });

  it('refuses a code that was used, and one before it', async () => {
    const { user, secret } = await enrolled();
    const code = codeOf(http, secret);
    expect((await signIn(user.email, code)).statusCode).toBe(200);
    expect((await signIn(user.email, code)).json().errors).toEqual(CODE_WRONG);
    expect((await signIn(user.email, codeOf(http, secret, -1))).json().errors).toEqual(CODE_WRONG);
    expect((await signIn(user.email, codeOf(http, secret, 1))).statusCode).toBe(200);
  });

  it('lets one code in once, however many send it at once', async () => {
    const { user, secret, recoveryCodes } = await enrolled();
    for (const code of [codeOf(http, secret), recoveryCodes[0] ?? '']) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(user.email, code)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      http.clock.advanceSeconds(1_000);
    }
  });

  it('takes each recovery code once, in any writing, and tells how many are left', async () => {
    const { browser, user, recoveryCodes } = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(user.email, ` ${first.toLowerCase()} `)).statusCode).toBe(200);
    expect((await signIn(user.email, first)).json().errors).toEqual(CODE_WRONG);
    expect((await signIn(user.email, second.replace('-', ''))).statusCode).toBe(200);
    expect((await browser.get('/api/auth/two-factor')).json().data.recovery_codes_left).toBe(8);
    const entries = await http.dataSource.getRepository(AuditEntryEntity).find({
      where: { adminId: user.id, action: 'sign_in' },
      order: { id: 'ASC' },
    });
    expect(entries.map(({ after }) => after)).toEqual([
      null,
      { second_factor: 'recovery_code' },
      { second_factor: 'recovery_code' },
    ]);
  });

  it('takes nobody else’s recovery code', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    expect((await signIn(one.user.email, other.recoveryCodes[0])).json().errors).toEqual(CODE_WRONG);
  });

  it('slows down after five wrong codes, right passwords between them included', async () => {
    const { user, secret } = await enrolled();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await signIn(user.email)).json().errors).toEqual(CODE_REQUIRED);
      expect((await signIn(user.email, '000000')).json().errors).toEqual(CODE_WRONG);
    }
    expect((await signIn(user.email)).statusCode).toBe(429);
    expect((await signIn(user.email, codeOf(http, secret))).statusCode).toBe(429);
    http.clock.advanceSeconds(30);
    expect((await signIn(user.email)).json().errors).toEqual(CODE_REQUIRED);
    expect((await signIn(user.email, codeOf(http, secret))).statusCode).toBe(200);
  });

  it('takes a secret that was sealed with another key for a wrong code, and logs it', async () => {
    const { user, secret } = await enrolled();
    const foreign = sealText(randomBytes(32), secret, `admin user ${user.id}`);
    await http.dataSource.getRepository(AdminUserEntity).update({ id: user.id }, { totpSecret: foreign });
    const answer = await signIn(user.email, codeOf(http, secret));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, CODE_WRONG]);
    expect(log.join()).toContain(`the two-factor secret of account ${user.id} can't be read`);
  });

  it('ignores a code where there is no two-factor authentication', async () => {
    const { user } = await signedIn(http, 'gate');
    expect((await signIn(user.email, '123456')).statusCode).toBe(200);
    expect((await signIn(user.email, '')).statusCode).toBe(200);
    expect((await signIn(user.email, 'x'.repeat(30))).statusCode).toBe(422);
  });
});

describe('turning it off, and new recovery codes', () => {
  it.each(['disable', 'recovery-codes'])('%s needs password and code', async (call) => {
    const { browser, secret } = await enrolled();
    const ask = (body: object) => browser.post(`/api/auth/two-factor/${call}`, body);
    const code = codeOf(http, secret);
    expect((await ask({})).statusCode).toBe(422);
    expect((await ask({ current_password: PASSWORD, code: '' })).json().errors).toEqual(CODE_REQUIRED);
    expect((await ask({ current_password: PASSWORD, code: '000000' })).json().errors).toEqual(CODE_WRONG);
    const wrong = await ask({ current_password: 'not my password', code });
    expect(wrong.json().errors).toEqual({ current_password: [WRONG_CURRENT_PASSWORD] });
    expect((await ask({ current_password: PASSWORD, code })).statusCode).toBe(200);
  });

  it('off is off: no code is asked for, and the old codes are void', async () => {
    const { browser, user, secret, recoveryCodes } = await enrolled();
    const proof = { current_password: PASSWORD, code: codeOf(http, secret) };
    const answer = await browser.post('/api/auth/two-factor/disable', proof);
    expect(answer.json()).toEqual({ success: true, message: 'Two-factor authentication is off.' });
    expect((await signIn(user.email)).statusCode).toBe(200);
    const state = { enabled: false, required: false, recovery_codes_left: 0 };
    expect((await browser.get('/api/auth/two-factor')).json().data).toEqual(state);
    for (const call of ['disable', 'recovery-codes']) {
      const again = await browser.post(`/api/auth/two-factor/${call}`, { ...proof, code: recoveryCodes[0] });
      expect([again.statusCode, again.json().message]).toEqual([409, 'Two-factor authentication is off.']);
    }
  });

  it('new codes replace the old ones', async () => {
    const { browser, user, secret, recoveryCodes } = await enrolled();
    const proof = { current_password: PASSWORD, code: codeOf(http, secret) };
    const renewed = (await browser.post('/api/auth/two-factor/recovery-codes', proof)).json().data.recovery_codes;
    expect(renewed).toHaveLength(10);
    expect((await signIn(user.email, recoveryCodes[0])).statusCode).toBe(422);
    expect((await signIn(user.email, renewed[0])).statusCode).toBe(200);
  });

  it('a super admin turns it off for somebody else, not for oneself', async () => {
    const { browser, user } = await enrolled();
    const chair = await signedIn(http);
    const path = `/api/admin/users/${user.id}/reset-two-factor`;
    expect((await chair.browser.post(path)).statusCode).toBe(200);
    expect((await browser.get('/api/auth/me')).statusCode).toBe(401);
    expect((await signIn(user.email)).statusCode).toBe(200);
    expect((await chair.browser.post(path)).statusCode).toBe(409);
    await enrol(http, chair.browser);
    const own = await chair.browser.post(`/api/admin/users/${chair.user.id}/reset-two-factor`);
    expect([own.statusCode, own.json().message]).toEqual([409, 'For your own account use your own menu.']);
    const [entry] = await http.dataSource.getRepository(AuditEntryEntity).findBy({ action: 'reset_two_factor' });
    expect(entry).toMatchObject({
      adminId: chair.user.id,
      recordId: String(user.id),
      before: { two_factor: true },
      after: { two_factor: false },
    });
  });

  it('needs a session', async () => {
    const nobody = http.browser();
    expect((await nobody.get('/api/auth/two-factor')).statusCode).toBe(401);
    for (const call of ['setup', 'confirm', 'disable', 'recovery-codes']) {
      expect((await nobody.post(`/api/auth/two-factor/${call}`, {})).statusCode).toBe(401);
    }
  });
});
