import type { DataSource } from 'typeorm';
import type { AppConfig } from '../../../src/platform/config/app-config.js';
import type { PasswordLinkPayload } from '../../../src/mail/mail-payloads.js';
import { MailEntity } from '../../../src/mail/mail.entity.js';
import { openSealedLink } from '../../../src/mail/sealed-link.js';

/** The newest one-time link that was mailed to an address. */
export async function mailedLink(product: { config: AppConfig; dataSource: DataSource }, to: string): Promise<string> {
  const where = { kind: 'password_link', toAddress: to } as const;
  const [mail] = await product.dataSource.getRepository(MailEntity).find({ where, order: { id: 'DESC' }, take: 1 });
  if (!mail) throw new Error(`No link was mailed to ${to}`);
  return openSealedLink(product.config, (mail.payload as PasswordLinkPayload).sealedUrl);
}

/** The link's fragment, the token. */
export async function mailedToken(...of: Parameters<typeof mailedLink>): Promise<string> {
  return (await mailedLink(...of)).split('#')[1] ?? '';
}
