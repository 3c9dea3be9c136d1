import { IsNull, Not } from 'typeorm';
import { MailEntity } from '../../mail/mail.entity.js';
import type { Check } from '../checking/check.js';
import { fault, type Finding, ok, warning } from '../checking/finding.js';
import type { Surroundings } from '../checking/surroundings.js';
import { timeOf } from '../checking/time-of.js';
import { senderOf, TestMailEntity } from '../../mail/test-mail.entity.js';
import { domainOf, isNobodysDomain } from './mail-records.js';

const LONG_AGO_MS = 14 * 24 * 3_600_000;
const SCREEN = 'readiness';
const SEND_ONE = 'Press "Send a test mail", and open the link in it on the phone that gets it.';

export const MAIL_CHECKS: readonly Check[] = [
  {
    id: 'mail_server',
    group: 'mail',
    title: 'Mail server',
    look({ config: { mail } }) {
      if (mail.kind === 'smtp') return ok(`Mails are given to ${new URL(mail.url).hostname}.`);
      return fault(
        'MAIL_URL is file: mails are written into a folder, and no buyer gets one.',
        'Set MAIL_URL=smtp://user:password@host:587 with your mail provider’s values, then start the festival again.',
      );
    },
  },
  {
    id: 'mail_from',
    group: 'mail',
    title: 'Sender',
    look({ config: { mailFrom } }) {
      if (!isNobodysDomain(domainOf(mailFrom))) return ok(`MAIL_FROM is ${mailFrom}.`);
      return fault(
        `MAIL_FROM is ${mailFrom}, a domain that nobody has.`,
        'Set MAIL_FROM to an address that your mail provider lets you send from, then start the festival again.',
      );
    },
  },
  { id: 'test_mail', group: 'mail', title: 'Test mail', look: testMail },
];

async function testMail({ config, reader, now }: Surroundings): Promise<Finding> {
  const sender = senderOf(config);
  const mails = reader.of(TestMailEntity);
  const arrived = await mails.findOne({ where: { sender, openedAt: Not(IsNull()) }, order: { openedAt: 'DESC' } });
  if (arrived?.openedAt) {
    const seen = `The link of one to ${domainOf(arrived.toAddress)} was opened on ${timeOf(arrived.openedAt)}.`;
    const isOld = now().getTime() - arrived.openedAt.getTime() > LONG_AGO_MS;
    return isOld ? warning(`${seen} That is more than two weeks ago.`, SEND_ONE, SCREEN) : ok(seen);
  }
  const last = await mails.findOne({ where: { sender }, order: { id: 'DESC' } });
  if (!last) return fault('None was sent from this sender.', SEND_ONE, SCREEN);
  const seen = `The link of the one to ${domainOf(last.toAddress)} of ${timeOf(last.createdAt)} was not opened.`;
  const inOutbox = await reader.of(MailEntity).findOne({ where: { kind: 'test_mail' }, order: { id: 'DESC' } });
  if (inOutbox && inOutbox.status !== 'sent') {
    return fault(`${seen} It has not left: it is ${inOutbox.status}.`, 'Look at its last error under Mails.', 'mails');
  }
  return fault(
    seen,
    'Look into the inbox, then into the spam folder, and open the link. It is in neither? Then look at the mail provider’s log.',
    SCREEN,
  );
}
