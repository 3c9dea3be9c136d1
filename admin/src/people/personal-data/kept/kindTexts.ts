import type { RetentionKind } from '@festival/contracts';
import { t } from '../../../lib/i18n/t';

interface KindText {
  title: string;
  /** What goes, and what stays. */
  hint: string;
}

export const KIND_TEXTS: Readonly<Record<RetentionKind, KindText>> = {
  orders: {
    title: t('Buyers'),
    hint: t(
      'Names, e-mail addresses, phone numbers and notes on orders, tickets and refunds. Amounts, states and times stay.',
    ),
  },
  mails: { title: t('Mails'), hint: t('Their texts. That a mail was sent, to whom and when, stays with its order.') },
  payments: {
    title: t('Payment notifications'),
    hint: t('What the payment provider told of the payer. States, amounts and transaction numbers stay.'),
  },
  scans: { title: t('Scans'), hint: t('Who scanned, on which phone, and notes. The entries stay.') },
  audit: {
    title: t('Audit log'),
    hint: t('Network addresses, searches and deleted conversations. Who changed what stays.'),
  },
  conversations: { title: t('Conversations'), hint: t('Questions to the assistant and its answers.') },
  idempotency_keys: { title: t('Repeated requests'), hint: t('Keys by which a repeated order is recognised.') },
  waiting_room: { title: t('Waiting room'), hint: t('Places of people who are done waiting.') },
  next_year: {
    title: t('Next year’s list'),
    hint: t(
      'Addresses that nobody has confirmed, and the mails that asked for it. Confirmed ones stay until they unsubscribe.',
    ),
  },
  sign_ins: { title: t('Sign-ins'), hint: t('Sessions of staff, from their end, and wrong passwords.') },
};
