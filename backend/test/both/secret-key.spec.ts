import type { SecretKeyState, TwoFactorSetup } from '@festival/contracts';
import { TOTP } from 'otpauth';
import { DataSource } from 'typeorm';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { ResumeLinksService } from '../../src/auth/purchase/resume-links.service.js';
import { ResealSecretsJob } from '../../src/auth/secret-key/reseal-secrets.job.js';
import { SecretKeyService } from '../../src/auth/secret-key/secret-key.service.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { NotificationProofsService } from '../../src/payments/webhook/notification-proofs.service.js';
import { readEnvironment } from '../../src/platform/config/read-environment.js';
import { SettingEntity } from '../../src/platform/settings/setting.entity.js';
import { mailedToken } from '../support/accounts/password-links.js';
import { makeAdmin, PASSWORD } from '../support/accounts/admin-users.js';
import { ADMIN, Festival, SECRET_KEY } from '../support/festival.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { staff } from '../support/staff.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';

const NEW_KEY = 'another secret key of the tests, long enough as well';
const HOUR = 3_600;

let festival: Festival;
let log: string[];

beforeEach(async () => {
  log = [];
  festival = await Festival.open({ log });
  await festival.tier({ quota: 100, price: 50_000 });
});
afterEach(() => festival.close());

const said = (text: string) => log.filter((line) => line.includes(text)).map((line) => String(JSON.parse(line).msg));
const me = (who: Visitor) => who.get('/api/auth/me');
const state = async (boss: Visitor): Promise<SecretKeyState> =>
  (await boss.get('/api/admin/secret-key').expect(200)).body.data as SecretKeyState;

/** An account with an authenticator app, and its ten recovery codes. */
async function enrolled() {
  const user = await makeAdmin(festival, 'finance');
  const visitor = festival.visitor();
  await visitor.post('/admin/login', { email: user.email, password: PASSWORD }).expect(200);
  const started = await visitor.post('/api/auth/two-factor/setup', { current_password: PASSWORD });
  const { secret } = started.body.data as TwoFactorSetup;
  const code = () => new TOTP({ secret }).generate({ timestamp: festival.clock.now().getTime() });
  const confirmed = await visitor.post('/api/auth/two-factor/confirm', { code: code() }).expect(200);
  festival.clock.advanceSeconds(60);
  const codes = confirmed.body.data.recovery_codes as string[];
  const signIn = (typed: string, who = festival.visitor()) =>
    who.post('/admin/login', { email: user.email, password: PASSWORD, code: typed });
  return { user, code, codes, signIn };
}

const sealed = async ({ id }: AdminUserEntity) =>
  (await festival.rows(AdminUserEntity).findOneByOrFail({ id })).totpSecret;

describe('another SECRET_KEY in a running sale, with the old one as SECRET_KEY_OLD', () => {
  it('loses no sign-in, no order, no payment link, no second factor and no mail', async () => {
    const boss = await festival.admin();
    const buyer = festival.visitor();
    const order = await buyer.orderAndPay();
    const signature = festival.get(ResumeLinksService).sign(order.order_number);
    const person = await enrolled();
    const invited = 'new.person@festival.test';
    await boss.post('/api/admin/users', { name: 'New', email: invited, role: 'gate' }).expect(201);
    const mailed = async () => festival.rows(MailEntity).existsBy({ toAddress: invited, status: 'sent' });
    await until(mailed, (is) => is, 'the mail');
    // As one whose mail server was away.
    await festival.rows(MailEntity).update({ toAddress: invited }, { status: 'failed' });
    const before = await sealed(person.user);
    expect(await state(boss)).toEqual({
      since: null,
      old_accepted: false,
      two_factor_secrets: 0,
      recovery_code_accounts: 0,
      kept_keys: 0,
      mailed_links: 0,
      tokens_until: null,
    });

    festival = await festival.restart({ SECRET_KEY: NEW_KEY, SECRET_KEY_OLD: SECRET_KEY });
    const bench = new PaymentsBench(festival);
    // Their anti-forgery tokens, the session and the purchase token were made with the old key.
    await me(boss).expect(200);
    await boss.post('/api/admin/users', { name: 'Other', email: 'other@festival.test', role: 'gate' }).expect(201);
    await buyer.get(`/api/payment/${order.order_number}/create`).expect(200);
    await buyer.post('/api/orders/check-existing', {}).expect(422);
    const device = festival.visitor();
    const resumed = await device.post('/api/auth/resume', { order_number: order.order_number, signature }).expect(200);
    device.token = resumed.body.data.token as string;
    await device.get(`/api/payment/${order.order_number}/create`).expect(200);
    await festival.simulator.choose(order.order_number, 'qris');
    await festival.simulator.pay(order.order_number);
    await bench.reaches(order.order_number, 'settlement');
    const token = await mailedToken({ config: festival.config, dataSource: festival.get(DataSource) }, invited);
    await festival.visitor().post('/api/auth/password-link', { token }).expect(200);
    await person.signIn(person.code()).expect(200);
    await person.signIn(person.codes[0] ?? '').expect(200);
    expect(await sealed(person.user)).not.toBe(before);
    const told = await state(boss);
    expect(told).toMatchObject({
      old_accepted: true,
      two_factor_secrets: 0,
      recovery_code_accounts: 1,
      mailed_links: 1,
    });
    expect(Date.parse(told.tokens_until ?? '') - Date.parse(told.since ?? '')).toBe((24 * HOUR + 600) * 1000);
    const [line] = said('SECRET_KEY_OLD is needed');
    expect(line).toContain(
      'needed by 0 two-factor secrets, the recovery codes of 1 accounts, 0 keys of hashes and 1 waiting mails',
    );
  });

  it('counts from when the last process with the old one was seen', async () => {
    festival = await festival.restart({ SECRET_KEY: NEW_KEY, SECRET_KEY_OLD: SECRET_KEY });
    const boss = await festival.admin();
    const { since: first } = await state(boss);
    festival.clock.advanceSeconds(2 * HOUR);
    await festival.get(ResealSecretsJob).note();
    expect((await state(boss)).since).toBe(first);
    // As one of the others writes it down that still makes tokens with it.
    const old = readEnvironment({ SECRET_KEY }, () => 'unused').keyMark;
    const value = { mark: old, since: festival.clock.now().toISOString() };
    await festival.rows(SettingEntity).update({ key: 'secret_key' }, { value: value as never });
    await festival.get(ResealSecretsJob).note();
    const { since } = await state(boss);
    expect(Date.parse(since ?? '') - Date.parse(first ?? '')).toBeGreaterThanOrEqual(2 * HOUR * 1000);
  });

  it('counts test mails that wait, and knows which notifications came', async () => {
    let boss = await festival.admin();
    await boss.post('/api/admin/readiness/test-mail', { to: 'test@festival.test' }).expect(200);
    await festival.rows(MailEntity).update({ toAddress: 'test@festival.test' }, { status: 'failed' });
    await festival.get(NotificationProofsService).note('9.9.9.9');
    festival.clock.advanceSeconds(30 * HOUR);
    festival = await festival.restart({ SECRET_KEY: NEW_KEY, SECRET_KEY_OLD: SECRET_KEY });
    boss = await festival.admin();
    expect((await state(boss)).mailed_links).toBe(1);
    const { body } = await boss.post('/api/admin/readiness/check').expect(200);
    const found = (body.data.lines as Array<{ id: string }>).find(({ id }) => id === 'notification');
    expect(JSON.stringify(found)).toContain('9.9.9.9');
  });

  it('makes everything new with the new one, so that the old one can be taken out', async () => {
    const old = await festival.admin();
    const person = await enrolled();
    festival = await festival.restart({ SECRET_KEY: NEW_KEY, SECRET_KEY_OLD: SECRET_KEY });
    const boss = await festival.admin();
    const buyer = festival.visitor();
    const order = await buyer.orderAndPay();
    const owner = festival.visitor();
    await person.signIn(person.code(), owner).expect(200);
    festival.clock.advanceSeconds(60);
    const renewed = await owner
      .post('/api/auth/two-factor/recovery-codes', { current_password: PASSWORD, code: person.code() })
      .expect(200);
    expect(await state(boss)).toMatchObject({ two_factor_secrets: 0, recovery_code_accounts: 0, mailed_links: 0 });
    festival.clock.advanceSeconds(60);

    festival = await festival.restart({ SECRET_KEY_OLD: '' });
    await me(boss).expect(200);
    await me(owner).expect(200);
    await buyer.get(`/api/payment/${order.order_number}/create`).expect(200);
    await person.signIn(person.code()).expect(200);
    await person.signIn((renewed.body.data.recovery_codes as string[])[0] ?? '').expect(200);
    // Control: what was made with the old one is good no longer.
    await me(old).expect(401);
    await person.signIn(person.codes[0] ?? '').expect(422);
  });

  it('can be made ready: a process that only accepts the next key leaves everything as it is', async () => {
    const person = await enrolled();
    const before = await sealed(person.user);
    festival = await festival.restart({ SECRET_KEY_OLD: NEW_KEY });
    const boss = await festival.admin();
    expect(await sealed(person.user)).toBe(before);
    expect(await state(boss)).toMatchObject({ since: null, two_factor_secrets: 0, recovery_code_accounts: 0 });
    festival = await festival.restart({ SECRET_KEY: NEW_KEY, SECRET_KEY_OLD: SECRET_KEY });
    await me(boss).expect(200);
    festival = await festival.restart({ SECRET_KEY, SECRET_KEY_OLD: NEW_KEY });
    await me(boss).expect(200);
    await person.signIn(person.code()).expect(200);
  });

  it('seals again what a process with the old key sealed later', async () => {
    festival = await festival.restart({ SECRET_KEY: NEW_KEY, SECRET_KEY_OLD: SECRET_KEY });
    festival = await festival.restart({ SECRET_KEY, SECRET_KEY_OLD: NEW_KEY });
    const person = await enrolled();
    const before = await sealed(person.user);
    festival = await festival.restart({ SECRET_KEY: NEW_KEY, SECRET_KEY_OLD: SECRET_KEY });
    expect(await sealed(person.user)).not.toBe(before);
    await festival.rows(AdminUserEntity).update({ id: person.user.id }, { totpSecret: before });
    await festival.get(SecretKeyService).reseal();
    expect(await sealed(person.user)).not.toBe(before);
    await person.signIn(person.code()).expect(200);
  });
});

it('another SECRET_KEY without the old one is told at the start, and nothing stored is touched', async () => {
  const person = await enrolled();
  const before = await sealed(person.user);
  festival = await festival.restart({ SECRET_KEY: NEW_KEY });
  expect(said('two-factor secrets can')).toEqual([
    "1 two-factor secrets can't be read: give the SECRET_KEY of before as SECRET_KEY_OLD",
  ]);
  expect(await sealed(person.user)).toBe(before);
  await person.signIn(person.code()).expect(422);
  festival = await festival.restart({ SECRET_KEY_OLD: SECRET_KEY });
  await person.signIn(person.code()).expect(200);
});

it('the state is a super admin’s, and no key is in the log or in the answer', async () => {
  festival = await festival.restart({ SECRET_KEY: NEW_KEY, SECRET_KEY_OLD: SECRET_KEY });
  const finance = await staff(festival, 'finance');
  await finance.get('/api/admin/secret-key').expect(403);
  const boss = await festival.admin();
  const answer = JSON.stringify(await state(boss));
  for (const key of [SECRET_KEY, NEW_KEY, ADMIN.password]) {
    expect(log.join('\n')).not.toContain(key);
    expect(answer).not.toContain(key);
  }
});
