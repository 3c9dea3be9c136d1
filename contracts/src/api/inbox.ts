import { type Area, mayUse, type Role } from '../people/roles.js';
import type { UnansweredGroup } from './content/chatbot-training.js';
import type { AdminMail } from './mails.js';
import type { ReadinessLine } from './readiness.js';
import type { AttentionBrief, PersonalDataNotice } from './sales/dashboard.js';
import type { NowAlert } from './sales/now.js';
import type { ReconciliationDifference, RestoreNotice } from './sales/reconciliation.js';
import type { WaitingRefund } from './sales/refunds.js';
import type { TierHeader } from './sales/scalars.js';
import type { Count, Id, TierKey, Timestamp } from './scalars.js';

/** Everything that waits for a person, in the order of the screen: money first. */
export const INBOX_KINDS = [
  'refunds',
  'attention',
  'differences',
  'restored',
  'alerts',
  'refused_addresses',
  'failed_mails',
  'tiers',
  'unanswered',
  'readiness',
  'personal_data',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** The area of the back office that each kind belongs to. */
export const INBOX_AREAS: Readonly<Record<InboxKind, Area>> = {
  refunds: 'orders',
  attention: 'orders',
  differences: 'orders',
  restored: 'orders',
  alerts: 'dashboard',
  refused_addresses: 'orders',
  failed_mails: 'orders',
  tiers: 'ticket_types',
  unanswered: 'chatbot',
  readiness: 'readiness',
  personal_data: 'personal_data',
};

/** The kinds that a role may read. */
export function inboxKindsFor(role: Role): InboxKind[] {
  return INBOX_KINDS.filter((kind) => mayUse(role, INBOX_AREAS[kind]));
}

/** Rows of each kind that the inbox shows. */
export const INBOX_ROWS = 20;

/** No more of a kind are counted. */
export const INBOX_MOST_COUNTED = 1_000;

/** What waits of one kind. */
export interface InboxPart<Row> {
  /** At most 1,000. */
  count: Count;
  /** Whether there are more than `count`. */
  has_more: boolean;
  /** Since when the oldest of them waits; null when nobody knows or nothing waits. */
  oldest_at: Timestamp | null;
  /** The oldest first, at most twenty. */
  rows: Row[];
}

/** An order that needs a person. */
export interface InboxOrder extends AttentionBrief {
  /** When it was raised; null when the history does not say. */
  raised_at: Timestamp | null;
  /** Whether an admin has deleted the order, which then has no page of its own. */
  deleted: boolean;
}

/** A tier whose sale ends soon. */
export interface EndingTier {
  id: Id;
  type: TierKey;
  header: TierHeader;
  /** `window`: its sale closes within two days. `seats`: nine of ten seats are gone. */
  reason: 'window' | 'seats';
  /** Null: open end. */
  ends_at: Timestamp | null;
  sold: Count;
  /** Null without a limit. */
  quota: Count | null;
}

/** What *Personal Data* wants a super admin to look at. */
export interface InboxPersonalData {
  notice: PersonalDataNotice;
}

/** Everything that waits for a person. A kind that the role may not read is null. */
export interface Inbox {
  counted_at: Timestamp;
  refunds: InboxPart<WaitingRefund> | null;
  attention: InboxPart<InboxOrder> | null;
  /** Without those of an order in `attention`, which are resolved with it. */
  differences: InboxPart<ReconciliationDifference> | null;
  restored: InboxPart<RestoreNotice> | null;
  /** Without those about what another kind tells. */
  alerts: InboxPart<NowAlert> | null;
  /** Mails that failed because the receiver's mail server knows no such address. */
  refused_addresses: InboxPart<AdminMail> | null;
  /** Mails that failed for another reason. */
  failed_mails: InboxPart<AdminMail> | null;
  tiers: InboxPart<EndingTier> | null;
  unanswered: InboxPart<UnansweredGroup> | null;
  /** Faults that the last check before the sale found. */
  readiness: InboxPart<ReadinessLine> | null;
  personal_data: InboxPart<InboxPersonalData> | null;
}

/** How much of each kind waits, for the menu. A kind that the role may not read is null. */
export type InboxCounts = Record<InboxKind, Count | null>;
