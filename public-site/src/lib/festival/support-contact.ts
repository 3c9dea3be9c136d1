import type { SiteSettings } from '@festival/contracts';

/** The contact for help: WhatsApp by its `name`, else the mail address; null when neither is set. */
export function supportContact(
  { support_whatsapp: number, mail_link: mail }: SiteSettings,
  name: string,
): { name: string; href: string } | null {
  if (number) return { name: name ? `WhatsApp · ${name}` : 'WhatsApp', href: `https://wa.me/${number}` };
  return mail ? { name: mail.replace(/^mailto:/, ''), href: mail } : null;
}
