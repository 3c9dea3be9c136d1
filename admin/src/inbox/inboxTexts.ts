import type { InboxKind, PersonalDataNotice } from '@festival/contracts';
import { t } from '../lib/i18n/t';

interface KindTexts {
  title: string;
  hint: string;
  /** The list with all of them. */
  to: string;
}

const FAILED_MAILS = `/mails?filter=${encodeURIComponent(JSON.stringify({ status: 'failed' }))}`;

export const KIND_TEXTS: Readonly<Record<InboxKind, KindTexts>> = {
  refunds: {
    title: t('Refunds to confirm'),
    hint: t('Somebody else than who asked for it confirms each.'),
    to: '/reconciliation',
  },
  attention: {
    title: t('Orders that need attention'),
    hint: t('Payments that do not fit their order.'),
    to: '/reconciliation',
  },
  differences: {
    title: t('Differences with the payment provider'),
    hint: t('Found by comparing both sides.'),
    to: '/reconciliation',
  },
  restored: {
    title: t('Restored from a backup'),
    hint: t('What happened after the backup has to be looked for.'),
    to: '/reconciliation',
  },
  alerts: { title: t('Alerts'), hint: t('Something of the festival does not work as it should.'), to: '/tonight' },
  refused_addresses: {
    title: t('Addresses that do not exist'),
    hint: t('The receiver’s mail server knows no such address: correct it and send again.'),
    to: FAILED_MAILS,
  },
  failed_mails: {
    title: t('Mails that could not be sent'),
    hint: t('All tries are used up.'),
    to: FAILED_MAILS,
  },
  tiers: {
    title: t('Ticket types that end soon'),
    hint: t('The sale closes within two days, or nine of ten seats are gone.'),
    to: '/ticket-types',
  },
  unanswered: {
    title: t('Questions without an answer'),
    hint: t('Visitors asked the assistant.'),
    to: '/chatbot-training/unanswered',
  },
  readiness: {
    title: t('Not ready to sell'),
    hint: t('Faults that the last check found.'),
    to: '/readiness',
  },
  personal_data: { title: t('Personal data'), hint: t('A decision about personal data waits.'), to: '/personal-data' },
};

export const PERSONAL_DATA_TEXTS: Readonly<Record<PersonalDataNotice, string>> = {
  date_changed: t('The date was changed after the event: was it put off?'),
  announced: t('Personal data will be removed in the next days'),
  failed: t('Personal data could not be removed'),
};

export const AGE_TEXTS = {
  min: (count: number) => t('%{count} min', { count }),
  h: (count: number) => t('%{count} h', { count }),
  d: (count: number) => t('%{count} d', { count }),
} as const;
