import type { RetentionKind } from '@festival/contracts';
import { RETAINED_ENTRIES } from '../../audit/retained-entries.js';
import { RETAINED_PHONES, RETAINED_SIGN_INS } from '../../auth/sessions/retained-sign-ins.js';
import { RETAINED_CONVERSATIONS } from '../../chatbot/chat/retained-conversations.js';
import { RETAINED_LIST_MAILS, RETAINED_MAILS } from '../../mail/retained-mails.js';
import { RETAINED_ADDRESSES } from '../../next-year/retained-addresses.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { IS_KNOWN } from '../../orders/personal/erased-buyer.js';
import { RETAINED_KEYS } from '../../orders/placing/retained-keys.js';
import { RETAINED_PAYMENTS } from '../../payments/payment-log/retained-payments.js';
import type { RetainedRows } from '../../platform/database/retained-rows.js';
import { RETAINED_SCANS } from '../../tickets/gate/log/retained-scans.js';
import { RETAINED_PASSES } from '../../waiting-room/places/retained-passes.js';

const rows = (...all: unknown[]): readonly RetainedRows[] => all as RetainedRows[];

/** Orders whose buyers are known. They aren't changed like other rows: each is erased, as for a person who asks. */
export const RETAINED_ORDERS: RetainedRows<OrderEntity> = {
  entity: OrderEntity,
  date: 'created_at',
  holds: IS_KNOWN,
  becomes: {},
  walkBy: 'id',
  orderId: 'id',
};

export const RETAINED_ROWS: Readonly<Record<RetentionKind, readonly RetainedRows[]>> = {
  orders: rows(RETAINED_ORDERS),
  mails: rows(RETAINED_MAILS),
  payments: RETAINED_PAYMENTS,
  scans: rows(...RETAINED_SCANS, RETAINED_PHONES),
  audit: rows(...RETAINED_ENTRIES),
  conversations: rows(RETAINED_CONVERSATIONS),
  idempotency_keys: rows(RETAINED_KEYS),
  waiting_room: rows(RETAINED_PASSES),
  next_year: rows(RETAINED_ADDRESSES, RETAINED_LIST_MAILS),
  sign_ins: RETAINED_SIGN_INS,
};

/** As staff read it in a mail. */
export const KIND_TITLES: Readonly<Record<RetentionKind, string>> = {
  orders: 'Names, addresses and numbers of buyers',
  mails: 'Texts of mails',
  payments: 'Payment notifications',
  scans: 'People behind scans',
  audit: 'Network addresses and searches in the audit log',
  conversations: 'Conversations with the assistant',
  idempotency_keys: 'Keys of repeated requests',
  waiting_room: 'Places in the waiting room',
  next_year: 'Addresses for next year that nobody confirmed',
  sign_ins: 'Ended sign-ins',
};
