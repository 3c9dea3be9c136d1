import type { ScanResult, ScannedTicketInfo } from '@festival/contracts';
import { formatJakartaSeconds } from '../../../lib/jakartaTime';
import type { Verdict } from './judgeTicket';
import { t } from '../../../lib/i18n/t';

/** The one word that fills the screen. */
export const VERDICT_WORDS: Record<ScanResult, string> = {
  valid: 'VALID',
  used: t('ALREADY USED'),
  invalid: t('NOT VALID'),
  error: t('TRY AGAIN'),
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A moment (ISO 8601) in the Indonesian way of writing, Asia/Jakarta; empty when it can't be read. */
export function jakartaTime(iso: string): string {
  if (Number.isNaN(Date.parse(iso))) return '';
  return `${formatJakartaSeconds(iso)} WIB`;
}

/** How long ago, in one unit; seconds count as such, for they tell one's own double scan from a copied ticket. */
export function timeAgo(iso: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(iso));
  if (Number.isNaN(passed)) return '';
  if (passed < MINUTE_MS) return t('%{passed} s ago', { passed: Math.floor(passed / 1000) });
  if (passed < HOUR_MS) return t('%{passed} min ago', { passed: Math.floor(passed / MINUTE_MS) });
  if (passed < DAY_MS) return t('%{passed} h ago', { passed: Math.floor(passed / HOUR_MS) });
  return t('%{passed} days ago', { passed: Math.floor(passed / DAY_MS) });
}

export function categoryText(category: ScannedTicketInfo['category']): string {
  return category === 'internal' ? t('Internal') : t('External');
}

/** Read out by a screen reader at once. */
export function spokenVerdict({ kind, message, ticket }: Verdict): string {
  const parts = [VERDICT_WORDS[kind], message];
  if (ticket) parts.push(ticket.buyer_name, categoryText(ticket.category), ticket.ticket_type_header);
  if (kind === 'used' && ticket?.checked_in_at)
    parts.push(t('First used %{checkedInAt}', { checkedInAt: jakartaTime(ticket.checked_in_at) }));
  if (kind === 'used' && ticket?.checked_in_gate)
    parts.push(t('at gate %{checkedInGate}', { checkedInGate: ticket.checked_in_gate }));
  return `${parts.filter(Boolean).join('. ')}.`;
}
