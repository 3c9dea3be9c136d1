import type { LoggedScanResult, TimelineEntry } from '@festival/contracts';
import type { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import type { MailEntity } from '../mail/mail.entity.js';
import type { ScanEntity } from '../tickets/gate/check-in/scan.entity.js';
import { words } from './order-history.js';

const MAILS: Readonly<Record<string, string>> = {
  finish_payment: '“Finish your payment” mail',
  e_ticket: 'E-ticket mail',
  receipt: 'Receipt mail',
  refund: 'Refund mail',
  order_cancelled: 'Cancellation mail',
};

export function mailEntries(mails: readonly MailEntity[]): TimelineEntry[] {
  return mails.map((mail) => ({
    at: (mail.sentAt ?? mail.createdAt).toISOString(),
    kind: 'mail',
    text: `${MAILS[mail.kind] ?? `Mail (${words(mail.kind)})`} to ${mail.toAddress} ${mailState(mail)}`,
    by: null,
  }));
}

function mailState({ status, lastError }: MailEntity): string {
  if (status === 'sent') return 'sent';
  if (status === 'dropped') return lastError ? `was dropped: ${lastError}` : 'was dropped';
  if (status === 'failed') return lastError ? `could not be sent: ${lastError}` : 'could not be sent';
  return lastError ? `waits to be tried again: ${lastError}` : 'is waiting to be sent';
}

const CHECK_INS: Readonly<Record<LoggedScanResult, string>> = {
  valid: 'checked in',
  used: 'refused, already used',
  invalid: 'refused, not valid',
  error: 'could not be checked in',
  double: 'let in a second time',
};

function whatHappened({ action, result, item }: ScanEntity): string {
  const isDone = result === 'valid';
  switch (action) {
    case 'checkin':
      return CHECK_INS[result];
    case 'exit':
      return isDone ? 'left' : `refused at the exit, ${result}`;
    case 'hand_out':
      return isDone ? `got ${item ?? 'an item'}` : `didn't get ${item ?? 'an item'}, ${result}`;
    case 'undo':
      return 'is not checked in any more';
    case 'validate':
      return `looked at, ${result}`;
  }
}

/** `people`: e-mail addresses of staff by id. */
export function scanEntries(scans: readonly ScanEntity[], people: ReadonlyMap<number, string>): TimelineEntry[] {
  return scans.map((scan) => {
    const { code, gate, note, adminUserId, scannedAt } = scan;
    const reason = scan.action === 'undo' && note ? `. Reason: ${note}` : '';
    return {
      at: scannedAt.toISOString(),
      kind: 'scan',
      text: `Ticket ${code} ${whatHappened(scan)}${gate ? ` at ${gate}` : ''}${reason}`,
      by: adminUserId === null ? null : (people.get(adminUserId) ?? null),
    };
  });
}

type Facts = Record<string, unknown>;
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : 'none');

const buyerOf = (facts: Facts): string => `${text(facts['buyer_name'])}, ${text(facts['buyer_phone'])}`;

const ACTIONS: Readonly<Record<string, (before: Facts, after: Facts) => string>> = {
  'orders.create': (_, after) =>
    `Order entered by hand as paid: ${text(after['ticket_quantity'])} × ${text(after['ticket_type'])}`,
  'orders.lock_sync': () => 'Sync locked',
  'orders.unlock_sync': () => 'Sync unlocked',
  'orders.update_status': (before, after) =>
    `Status set from ${text(before['status'])} to ${text(after['status'])}, sync locked`,
  'orders.update_email': (before, after) =>
    `E-mail changed from ${text(before['buyer_email'])} to ${text(after['buyer_email'])}`,
  'orders.update_buyer': (before, after) => `Buyer changed from ${buyerOf(before)} to ${buyerOf(after)}`,
  'orders.cancel': () => 'Order cancelled',
  'orders.take_pay_link': () => 'Pay link taken by staff',
  'orders.resend_receipt': (_, after) => `Receipt sent again to ${text(after['to'])}`,
  'orders.repair_tickets': (_, after) => `Tickets repaired: ${text(after['updated_count'])} changed`,
};

/** The actions of staff, from the audit log; a given reason comes last. */
export function auditEntries(entries: readonly AuditEntryEntity[]): TimelineEntry[] {
  return entries.map((entry) => {
    const [before, after] = [entry.before ?? {}, entry.after ?? {}];
    const describe = ACTIONS[`${entry.resource}.${entry.action}`];
    const what = describe ? describe(before, after) : `${words(entry.resource)}: ${words(entry.action)}`;
    const reason = typeof after['reason'] === 'string' ? `. Reason: ${after['reason']}` : '';
    return { at: entry.createdAt.toISOString(), kind: 'admin', text: `${what}${reason}`, by: entry.adminEmail };
  });
}
