/**
 * Every text column that may hold something of a person, by how it goes: `docs/privacy.md` says when. A new column must
 * be put here or below.
 */
export const PERSONAL: Readonly<Record<string, readonly string[]>> = {
  'erased with the order': [
    'orders.subject',
    'orders.buyer_name',
    'orders.buyer_email',
    'orders.buyer_phone',
    'orders.open_email',
    'orders.open_phone',
    'orders.hold_network',
    'orders.sync_locked_reason',
    'tickets.buyer_name',
    'tickets.buyer_email',
    'order_search_terms.term',
    'imported_rows.reference',
    'imported_rows.fingerprint',
    'idempotency_keys.subject',
    'idempotency_keys.key',
    'idempotency_keys.body_hash',
    'payment_attempts.token',
    'payment_attempts.redirect_url',
    'payment_transactions.raw',
    'payment_notifications.raw',
    'refunds.reason',
    'refunds.account',
    'refunds.proof',
    'refunds.answer',
    'refunds.request_hash',
    'reconciliation_differences.resolved_reason',
    'scans.note',
    'mails.to_address',
    'mails.payload',
    'mails.last_error',
    'audit_log.before',
    'audit_log.after',
  ],
  'erased with the account': [
    'admin_users.name',
    'admin_users.email',
    'admin_users.password_hash',
    'admin_users.totp_secret',
    'admin_sessions.address',
    'admin_sessions.device',
    'password_links.token_hash',
    'recovery_codes.code_hash',
    'audit_log.admin_email',
    'audit_log.address',
    'refunds.requested_by',
    'refunds.confirmed_by',
    'refunds.ended_by',
    'reconciliation_differences.resolved_by',
    'reconciliation_runs.started_by',
    'restores.settled_by',
  ],
  'deleted with the conversation, when it has the address or the number': [
    'chatbot_conversations.session_id',
    'chatbot_conversations.user_message',
    'chatbot_conversations.bot_response',
  ],
  'deleted with the address on next year’s list': ['next_year_addresses.email'],
  'goes by night, after its days': [
    'scans.device',
    'scans.code',
    'hand_outs.device',
    'gate_phones.name',
    'gate_phones.report',
    'gate_phones.installation',
    'sign_in_tries.email_hash',
    'waiting_passes.place_id',
    'waiting_passes.used_by',
  ],
  'goes by itself within the hour': ['crowded_networks.network'],
  'goes by itself after 30 days': ['alert_news.told'],
  'a member’s, deleted with a later one after 60 days': ['test_mails.to_address', 'test_mails.sent_by'],
};

const words = (text: string): string[] => text.trim().split(/\s+/);

/** The others, by why they hold nothing of a buyer. A star stands for all columns of a table. */
export const NOT_PERSONAL: Readonly<Record<string, readonly string[]>> = {
  'what editors publish; a name in it is no buyer’s': words(`
    acts.* archive_videos.* chatbot_knowledge.* closing_sections.* countdown_events.* divisions.* event_cards.*
    event_pages.* guest_stars.* media_images.* merchandise_bundles.* merchandise_items.* ticket_types.*`),
  'of codes: a committee member’s name, which finance changes under Codes': [
    'referral_codes.code',
    'referral_codes.panitia_name',
    'discount_codes.code',
    'discount_codes.description',
  ],
  'the program’s own: kinds, states, numbers, keys': words(`
    recovery_codes.key_mark tickets.signing_key alerts.* process_reports.* test_mails.token_hash test_mails.sender
    notification_proofs.* alert_news.name alert_news.kind alert_news.detail alert_news.claimed_by
    next_year_addresses.language next_year_addresses.token backups.backup_id backups.file_name restores.backup_id restores.epoch leases.name leases.holder
    settings.key settings.value revisions.name signing_keys.id signing_keys.public_key
    signing_keys.private_key used_solutions.signature mail_rates.name order_search_progress.name
    changed_orders.order_number editions.* admin_users.role admin_users.language admin_sessions.id orders.order_number orders.category
    orders.language orders.ticket_type orders.source orders.ticket_type_header orders.status
    orders.transaction_id orders.attention order_events.kind order_events.from_status order_events.to_status
    order_events.via order_events.detail imported_rows.order_number tickets.ticket_code tickets.code_hash
    tickets.order_number tickets.ticket_type tickets.category tickets.status tickets.checked_in_gate
    scans.action scans.result scans.gate scans.nonce scans.item hand_outs.item hand_outs.gate gate_phones.gate
    gate_phones.role gate_phones.token_hash gate_phones.session_hash mails.kind mails.order_number
    mails.language mails.status mails.claim_token mails.message_id payment_attempts.provider_order_id
    payment_attempts.opening_by payment_transactions.transaction_id payment_transactions.payment_type
    payment_transactions.status payment_transactions.fraud_status payment_notifications.outcome
    payment_notifications.transaction_id payment_notifications.transaction_status refunds.payment_key
    refunds.transaction_id refunds.way refunds.status refunds.refund_key refunds.request_id refunds.tickets
    refund_totals.payment_key audit_log.action audit_log.resource audit_log.record_id
    chatbot_conversations.language chatbot_conversations.matched_category reconciliation_differences.kind
    reconciliation_differences.state reconciliation_differences.difference_key
    reconciliation_differences.order_number reconciliation_differences.payment_type
    reconciliation_differences.our_status reconciliation_differences.our_transaction_id
    reconciliation_differences.their_status reconciliation_differences.their_transaction_id
    reconciliation_differences.became reconciliation_differences.attention reconciliation_runs.status
    reconciliation_runs.active_key reconciliation_runs.night reconciliation_runs.waiting_for
    reconciliation_unchecked.order_number reconciliation_unchecked.reason waiting_rooms.*`),
};
