import type { Language } from '../language.js';

export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

export const MAIL_KINDS = [
  'finish_payment',
  'e_ticket',
  'receipt',
  'refund',
  'order_cancelled',
  'confirm_refund',
  'password_link',
] as const;

/** A mail of the outbox. Times are ISO 8601 in UTC. */
export interface AdminMail {
  id: number;
  kind: (typeof MAIL_KINDS)[number];
  to: string;
  language: Language;
  order_id: number | null;
  order_number: string | null;
  /** `failed`: all tries are used up and it waits for a person. */
  status: MailStatus;
  tries: number;
  /** While it is queued. */
  next_try_at: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

/** `index` names it in GET /api/admin/mails/{id}/attachments/{index}; `size` in bytes. */
export interface MailAttachmentInfo {
  index: number;
  filename: string;
  content_type: string;
  size: number;
}

/** GET /api/admin/mails/{id}/preview: rendered from its row now, without the receiver's secrets. */
export interface MailPreview {
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachmentInfo[];
}

/** POST /api/admin/mails/retry-failed */
export interface RetriedMailsData {
  retried: number;
}
