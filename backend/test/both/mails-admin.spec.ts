import type { AdminMail, MailPreview } from '@festival/contracts';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import type { PasswordLinkPayload } from '../../src/mail/mail-payloads.js';
import { openSealedLink } from '../../src/mail/sealed-link.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import type { OrderEntity } from '../../src/orders/order.entity.js';
import { Festival } from '../support/festival.js';
import { madeOrder } from '../support/sales/made-orders.js';
import { staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

let festival: Festival;
let admin: Visitor;
let paid: OrderEntity;
let waiting: OrderEntity;

beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  await festival.tier({ price: 50_000 });
  waiting = await madeOrder(festival, {}, { quantity: 2 });
  await festival.tier({ price: 0, sold: 0 });
  paid = await madeOrder(festival, {}, { quantity: 2 });
  await festival.get(MailWorkerService).drain();
});
afterAll(() => festival.close());

const list = async (filter: object = {}, query = ''): Promise<AdminMail[]> => {
  const { body } = await admin.get(`/api/admin/mails?filter=${encodeURIComponent(JSON.stringify(filter))}${query}`);
  return body.data as AdminMail[];
};
const mailOf = async (order: OrderEntity): Promise<AdminMail> => {
  const [mail] = await list({ q: order.orderNumber });
  if (!mail) throw new Error('no mail');
  return mail;
};
const fail = (id: number) =>
  festival.rows(MailEntity).update({ id }, { status: 'failed', tries: 8, lastError: '550 no such [address]' });

it('lists the outbox, newest first, without the mails’ contents', async () => {
  const [newest, ...others] = await list();
  expect(newest).toEqual({
    id: expect.any(Number),
    kind: 'e_ticket',
    to: paid.buyerEmail,
    language: 'en',
    order_id: paid.id,
    order_number: paid.orderNumber,
    status: 'sent',
    tries: 1,
    next_try_at: null,
    last_error: null,
    created_at: expect.stringMatching(/Z$/),
    sent_at: expect.stringMatching(/Z$/),
  });
  expect(others.map(({ order_number }) => order_number)).toContain(waiting.orderNumber);
  expect(JSON.stringify([newest, ...others])).not.toContain('resume=');
});

it('searches by the begin of an address or of an order number, filters by state and kind, and counts', async () => {
  for (const q of [
    waiting.buyerEmail,
    waiting.buyerEmail.slice(0, 20).toUpperCase(),
    waiting.orderNumber.slice(0, 12).toLowerCase(),
  ])
    expect((await list({ q })).map(({ order_id }) => order_id)).toEqual([waiting.id]);
  expect(await list({ q: '%' })).toEqual([]);
  expect(await list({ status: 'failed' })).toEqual([]);
  expect((await list({ kind: 'e_ticket' })).map(({ kind }) => kind)).toEqual(['e_ticket']);
  const answer = await admin.get('/api/admin/mails?range=[0,0]&sort=["id","ASC"]').expect(200);
  expect(answer.headers['content-range']).toMatch(/^mails 0-0\/\d+$/);
  for (const bad of ['filter={"status":"lost"}', 'filter={"kind":"spam"}', 'sort=["payload","ASC"]'])
    await admin.get(`/api/admin/mails?${bad}`).expect(400);
});

describe('the preview', () => {
  const preview = async (id: number): Promise<MailPreview> =>
    (await admin.get(`/api/admin/mails/${id}/preview`).expect(200)).body.data as MailPreview;

  it('shows the mail with its pictures in it, and gives its PDFs', async () => {
    const { id } = await mailOf(paid);
    const { subject, html, text, attachments } = await preview(id);
    expect(subject).toContain(paid.orderNumber);
    expect(html).toContain('src="data:image/png;base64,');
    expect(html).not.toContain('cid:');
    expect(text).toContain(paid.buyerName);
    expect(attachments.map(({ filename }) => filename)).toEqual([
      `tickets-${paid.orderNumber}.pdf`,
      `receipt-${paid.orderNumber}.pdf`,
    ]);
    const [tickets] = attachments;
    const file = await admin.get(`/api/admin/mails/${id}/attachments/${tickets?.index}`).buffer(true).expect(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="tickets-${paid.orderNumber}.pdf"`,
      'content-length': String(tickets?.size),
    });
  });

  it('leaves out the signature by which the buyer pays', async () => {
    const { id } = await mailOf(waiting);
    const row = await festival.rows(MailEntity).findOneByOrFail({ id });
    const signature = /resume=([^"&]+)/.exec(JSON.stringify(row.payload))?.[1] ?? '';
    expect(signature).not.toBe('');
    const shown = JSON.stringify(await preview(id));
    expect(shown).not.toContain(signature);
    expect(shown).not.toContain('resume=');
    expect(shown).toContain(waiting.orderNumber);
  });

  it('leaves out the password link of a committee member', async () => {
    const account = { name: 'New Person', email: 'new.person@festival.test', role: 'gate' };
    await admin.post('/api/admin/users', account).expect(201);
    const [mail] = await list({ kind: 'password_link' });
    const row = await festival.rows(MailEntity).findOneByOrFail({ id: mail?.id ?? 0 });
    const link = openSealedLink(festival.config, (row.payload as PasswordLinkPayload).sealedUrl);
    const shown = await preview(row.id);
    expect(shown.html).toContain('New Person');
    for (const part of [shown.html, shown.text]) expect(part).not.toContain(link.split('/').at(-1));
    expect(mail).toMatchObject({ order_id: null, order_number: null, to: account.email });
  });

  it('is 404 for a mail, an attachment or a picture that is no attachment', async () => {
    const { id } = await mailOf(paid);
    for (const path of ['999999/preview', `${id}/attachments/99`, `${id}/attachments/0`, `${id}/attachments/x`])
      await admin.get(`/api/admin/mails/${path}`).expect(404);
  });
});

describe('trying again', () => {
  it('sends a failed mail with all its tries, audits it, and refuses a sent one', async () => {
    const { id } = await mailOf(paid);
    await fail(id);
    expect(await mailOf(paid)).toMatchObject({ status: 'failed', tries: 8, last_error: '550 no such [address]' });
    const answer = await admin.post(`/api/admin/mails/${id}/retry`).expect(200);
    expect(answer.body).toMatchObject({ message: 'The mail will be sent again.', data: { id } });
    await festival.get(MailWorkerService).drain();
    expect(await mailOf(paid)).toMatchObject({ status: 'sent', tries: 1, last_error: null });
    await admin.post(`/api/admin/mails/${id}/retry`).expect(409);
    await admin.post('/api/admin/mails/999999/retry').expect(404);
    const [entry] = await festival.rows(AuditEntryEntity).find({ where: { resource: 'mails', action: 'retry' } });
    expect(entry).toMatchObject({ recordId: String(id), before: { status: 'failed' }, after: { status: 'queued' } });
  });

  it('sends a mail whose address was wrong to the corrected one', async () => {
    const { id } = await mailOf(paid);
    await fail(id);
    const corrected = { buyer_email: 'corrected@example.com' };
    await admin.put(`/api/orders/${paid.orderNumber}/email`, corrected).expect(200);
    expect(await mailOf(paid)).toMatchObject({ status: 'failed', to: 'corrected@example.com' });
    await admin.post(`/api/admin/mails/${id}/retry`).expect(200);
    await festival.get(MailWorkerService).drain();
    expect(await mailOf(paid)).toMatchObject({ status: 'sent', to: 'corrected@example.com' });
  });

  it('sends a mail that waits for its next try at once', async () => {
    const { id } = await mailOf(paid);
    const later = new Date(festival.clock.now().getTime() + 3_600_000);
    await festival.rows(MailEntity).update({ id }, { status: 'queued', tries: 3, dueAt: later });
    expect((await mailOf(paid)).next_try_at).toBe(later.toISOString());
    await admin.post(`/api/admin/mails/${id}/retry`).expect(200);
    await festival.get(MailWorkerService).drain();
    expect((await mailOf(paid)).status).toBe('sent');
  });

  it('of all failed mails returns their number, also for two requests at once', async () => {
    for (const order of [paid, waiting]) await fail((await mailOf(order)).id);
    const again = () => admin.post('/api/admin/mails/retry-failed').expect(200);
    const [first, second] = await Promise.all([again(), again()]);
    expect([first.body.data.retried, second.body.data.retried].sort()).toEqual([0, 2]);
    await festival.get(MailWorkerService).drain();
    expect(await list({ status: 'failed' })).toEqual([]);
    const entries = await festival.rows(AuditEntryEntity).findBy({ action: 'retry_failed' });
    expect(entries).toEqual([expect.objectContaining({ after: { retried: 2 } })]);
  });
});

it.each([
  ['finance', 200],
  ['content', 403],
  ['gate', 403],
] as const)('%s is answered %d', async (role, status) => {
  const who = await staff(festival, role);
  await who.get('/api/admin/mails').expect(status);
  await who.post('/api/admin/mails/retry-failed').expect(status);
});
