import type { Language } from '../language.js';
import type { Count, EmailAddress, Id, OrderNumber, Timestamp } from './scalars.js';

export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'failed', 'dropped'] as const;

/**
 * `failed`: all tries are used up and the mail waits for a person. `dropped`: a reminder that was never sent, since its
 * order had been paid or had ended.
 */
export type MailStatus = (typeof MAIL_STATUSES)[number];

export const MAIL_KINDS = [
  'finish_payment',
  'e_ticket',
  'receipt',
  'refund',
  'order_cancelled',
  'confirm_refund',
  'refund_limit',
  'password_link',
  'removal_notice',
  'test_mail',
  'next_year',
] as const;

/** Instead of why a mail failed, once that isn't kept any more: what the server answered may name the recipient. */
export const FORGOTTEN_MAIL_ERROR = 'The reason is no longer kept.';

/** A mail of the outbox. */
export interface AdminMail {
  id: Id;
  kind: (typeof MAIL_KINDS)[number];
  to: EmailAddress;
  language: Language;
  /** Null for a mail that is about no order. */
  order_id: Id | null;
  order_number: OrderNumber | null;
  status: MailStatus;
  /** So many attempts to send it. */
  tries: Count;
  /** Null unless it is queued. */
  next_try_at: Timestamp | null;
  /** Null while no try has failed. Of a dropped mail: why. @examples ["The mail server answered 451."] */
  last_error: string | null;
  created_at: Timestamp;
  sent_at: Timestamp | null;
}

/** A file that goes with a mail. */
export interface MailAttachmentInfo {
  /** Its number in the attachment's address. @asType integer @minimum 0 @examples [1] */
  index: number;
  /** @examples ["tickets-FEST-7F3KM9QX2W.pdf"] */
  filename: string;
  /** @examples ["application/pdf"] */
  content_type: string;
  /** In bytes. @examples [48213] */
  size: Count;
}

/** A mail as its receiver gets it, rendered from its row now, without the receiver's secrets. */
export interface MailPreview {
  /** @examples ["Your e-tickets"] */
  subject: string;
  /** Loads nothing: its pictures are inside. @examples ["<!doctype html><title>Your e-tickets</title>"] */
  html: string;
  /** @examples ["Your e-tickets are attached."] */
  text: string;
  /** The pictures in the HTML are not among them. */
  attachments: MailAttachmentInfo[];
}

/** The size of a batch of mails. */
export interface RetriedMailsData {
  /** So many mails are queued again. @examples [4] */
  retried: Count;
}
