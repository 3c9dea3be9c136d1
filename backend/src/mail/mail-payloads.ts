import type { Language } from '@festival/contracts';
import type { FestivalFacts } from '../platform/settings/festival-facts.js';

/** The part of an order that mails show. Money in rupiah, times ISO 8601 in UTC; `paidAt` is null while it is unpaid. */
export interface MailOrder {
  orderNumber: string;
  buyerName: string;
  /** The tier's display name. */
  ticketTypeHeader: string;
  quantity: number;
  unitPrice: number;
  amount: number;
  discountAmount: number;
  bundleDiscountAmount: number;
  finalAmount: number;
  paidAt: string | null;
  expiresAt: string;
}

interface OrderPayload {
  order: MailOrder;
  festival: FestivalFacts;
  /** Address of the site, without a slash at its end. */
  publicUrl: string;
}

/** "Finish your payment", mailed when an order is placed. */
export interface FinishPaymentPayload extends OrderPayload {
  /** Gives the purchase token back on another device, so it is for the buyer alone. */
  resumeUrl: string;
  /** ISO 8601: the order ends already then unless its payment is opened before. */
  openBy?: string;
}

export interface MailTicket {
  code: string;
  /** 1 … quantity. */
  number: number;
  /** The text of the QR: the ticket's address with its signature. */
  address: string;
}

export interface ETicketPayload extends OrderPayload {
  tickets: MailTicket[];
  /** They replace the QR codes of an earlier mail. */
  areNewCodes?: true;
}

/**
 * `receipt`: a payment was received. `no_seat`: the money came when no seat was left, and the committee will refund it.
 */
export interface ReceiptPayload extends OrderPayload {
  reason: 'no_seat' | 'receipt';
}

/** Money went back to the buyer. */
export interface RefundPayload extends OrderPayload {
  /** Rupiah. */
  amount: number;
  /** `extra`: a second payment, next to the one that paid the order. */
  scope: 'full' | 'part' | 'extra';
  /** `unknown`: a person says so, and not how. */
  way: 'provider' | 'manual' | 'unknown';
  /** The provider's word for the method that was paid with. */
  paymentType: string | null;
  /** Those that it takes out, and whether others stay valid. */
  tickets: Array<{ number: number; code: string }>;
  hasOthers: boolean;
  /** None was taken out, by this refund or before. Mails that were queued before this field was added lack it. */
  allValid?: boolean;
}

/** The order ended because somebody wanted it to. */
export interface OrderCancelledPayload extends OrderPayload {
  by: 'buyer' | 'staff';
}

/** To those who may confirm a refund; nothing of the buyer, since the screen shows it. */
export interface ConfirmRefundPayload {
  orderNumber: string;
  /** Rupiah. */
  amount: number;
  requestedBy: string;
  /** Mails that were queued before this field was added lack it: by hand. */
  way?: 'provider' | 'manual';
  festival: FestivalFacts;
  /** Address of the site, without a slash at its end. */
  publicUrl: string;
}

/** To those who may refund: one person alone may soon send back more. */
export interface RefundLimitPayload {
  /** Rupiah now and from then on; null: no limit. */
  present: number | null;
  amount: number | null;
  /** ISO 8601. */
  from: string;
  /** Who changed it. */
  by: string;
  festival: FestivalFacts;
  /** Address of the site, without a slash at its end. */
  publicUrl: string;
}

/** The one-time link by which a committee member sets a password. */
export interface PasswordLinkPayload {
  reason: 'invitation' | 'reset';
  name: string;
  /** Encrypted, since it gives the account away (`sealed-link.ts`). */
  sealedUrl: string;
  /** ISO 8601. */
  expiresAt: string;
  festival: FestivalFacts;
  /** Address of the site, without a slash at its end. */
  publicUrl: string;
}

/** To super admins, before a kind of personal data goes for the first time. */
export interface RemovalNoticePayload {
  /** ISO 8601. */
  removalFrom: string;
  /** What goes, in words, and how many records are due. */
  kinds: Array<{ title: string; due: number }>;
  festival: FestivalFacts;
  /** Address of the site, without a slash at its end. */
  publicUrl: string;
}

/** Shows before a sale that mails arrive: opening its link says so. */
export interface TestMailPayload {
  sentBy: string;
  /** Encrypted, since whoever opens it says that the mail arrived (`sealed-link.ts`). */
  sealedUrl: string;
  festival: FestivalFacts;
  /** Address of the site, without a slash at its end. */
  publicUrl: string;
}

/** The links by which an address gets onto next year's list, and off it. */
export interface NextYearPayload {
  /** The link that confirms it. Encrypted, since the address's owner alone may press it (`sealed-link.ts`). */
  sealedUrl: string;
  /** It is on the list already. */
  isConfirmed: boolean;
  festival: FestivalFacts;
  /** Address of the site, without a slash at its end. */
  publicUrl: string;
}

/** Every kind of mail with all that its text needs; the row must still be sendable when the order has changed. */
export interface MailPayloads {
  finish_payment: FinishPaymentPayload;
  e_ticket: ETicketPayload;
  receipt: ReceiptPayload;
  refund: RefundPayload;
  order_cancelled: OrderCancelledPayload;
  confirm_refund: ConfirmRefundPayload;
  refund_limit: RefundLimitPayload;
  password_link: PasswordLinkPayload;
  removal_notice: RemovalNoticePayload;
  test_mail: TestMailPayload;
  next_year: NextYearPayload;
}

export type MailKind = keyof MailPayloads;
export type MailPayload = MailPayloads[MailKind];

/** A kind with its own payload. */
export type MailContent = { [K in MailKind]: { kind: K; payload: MailPayloads[K] } }[MailKind];

/** A mail for the outbox. */
export type NewMail = MailContent & {
  orderId: number | null;
  to: string;
  language: Language;
  /** A person waits for it: it leaves before reminders. */
  isAskedFor?: boolean;
  /** One of thousands that are mailed again: it leaves after those that somebody waits for. */
  isBulk?: boolean;
};
