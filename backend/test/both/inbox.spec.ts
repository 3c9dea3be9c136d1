import { INBOX_KINDS, type Inbox, type InboxCounts, type InboxKind, type Role } from '@festival/contracts';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { ConversationEntity } from '../../src/chatbot/chat/conversation.entity.js';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { DifferenceEntity } from '../../src/payments/payment-log/difference.entity.js';
import { RefundEntity } from '../../src/payments/payment-log/refund.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { OrderEventEntity } from '../../src/orders/status/order-event.entity.js';
import { Festival } from '../support/festival.js';
import { teach } from '../support/content/knowledge.js';
import { madeOrder } from '../support/sales/made-orders.js';
import { staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

const REFUSED = "Can't send mail - all recipients were rejected: 550 5.1.1 no such user";

let festival: Festival;
let admin: Visitor;
let order: OrderEntity;

const read = async (who: Visitor = admin): Promise<Inbox> =>
  (await who.get('/api/admin/inbox').expect(200)).body.data as Inbox;
const counts = async (who: Visitor = admin): Promise<InboxCounts> =>
  (await who.get('/api/admin/inbox/counts').expect(200)).body.data as InboxCounts;

const asked = (userMessage: string): Omit<ConversationEntity, 'id'> => ({
  sessionId: 's1',
  language: 'en',
  matchedCategory: 'fallback',
  knowledgeId: null,
  score: 0,
  userMessage,
  botResponse: '',
  createdAt: new Date('2026-10-02T09:00:00Z'),
});

beforeAll(async () => {
  festival = await Festival.open();
  admin = await festival.admin();
  await teach(festival);
  await festival.tier({ price: 50_000, quota: 100 });
  order = await madeOrder(festival);
  await festival.get(MailWorkerService).drain();
});
afterAll(() => festival.close());

it('is empty when nothing waits', async () => {
  const inbox = await read();
  for (const kind of INBOX_KINDS) expect(inbox[kind]).toEqual({ count: 0, has_more: false, oldest_at: null, rows: [] });
  expect(Object.values(await counts())).toEqual(INBOX_KINDS.map(() => 0));
});

describe('with something of each kind', () => {
  beforeAll(async () => {
    const at = new Date('2026-10-01T08:00:00Z');
    await festival.rows(OrderEntity).update({ id: order.id }, { attention: 'paid_twice' });
    const event = { orderId: order.id, kind: 'attention', detail: 'paid_twice', via: 'sync', at } as const;
    await festival.rows(OrderEventEntity).insert({ ...event, fromStatus: null, toStatus: null } as never);
    const difference = {
      runId: null,
      kind: 'unknown_payment',
      state: 'waits',
      differenceKey: 'one',
      orderId: null,
      orderNumber: 'SHOP-1',
      foundAt: at,
    } as const;
    await festival.rows(DifferenceEntity).insert([
      difference,
      // It is resolved with its order.
      { ...difference, differenceKey: 'two', orderId: order.id, orderNumber: order.orderNumber },
      { ...difference, differenceKey: 'three', state: 'resolved' },
    ]);
    await festival.rows(RefundEntity).insert({
      orderId: order.id,
      paymentKey: 'none',
      transactionId: null,
      way: 'manual',
      status: 'to_confirm',
      amount: 50_000,
      refundKey: 'key',
      requestId: null,
      requestHash: '',
      reason: 'Fell ill',
      tickets: [],
      account: 'BCA 1',
      proof: 'T1',
      requestedById: 9_999,
      requestedBy: 'somebody@festival.id',
      sends: 0,
      createdAt: at,
    } as never);
    const [mail] = await festival.rows(MailEntity).find({ where: { orderId: order.id } });
    if (!mail) throw new Error('no mail');
    await festival.rows(MailEntity).update({ id: mail.id }, { status: 'failed', lastError: REFUSED });
    const { id: _, ...row } = mail;
    const failed = (changes: object) => ({ ...row, status: 'failed', lastError: 'connect ECONNREFUSED', ...changes });
    // Nobody can send the second again: its text is no longer kept.
    const others = [{ messageId: '<b@festival>' }, { messageId: '<c@festival>', payload: {} }].map(failed);
    await festival.rows(MailEntity).insert(others as never);
    await festival.rows(ConversationEntity).insert([asked('Is there a prayer room?'), asked('prayer room?')]);
    await festival.tier({ price: 50_000, quota: 100, sold: 95 });
    festival.clock.advanceSeconds(2);
  });

  it('tells of each once, with its age', async () => {
    const inbox = await read();
    expect(inbox.attention).toEqual({
      count: 1,
      has_more: false,
      oldest_at: '2026-10-01T08:00:00.000Z',
      rows: [
        {
          id: order.id,
          order_number: order.orderNumber,
          buyer_name: order.buyerName,
          attention: 'paid_twice',
          raised_at: '2026-10-01T08:00:00.000Z',
          deleted: false,
        },
      ],
    });
    expect(inbox.differences).toMatchObject({ count: 1, rows: [{ order_number: 'SHOP-1', state: 'waits' }] });
    expect(inbox.refunds).toMatchObject({ count: 1, rows: [{ order_number: order.orderNumber, amount: 50_000 }] });
    expect(inbox.refused_addresses).toMatchObject({ count: 1, rows: [{ last_error: REFUSED, order_id: order.id }] });
    expect(inbox.failed_mails).toMatchObject({ count: 1, rows: [{ last_error: 'connect ECONNREFUSED' }] });
    expect(inbox.tiers).toMatchObject({ count: 1, rows: [{ type: 'pre-sales-2', reason: 'seats', sold: 95 }] });
    expect(inbox.unanswered).toMatchObject({
      count: 1,
      oldest_at: '2026-10-02T09:00:00.000Z',
      rows: [{ count: 2, question: expect.stringContaining('prayer room') }],
    });
  });

  it('counts for the menu what it shows', async () => {
    const [inbox, counted] = [await read(), await counts()];
    for (const kind of INBOX_KINDS) expect([kind, counted[kind]]).toEqual([kind, inbox[kind]?.count]);
  });

  it.each<[Role, readonly InboxKind[]]>([
    ['super_admin', INBOX_KINDS],
    [
      'finance',
      ['refunds', 'attention', 'differences', 'restored', 'alerts', 'refused_addresses', 'failed_mails', 'tiers'],
    ],
    ['content', ['unanswered']],
  ])('shows %s its own kinds alone', async (role, kinds) => {
    const who = await staff(festival, role);
    const [inbox, counted] = [await read(who), await counts(who)];
    expect(INBOX_KINDS.filter((kind) => inbox[kind] !== null)).toEqual(kinds);
    expect(INBOX_KINDS.filter((kind) => counted[kind] !== null)).toEqual(kinds);
  });

  it('is refused to who has no kind', async () => {
    const gate = await staff(festival, 'gate');
    await gate.get('/api/admin/inbox').expect(403);
    await gate.get('/api/admin/inbox/counts').expect(403);
    await festival.visitor().get('/api/admin/inbox').expect(401);
  });

  it('loses a question that is put aside, and gets it back', async () => {
    const editor = await staff(festival, 'content');
    const [group] = (await read(editor)).unanswered?.rows ?? [];
    const { body } = await editor.post(`/api/admin/chatbot/unanswered/${group?.id}/dismiss`).expect(200);
    expect(body.data.ids).toHaveLength(2);
    expect((await counts(editor)).unanswered).toBe(0);
    await editor.post(`/api/admin/chatbot/unanswered/${group?.id}/dismiss`).expect(404);
    expect((await editor.get('/api/admin/chatbot/unanswered').expect(200)).body.data).toEqual([]);

    await editor.post('/api/admin/chatbot/unanswered/recall', { ids: body.data.ids }).expect(200);
    expect((await counts(editor)).unanswered).toBe(1);
    const entries = await festival.rows(AuditEntryEntity).findBy({ resource: 'chatbot-unanswered' });
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['dismiss', { questions: 2 }],
      ['recall', { questions: 2 }],
    ]);
    expect(JSON.stringify(entries)).not.toContain('prayer');
  });

  it('shows a question again that somebody asks after it was put aside', async () => {
    const [group] = (await read()).unanswered?.rows ?? [];
    await admin.post(`/api/admin/chatbot/unanswered/${group?.id}/dismiss`).expect(200);
    await festival.rows(ConversationEntity).insert(asked('Where is the prayer room?'));
    expect((await read()).unanswered).toMatchObject({ count: 1, rows: [{ count: 1 }] });
  });
});

it('shows twenty of a kind and counts a thousand', async () => {
  const [mail] = await festival.rows(MailEntity).find({ where: { orderId: order.id } });
  const { id: _, ...row } = mail as MailEntity;
  const rows = Array.from({ length: 1_005 }, (__, index) => ({
    ...row,
    status: 'failed' as const,
    lastError: 'connect ECONNREFUSED',
    messageId: `<${index}@festival>`,
  }));
  for (let from = 0; from < rows.length; from += 100)
    await festival.rows(MailEntity).insert(rows.slice(from, from + 100) as never);
  const { failed_mails: failed, refused_addresses: refused } = await read();
  expect(failed?.rows).toHaveLength(20);
  expect(failed?.has_more).toBe(true);
  expect((failed?.count ?? 0) + (refused?.count ?? 0)).toBeGreaterThanOrEqual(1_000);
  expect(failed?.count).toBeLessThanOrEqual(1_000);
});
