import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { until } from './until.js';

/** All mails to an address, oldest first. */
export async function mailsTo(outbox: string, address: string): Promise<Email[]> {
  const files = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))),
  );
  return mails.filter((mail) => mail.to?.some((each) => each.address === address));
}

/** Waits for a sent mail with a matching subject. */
export function mailTo(outbox: string, address: string, subject: RegExp): Promise<Email> {
  const find = async () => (await mailsTo(outbox, address)).find((mail) => subject.test(mail.subject ?? ''));
  return until(find, `a mail "${subject.source}" to ${address}`);
}

/** The ticket addresses in a mail's text, in their order. */
export function ticketAddresses(mail: Email): string[] {
  return [...new Set(mail.text?.match(/https?:\/\/\S+\/t\/TKT-[0-9A-Z]{12}\?verify=[\w-]+/g) ?? [])];
}
