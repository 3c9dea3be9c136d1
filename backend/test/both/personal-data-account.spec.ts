import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { makeAdmin, PASSWORD } from '../support/accounts/admin-users.js';
import { allRows, columnsWith } from '../support/database/all-rows.js';
import { Festival } from '../support/festival.js';
import { PaymentsBench } from '../support/sales/payments.js';
import type { Visitor } from '../support/visitor.js';

const EMAIL = 'rina.quux@planted.example';
const PIECES = ['rina.quux', 'quuxwell'];
const PROOF = { current_password: PASSWORD };

let festival: Festival;
let admin: Visitor;
let member: Visitor;
let id: number;
beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  ({ id } = await makeAdmin(festival, 'super_admin'));
  await festival.rows(AdminUserEntity).update({ id }, { email: EMAIL, name: 'Rina Quuxwell' });
  member = festival.visitor();
  await member.post('/admin/login', { email: EMAIL, password: PASSWORD }).expect(200);
});
afterAll(() => festival.close());

/** A refund that another person is mailed about. */
async function askForARefund(): Promise<void> {
  const bench = new PaymentsBench(festival);
  await festival.tier({ quota: 10, price: 50_000 });
  const visitor = festival.visitor();
  const { order_number: number } = await visitor.orderAndPay();
  await festival.simulator.choose(number, 'bank_transfer');
  await festival.simulator.pay(number);
  await bench.reaches(number, 'settlement');
  const body = { reason: 'ill', confirm: 'REFUND', account: 'BCA 12', proof: 'TRF 1', amount: 20_000 };
  await member.post(`/api/admin/orders/${number}/refunds`, body).expect(201);
}

it('a former member stands nowhere: not in test mails, the refund limit, its log, nor in mails to others', async () => {
  await member.put('/api/admin/refund-limit/amount', { amount: 100_000, ...PROOF }).expect(200);
  await member.put('/api/admin/refund-limit/amount', { amount: null, ...PROOF }).expect(200);
  await member.post('/api/admin/readiness/test-mail', { to: 'box@elsewhere.example' }).expect(200);
  await admin.post('/api/admin/readiness/test-mail', { to: EMAIL }).expect(200);
  await askForARefund();
  expect(columnsWith(await allRows(festival), PIECES)).toEqual(
    expect.arrayContaining([
      'audit_log.after',
      'mails.payload',
      'settings.value',
      'test_mails.sent_by',
      'test_mails.to_address',
    ]),
  );
  const { data } = (await admin.get(`/api/admin/users/${id}`).expect(200)).body;
  await admin.put(`/api/admin/users/${id}`, { ...data, is_active: false }).expect(200);
  const others = await festival.rows(MailEntity).countBy({ toAddress: 'box@elsewhere.example' });

  await admin.post('/api/admin/personal-data/erase', { email: EMAIL, confirm_email: EMAIL }).expect(200);

  expect(columnsWith(await allRows(festival), PIECES)).toEqual([]);
  const { next } = await festival.get(SettingsService).stored('refund_limit');
  expect(next).toMatchObject({ amount: null, by: `account-${id}@erased.invalid` });
  expect(await festival.rows(MailEntity).countBy({ toAddress: 'box@elsewhere.example' })).toBe(others);
  const entries = await festival.rows(AuditEntryEntity).findBy({ action: 'send_test_mail' });
  expect(entries.map(({ after }) => after?.['to'])).toEqual(['box@elsewhere.example', `account-${id}@erased.invalid`]);
});
