import type { ReadinessData, ReadinessReport } from '@festival/contracts';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { MailWorkerService } from '../src/mail/queue/mail-worker.service.js';
import { NotificationProofEntity } from '../src/payments/webhook/notification-proof.entity.js';
import { signersOf } from '../src/payments/webhook/notification-proofs.service.js';
import { TestMailEntity } from '../src/mail/test-mail.entity.js';
import { WayTokens } from '../src/readiness/way/way-tokens.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { until } from './support/until.js';
import type { Visitor } from './support/visitor.js';

const CALL = '/api/admin/readiness';

let festival: Festival;
let admin: Visitor;
beforeAll(async () => {
  festival = await Festival.open({ environment: { RATE_LIMITS: 'on' } });
  admin = await festival.admin();
});
afterAll(() => festival.close());

const known = async (): Promise<ReadinessData> => (await admin.get(CALL).expect(200)).body.data as ReadinessData;

it('knows nothing until somebody looks, then remembers what was found', async () => {
  expect(await known()).toEqual({ report: null, dkim_selector: null, test_mail: null });
  const [first, second] = await Promise.all([
    admin.post(`${CALL}/check`).expect(200),
    admin.post(`${CALL}/check`).expect(200),
  ]);
  const report = first.body.data as ReadinessReport;
  expect(second.body.data).toEqual(report);
  const state = (id: string) => report.lines.find((line) => line.id === id);
  // It is a demo on this machine, and it reaches itself.
  expect(state('provider')).toMatchObject({ state: 'fault' });
  expect(state('provider_answers')).toMatchObject({ state: 'ok' });
  expect(state('reachable')).toMatchObject({ state: 'ok' });
  expect(state('proxies')).toMatchObject({ state: 'ok', seen: 'A call went through no proxy, and TRUST_PROXY is 0.' });
  expect(state('demo_address')).toMatchObject({ state: 'fault', screen: 'users' });
  expect((await known()).report).toEqual(report);
});

describe('a test mail', () => {
  /** The address of the link in the newest mail that left. */
  async function mailedLink(): Promise<URL> {
    await festival.get(MailWorkerService).drain();
    const folder = join(festival.config.varDir, 'outbox');
    const newest = readdirSync(folder).sort().at(-1) ?? '';
    const { subject, text = '' } = await PostalMime.parse(readFileSync(join(folder, newest)));
    expect(subject).toMatch(/^Test mail of /);
    return new URL(/http:\S+/.exec(text.slice(text.indexOf('Say that it arrived')))?.[0] ?? '');
  }

  it('says that it arrived when its link is opened, once', async () => {
    const { body } = await admin.post(`${CALL}/test-mail`, { to: ' Sari@Example.com ' }).expect(200);
    expect(body).toMatchObject({
      message: 'A test mail to sari@example.com is on its way.',
      data: { opened_at: null },
    });
    expect((await known()).test_mail).toMatchObject({ to: 'sari@example.com', opened_at: null });
    const { pathname, search } = await mailedLink();
    const answer = await festival
      .visitor()
      .get(pathname + search)
      .expect(200);
    expect(answer.text).toBe('Thank you: the test mail arrived. You may close this page.\n');
    const opened = (await known()).test_mail?.opened_at;
    expect(opened).toEqual(expect.any(String));
    festival.clock.advanceSeconds(60);
    await festival
      .visitor()
      .get(pathname + search)
      .expect(200);
    expect((await known()).test_mail?.opened_at).toBe(opened);
    const entry = await festival.rows(AuditEntryEntity).findOneByOrFail({ action: 'send_test_mail' });
    expect(entry).toMatchObject({ adminEmail: 'admin@festival.local', after: { to: 'sari@example.com' } });
  });

  it('shows staff no link that says so', async () => {
    const [{ id }] = (await admin.get('/api/admin/mails?filter={"kind":"test_mail"}').expect(200)).body.data;
    const { html, text } = (await admin.get(`/api/admin/mails/${id}/preview`).expect(200)).body.data;
    expect(html + text).not.toContain('/health/test-mail');
  });

  it('is none by a link that is not ours, or that is old', async () => {
    for (const token of ['', 'x', 'a'.repeat(32)]) {
      await festival.visitor().get(`/health/test-mail?token=${token}`).expect(404);
    }
    await admin.post(`${CALL}/test-mail`, { to: 'sari@example.com' }).expect(200);
    const { pathname, search } = await mailedLink();
    festival.clock.advanceSeconds(8 * 24 * 3_600);
    await festival
      .visitor()
      .get(pathname + search)
      .expect(404);
    festival.clock.advanceSeconds(-8 * 24 * 3_600);
  });

  it.each([[{}], [{ to: '' }], [{ to: 'nobody' }], [{ to: ['a@b.id'] }], [{ to: 'a@b.id', subject: 'Hello' }]])(
    'is not sent by %j',
    async (body) => {
      const before = await festival.rows(TestMailEntity).count();
      await admin.post(`${CALL}/test-mail`, body).expect(422);
      expect(await festival.rows(TestMailEntity).count()).toBe(before);
    },
  );

  it('is sent ten times an hour', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      statuses.push((await admin.post(`${CALL}/test-mail`, { to: 'sari@example.com' })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.at(-1)).toBe(429);
    expect(await festival.rows(TestMailEntity).count()).toBe(10);
  });
});

describe('the DKIM selector', () => {
  it('is stored, taken back, and audited', async () => {
    await admin.put(`${CALL}/dkim-selector`, { selector: ' festival2026 ' }).expect(200);
    expect((await known()).dkim_selector).toBe('festival2026');
    await admin.put(`${CALL}/dkim-selector`, { selector: null }).expect(200);
    expect((await known()).dkim_selector).toBeNull();
    expect(await festival.rows(AuditEntryEntity).countBy({ recordId: 'mail_check' })).toBe(2);
  });

  it.each([[{}], [{ selector: '' }], [{ selector: 'a b' }], [{ selector: '.evil.example' }], [{ selector: 7 }]])(
    'is not %j',
    async (body) => {
      await admin.put(`${CALL}/dkim-selector`, body).expect(422);
      expect((await known()).dkim_selector).toBeNull();
    },
  );
});

describe('the way in', () => {
  const ask = (token: string) => festival.visitor().get(`/health/way?token=${token}`);

  it('is told to whoever can sign, with a proof', async () => {
    const tokens = new WayTokens(festival.config);
    const token = tokens.issue(festival.clock.now());
    const { data } = (await ask(token).expect(200)).body;
    expect(data).toMatchObject({ forwarded: 0, trusted: 0, is_private: true, is_secure: false });
    expect(tokens.isProof(token, data.proof)).toBe(true);
    expect(tokens.isProof(tokens.issue(festival.clock.now()), data.proof)).toBe(false);
  });

  it.each<[string, () => string]>([
    ['nothing', () => ''],
    ['anything', () => 'x'.repeat(80)],
    [
      'an old token',
      () => new WayTokens(festival.config).issue(new Date(festival.clock.now().getTime() - 20 * 60_000)),
    ],
    [
      'a token of the future',
      () => new WayTokens(festival.config).issue(new Date(festival.clock.now().getTime() + 20 * 60_000)),
    ],
    [
      'another moment in the same token',
      () => new WayTokens(festival.config).issue(festival.clock.now()).replace(/^\d/, '2'),
    ],
  ])('is 404 for %s', async (_name, token) => {
    const { body } = await ask(token()).expect(404);
    expect(body).toEqual({ success: false, message: 'Not found.' });
  });
});

it('a signed notification is remembered with the address that it came from, a forged one is not', async () => {
  const proofs = () => festival.rows(NotificationProofEntity).find();
  const bench = new PaymentsBench(festival);
  await festival.tier({ quota: 10 });
  const { order_number: number } = await festival.visitor().orderAndPay({ quantity: 1 });
  const forged = { order_id: number, status_code: '200', gross_amount: '50000.00', signature_key: 'f'.repeat(128) };
  await festival
    .visitor()
    .post('/api/payment/notification', { ...forged, transaction_id: 'x', transaction_status: 'settlement' })
    .expect(403);
  expect(await proofs()).toEqual([]);
  await festival.simulator.pay(number);
  await bench.reaches(number, 'settlement');
  const [proof] = await until(proofs, (rows) => rows.length > 0, 'the proof');
  expect(proof).toMatchObject({ isPublic: false, address: '127.0.0.1', signer: signersOf(festival.config)[0] });
  expect(proof?.signer).not.toContain(festival.config.midtrans.serverKey);
});
