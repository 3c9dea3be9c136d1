import type { EditionPart } from '@festival/contracts';

/** What becomes of a table's rows when an edition is closed. */
export type TableRule =
  /** They go. */
  | 'removed'
  /** They go where their part isn't ticked. */
  | EditionPart
  /** They go with those that they belong to, or have a step of their own (`work/steps.ts`). */
  | 'own_step'
  /** They stay: the program's own, without people, but for those who want to hear of the next edition. */
  | 'stays';

/** Every table, in the order of removal: what belongs to others comes before them. */
export const TABLE_RULES: Readonly<Record<string, TableRule>> = {
  hand_outs: 'removed',
  scans: 'removed',
  ticket_changes: 'removed',
  gate_phones: 'removed',
  mails: 'removed',
  payment_notifications: 'removed',
  payment_transactions: 'removed',
  payment_attempts: 'removed',
  refunds: 'removed',
  refund_totals: 'removed',
  reconciliation_differences: 'removed',
  reconciliation_unchecked: 'removed',
  reconciliation_runs: 'removed',
  order_search_terms: 'removed',
  order_events: 'removed',
  changed_orders: 'removed',
  idempotency_keys: 'removed',
  tickets: 'removed',
  orders: 'removed',
  used_solutions: 'removed',
  crowded_networks: 'removed',
  waiting_passes: 'removed',
  waiting_rooms: 'removed',
  chatbot_conversations: 'removed',
  test_mails: 'removed',
  notification_proofs: 'removed',
  alert_news: 'removed',
  alerts: 'removed',
  sign_in_tries: 'removed',
  password_links: 'removed',
  restores: 'removed',
  audit_log: 'removed',

  ticket_types: 'ticket_types',
  acts: 'line_up',
  guest_stars: 'line_up',
  archive_videos: 'content',
  closing_sections: 'content',
  countdown_events: 'content',
  divisions: 'content',
  event_cards: 'content',
  event_pages: 'content',
  merchandise_items: 'merchandise',
  merchandise_bundles: 'merchandise',
  chatbot_knowledge: 'knowledge',
  referral_codes: 'codes',
  discount_codes: 'codes',

  // A hash of each, so that an old file brings no new orders.
  imported_rows: 'own_step',
  // By file: only pictures that nothing shows.
  media_images: 'own_step',
  // The one who acts, at least, must get in again.
  admin_sessions: 'own_step',
  recovery_codes: 'own_step',
  admin_users: 'own_step',
  settings: 'own_step',
  signing_keys: 'own_step',

  backups: 'stays',
  editions: 'stays',
  leases: 'stays',
  mail_rates: 'stays',
  // Its purpose is the next edition.
  next_year_addresses: 'stays',
  // Ids go on, so what was searchable up to one stays true.
  order_search_progress: 'stays',
  process_reports: 'stays',
  revisions: 'stays',
};

export const REMOVED_TABLES: readonly string[] = tablesOf('removed');

export function tablesOf(rule: TableRule): string[] {
  return Object.keys(TABLE_RULES).filter((table) => TABLE_RULES[table] === rule);
}
