import type { RetentionKind } from '@festival/contracts';
import { RETAINED_BUYER_ENTRIES } from '../../audit/buyer-entries.js';
import { RETAINED_ENTRIES } from '../../audit/retained-entries.js';
import { RETAINED_PHONES, RETAINED_SIGN_INS } from '../../auth/sessions/retained-sign-ins.js';
import { RETAINED_CONVERSATIONS } from '../../chatbot/chat/retained-conversations.js';
import { RETAINED_MAILS } from '../../mail/retained-mails.js';
import { RETAINED_KEYS } from '../../orders/placing/retained-keys.js';
import { RETAINED_PAYMENTS } from '../../payments/payment-log/retained-payments.js';
import type { RetainedRows } from '../../platform/database/retained-rows.js';
import { RETAINED_SCANS } from '../../tickets/gate/log/retained-scans.js';
import { RETAINED_PASSES } from '../../waiting-room/places/retained-passes.js';

const rows = (...all: unknown[]): readonly RetainedRows[] => all as RetainedRows[];

/** The rows of each kind; those of `orders` besides the orders, which are erased one by one. */
export const RETAINED_ROWS: Readonly<Record<RetentionKind, readonly RetainedRows[]>> = {
  orders: rows(RETAINED_BUYER_ENTRIES),
  mails: rows(RETAINED_MAILS),
  payments: RETAINED_PAYMENTS,
  scans: rows(...RETAINED_SCANS, RETAINED_PHONES),
  audit: rows(...RETAINED_ENTRIES),
  conversations: rows(RETAINED_CONVERSATIONS),
  idempotency_keys: rows(RETAINED_KEYS),
  waiting_room: rows(RETAINED_PASSES),
  sign_ins: RETAINED_SIGN_INS,
};
