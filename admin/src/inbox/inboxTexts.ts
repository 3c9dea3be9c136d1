import type { InboxKind, PersonalDataNotice } from '@festival/contracts';

interface KindTexts {
  title: string;
  hint: string;
  /** The list with all of them. */
  to: string;
}

const FAILED_MAILS = `/mails?filter=${encodeURIComponent(JSON.stringify({ status: 'failed' }))}`;

export const KIND_TEXTS: Readonly<Record<InboxKind, KindTexts>> = {
  refunds: {
    title: 'Refunds to confirm',
    hint: 'Somebody else than who asked for it confirms each.',
    to: '/reconciliation',
  },
  attention: {
    title: 'Orders that need attention',
    hint: 'Payments that do not fit their order.',
    to: '/reconciliation',
  },
  differences: {
    title: 'Differences with the payment provider',
    hint: 'Found by comparing both sides.',
    to: '/reconciliation',
  },
  restored: {
    title: 'Restored from a backup',
    hint: 'What happened after the backup has to be looked for.',
    to: '/reconciliation',
  },
  alerts: { title: 'Alerts', hint: 'Something of the festival does not work as it should.', to: '/tonight' },
  refused_addresses: {
    title: 'Addresses that do not exist',
    hint: 'The receiver’s mail server knows no such address: correct it and send again.',
    to: FAILED_MAILS,
  },
  failed_mails: {
    title: 'Mails that could not be sent',
    hint: 'All tries are used up.',
    to: FAILED_MAILS,
  },
  tiers: {
    title: 'Ticket types that end soon',
    hint: 'The sale closes within two days, or nine of ten seats are gone.',
    to: '/ticket-types',
  },
  unanswered: {
    title: 'Questions without an answer',
    hint: 'Visitors asked the assistant.',
    to: '/chatbot-training/unanswered',
  },
  readiness: {
    title: 'Not ready to sell',
    hint: 'Faults that the last check found.',
    to: '/readiness',
  },
  personal_data: { title: 'Personal data', hint: 'A decision about personal data waits.', to: '/personal-data' },
};

export const PERSONAL_DATA_TEXTS: Readonly<Record<PersonalDataNotice, string>> = {
  date_changed: 'The date was changed after the event: was it put off?',
  announced: 'Personal data will be removed in the next days',
  failed: 'Personal data could not be removed',
};

export const AGE_TEXTS = { min: '%{count} min', h: '%{count} h', d: '%{count} d' } as const;
