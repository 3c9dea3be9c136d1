import type { Area } from '@festival/contracts';

/** The area that each screen belongs to; decides with the role who may see it. A screen not named here is nobody's. */
const AREAS: Readonly<Record<string, Area>> = {
  dashboard: 'dashboard',
  orders: 'orders',
  mails: 'orders',
  import: 'orders',
  reconciliation: 'orders',
  'attention-orders': 'orders',
  'reconciliation-differences': 'orders',
  tickets: 'tickets',
  scans: 'tickets',
  'referral-codes': 'codes',
  'discount-codes': 'codes',
  'ticket-types': 'ticket_types',
  'guest-stars': 'content',
  countdown: 'content',
  archive: 'content',
  'closing-section': 'content',
  divisions: 'content',
  merchandise: 'content',
  'hero-section': 'content',
  'event-pages': 'content',
  'merchandise-items': 'content',
  'merchandise-bundles': 'content',
  settings: 'content',
  'chatbot-training': 'chatbot',
  scanner: 'scanner',
  users: 'users',
  'audit-log': 'audit',
};

export function areaOf(screen: string): Area | undefined {
  return AREAS[screen];
}
