import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mailer.js';

/** The message as nodemailer takes it, the same for every way out. */
export function composeMessage(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    // An object, since a text would be parsed: "a,b@c.d" must never become two receivers.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    html: withMailLines(mail.html),
    text: withMailLines(mail.text),
    // They are mostly ASCII, which nodemailer would find out by looking through them several times.
    textEncoding: 'quoted-printable',
    messageId: mail.messageId,
    headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(mail) },
    attachments: mail.attachments.map((attachment) => ({
      ...attachment,
      contentDisposition: attachment.cid ? ('inline' as const) : ('attachment' as const),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function listHeaders({ unsubscribeUrl }: OutgoingMail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Lines of a mail end in CR LF (RFC 5322); nodemailer's own way goes through every byte of the attachments too. */
function withMailLines(text: string): string {
  return text.replace(/\r?\n/g, '\r\n');
}
