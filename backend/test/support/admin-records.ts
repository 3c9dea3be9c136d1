import type { ObjectLiteral } from 'typeorm';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { ConversationEntity } from '../../src/chatbot/chat/conversation.entity.js';
import { KnowledgeEntity } from '../../src/chatbot/knowledge/knowledge.entity.js';
import { ClosingSectionEntity } from '../../src/content/closing/closing-section.entity.js';
import { MediaImageEntity } from '../../src/content/media/media-image.entity.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { NextYearAddressEntity } from '../../src/next-year/next-year-address.entity.js';
import { DiscountCodeEntity } from '../../src/orders/codes/discount-code.entity.js';
import { ReferralCodeEntity } from '../../src/orders/codes/referral-code.entity.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { DifferenceEntity } from '../../src/payments/payment-log/difference.entity.js';
import { RefundEntity } from '../../src/payments/payment-log/refund.entity.js';
import { ReconciliationRunEntity } from '../../src/reconciliation/runs/reconciliation-run.entity.js';
import { ScanEntity } from '../../src/tickets/gate/check-in/scan.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { makeAdmin } from './accounts/admin-users.js';
import {
  audited,
  conversation,
  difference,
  image,
  mail,
  minute,
  nextYearAddress,
  refund,
  run,
  scan,
} from './admin-rows.js';
import { discountCode } from './sales/codes.js';
import type { Festival } from './festival.js';
import { teach } from './content/knowledge.js';
import { madeOrder } from './sales/made-orders.js';
import { newBuyer } from './visitor.js';

/** The records that belong to another one, found by a field that names it. */
export interface Reference {
  resource: string;
  target: string;
  id: number;
  ids: number[];
}

const STATES = ['settlement', 'expire', 'pending', 'deny'] as const;
const TEXTS = ['who wrote hamlet', 'who wrote hamlet', 'explain quantum chromodynamics', 'what is the capital of peru'];

/** Several records of every kind that the back office lists, and the references among them. */
export async function adminRecords(festival: Festival): Promise<Reference[]> {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => index);
  await makeAdmin(festival, 'gate');
  await makeAdmin(festival, 'content');
  await teach(festival);
  const admin = await festival.rows(AdminUserEntity).findOneByOrFail({ role: 'super_admin' });
  const discountCodeId = await codes(festival);
  const referralCodeId = await referral(festival);
  const orders = await Promise.all(STATES.map((status, index) => order(festival, index, { status, discountCodeId })));
  const [first, second, third] = orders.map(({ id }) => id);
  if (first === undefined || second === undefined || third === undefined) throw new Error('no orders');
  await festival.rows(OrderEntity).update({ id: first }, { attention: 'paid_twice', referralCodeId });
  await festival.rows(OrderEntity).update({ id: second }, { attention: 'amount_mismatch' });
  await festival.rows(OrderEntity).update({ id: third }, { attention: 'provider_disagrees' });
  const tickets = await festival.rows(TicketEntity).find({ order: { id: 'ASC' } });
  const ticket = tickets.find(({ orderId }) => orderId === first);
  const used = { status: 'used', checkedInAt: minute(3), checkedInGate: 'North' } as const;
  await festival.rows(TicketEntity).update({ orderId: first }, { status: 'valid' });
  await festival.rows(TicketEntity).update({ orderId: second }, used);
  await festival.rows(ScanEntity).insert(rows(4).map((index) => scan(index, ticket?.id ?? 0, admin.id)));
  await festival.rows(MailEntity).insert(rows(4).map((index) => mail(index, first)));
  await festival.rows(RefundEntity).insert(rows(4).map((index) => refund(index, index === 1 ? second : first)));
  await festival.rows(ReconciliationRunEntity).insert(rows(3).map(run));
  const run1 = (await festival.rows(ReconciliationRunEntity).findOneByOrFail({ night: '2025-11-02' })).id;
  await festival.rows(DifferenceEntity).insert(rows(3).map((index) => difference(index, first, run1)));
  await festival.rows(AuditEntryEntity).insert(rows(4).map((index) => audited(index, admin)));
  await festival.rows(MediaImageEntity).insert(rows(3).map(image));
  await festival.rows(NextYearAddressEntity).insert(rows(4).map(nextYearAddress));
  const section = await festival.rows(ClosingSectionEntity).findOneByOrFail({});
  await festival.rows(ClosingSectionEntity).insert(
    rows(2).map((index) => ({
      ...section,
      id: undefined,
      headText: `Section ${index}`,
      activeSlot: null,
      createdAt: minute(index),
    })),
  );
  const knowledge = await festival.rows(KnowledgeEntity).findOneByOrFail({});
  await festival
    .rows(ConversationEntity)
    .insert([
      ...TEXTS.map((text, index) => conversation(text, index)),
      { ...conversation(knowledge.questionEn, 9), matchedCategory: 'tickets', knowledgeId: knowledge.id },
    ]);
  const ids = async <T extends ObjectLiteral & { id: number }>(entity: new () => T, where: object): Promise<number[]> =>
    (await festival.rows(entity).find({ where: where as never, order: { id: 'ASC' } as never })).map(({ id }) => id);
  return [
    {
      resource: 'orders',
      target: 'discount_code_id',
      id: discountCodeId,
      ids: await ids(OrderEntity, { discountCodeId }),
    },
    { resource: 'orders', target: 'referral_code_id', id: referralCodeId, ids: [first] },
    { resource: 'tickets', target: 'order_id', id: first, ids: await ids(TicketEntity, { orderId: first }) },
    {
      resource: 'tickets',
      target: 'order_id',
      id: third,
      ids: await ids(TicketEntity, { orderId: third }),
    },
    { resource: 'scans', target: 'order_id', id: first, ids: await ids(ScanEntity, { ticketId: ticket?.id }) },
    {
      resource: 'scans',
      target: 'ticket_id',
      id: ticket?.id ?? 0,
      ids: await ids(ScanEntity, { ticketId: ticket?.id }),
    },
    { resource: 'mails', target: 'order_id', id: first, ids: await ids(MailEntity, { orderId: first }) },
    { resource: 'refunds', target: 'order_id', id: first, ids: await ids(RefundEntity, { orderId: first }) },
    {
      resource: 'waiting-refunds',
      target: 'order_id',
      id: first,
      ids: await ids(RefundEntity, { orderId: first, status: 'to_confirm' }),
    },
    {
      resource: 'reconciliation-differences',
      target: 'order_id',
      id: first,
      ids: await ids(DifferenceEntity, { orderId: first }),
    },
    {
      resource: 'reconciliation-differences',
      target: 'run_id',
      id: run1,
      ids: await ids(DifferenceEntity, { runId: run1 }),
    },
    {
      resource: 'audit-log',
      target: 'admin_id',
      id: admin.id,
      ids: await ids(AuditEntryEntity, { adminId: admin.id }),
    },
    {
      resource: 'chatbot/conversations',
      target: 'knowledge_id',
      id: knowledge.id,
      ids: await ids(ConversationEntity, { knowledgeId: knowledge.id }),
    },
  ];
}

async function codes(festival: Festival): Promise<number> {
  await discountCode(festival, { discountPercentage: 5, isActive: false, description: 'For friends' });
  const code = await discountCode(festival, { minAmount: 10_000, createdAt: minute(1) });
  return (await festival.rows(DiscountCodeEntity).findOneByOrFail({ code })).id;
}

async function referral(festival: Festival): Promise<number> {
  const codes = ['ANDI', 'BUDI'].map((code, uses) => ({ code, panitiaName: code, isActive: uses === 0, uses }));
  await festival.rows(ReferralCodeEntity).insert(codes.map((code, index) => ({ ...code, createdAt: minute(index) })));
  return (await festival.rows(ReferralCodeEntity).findOneByOrFail({ code: 'BUDI' })).id;
}

function order(festival: Festival, index: number, changes: Partial<OrderEntity>): Promise<OrderEntity> {
  const buyer = { ...newBuyer(), name: `Buyer ${'dbca'[index]}` };
  const made = { ...changes, createdAt: minute(index), syncLocked: index === 1, finalAmount: 50_000 * (index + 1) };
  return madeOrder(festival, made, { quantity: 1 + index }, buyer);
}
