import type { MailContent } from '../mail-payloads.js';
import type { MailEntity } from '../mail.entity.js';

/** The mail as staff may see it: without its signature the link leads nowhere. They get it by a call that is audited. */
export function withoutSecrets(mail: MailEntity): MailEntity {
  const content = { kind: mail.kind, payload: mail.payload } as MailContent;
  if (content.kind !== 'finish_payment') return mail;
  return { ...mail, payload: { ...content.payload, resumeUrl: withoutSignature(content.payload.resumeUrl) } };
}

function withoutSignature(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('resume');
  return url.toString();
}
