import type { RetentionKind } from '@festival/contracts';

interface KindText {
  title: string;
  /** What goes, and what stays. */
  hint: string;
}

export const KIND_TEXTS: Readonly<Record<RetentionKind, KindText>> = {
  orders: {
    title: 'Buyers',
    hint: 'Names, e-mail addresses, phone numbers and notes on orders, tickets and refunds. Amounts, states and times stay.',
  },
  mails: { title: 'Mails', hint: 'Their texts. That a mail was sent, to whom and when, stays with its order.' },
  payments: {
    title: 'Payment notifications',
    hint: 'What the payment provider told of the payer. States, amounts and transaction numbers stay.',
  },
  scans: { title: 'Scans', hint: 'Who scanned, on which phone, and notes. The entries stay.' },
  audit: { title: 'Audit log', hint: 'Network addresses, searches and deleted conversations. Who changed what stays.' },
  conversations: { title: 'Conversations', hint: 'Questions to the assistant and its answers.' },
  idempotency_keys: { title: 'Repeated requests', hint: 'Keys by which a repeated order is recognised.' },
  waiting_room: { title: 'Waiting room', hint: 'Places of people who are done waiting.' },
  sign_ins: { title: 'Sign-ins', hint: 'Sessions of staff, from their end, and wrong passwords.' },
};
