export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Set for pictures shown inside the HTML as `cid:…`; they are not listed as attachments then. */
  cid?: string;
}

/** The result of a template: everything of a mail that the receiver sees. */
export interface MailBody {
  subject: string;
  html: string;
  text: string;
  /** Where a mail program takes its reader off the list that the mail comes from (RFC 8058). */
  unsubscribeUrl?: string;
}

/** A mail ready to leave. `id` is its row's, `messageId` includes the angle brackets. */
export interface OutgoingMail extends MailBody {
  id: number;
  to: string;
  messageId: string;
  attachments: MailAttachment[];
  /** Given up after so many milliseconds, where that is less than usual. */
  withinMs?: number;
}

/** Where mails leave the process. */
export abstract class Mailer {
  /** Resolves when the mail is in other hands; rejects when it has to be tried again. */
  abstract send(mail: OutgoingMail): Promise<void>;

  /** Why no mail can leave at all; null when there is no reason. Asks the server, within seconds. */
  abstract problem(): Promise<Error | null>;

  /** Whether this error of `send` may be the server's alone: it didn't answer, or takes nobody's mail. */
  abstract isAway(error: unknown): boolean;

  /** Whether this error of `send` refuses the recipient for good: another try would end like this one. */
  abstract isRefusedForGood(error: unknown): boolean;

  /** Closes its connections; no `send` comes afterwards. */
  abstract close(): void;
}
