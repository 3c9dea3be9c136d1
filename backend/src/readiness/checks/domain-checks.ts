import type { Check } from '../checking/check.js';
import { fault, type Finding, ok, unknown, warning } from '../checking/finding.js';
import type { Surroundings } from '../checking/surroundings.js';
import { problemOf } from '../probes/probes.js';
import {
  domainOf,
  domainsUpwards,
  isDkimKey,
  isNobodysDomain,
  readDmarc,
  readSpf,
  WELL_KNOWN_SELECTORS,
} from './mail-records.js';

const IN_DNS = 'where the domain’s DNS records are kept';
const BY_PROVIDER = 'Your mail provider shows the record under "domain authentication"';

export const DOMAIN_CHECKS: readonly Check[] = [
  { id: 'spf', group: 'mail', title: 'SPF', look: (around) => inDns(around, spf) },
  { id: 'dkim', group: 'mail', title: 'DKIM', look: (around) => inDns(around, dkim) },
  { id: 'dmarc', group: 'mail', title: 'DMARC', look: (around) => inDns(around, dmarc) },
];

type Look = (around: Surroundings, domain: string) => Promise<Finding>;

async function inDns(around: Surroundings, look: Look): Promise<Finding> {
  const domain = domainOf(around.config.mailFrom);
  if (isNobodysDomain(domain)) return unknown('MAIL_FROM has no domain of yours.', 'Set MAIL_FROM first.');
  try {
    return await look(around, domain);
  } catch (error) {
    return unknown(
      `The name servers did not answer about ${domain} (${problemOf(error)}).`,
      'Check again in a minute. If it stays, look at the server’s name servers (/etc/resolv.conf).',
    );
  }
}

async function spf({ probes }: Surroundings, domain: string): Promise<Finding> {
  switch (readSpf(await probes.txt(domain))) {
    case 'none':
      return fault(`${domain} has no SPF record: mails look like spam.`, `Add one ${IN_DNS}. ${BY_PROVIDER}.`);
    case 'several':
      return fault(`${domain} has several SPF records, so none counts.`, `Join them to one ${IN_DNS}.`);
    case 'everybody':
      return fault(
        `The SPF record of ${domain} has +all: anybody may send in its name.`,
        `Write ~all in its place ${IN_DNS}.`,
      );
    case 'open':
      return warning(`The SPF record of ${domain} says nothing of other servers.`, `End it with ~all ${IN_DNS}.`);
    case 'closed':
      return ok(`${domain} has an SPF record.`);
  }
}

async function dkim(around: Surroundings, domain: string): Promise<Finding> {
  // Without the database the well-known ones are left.
  const { dkimSelector: typed = null } = await around.setting('mail_check').catch(() => ({ dkimSelector: null }));
  const names = typed === null ? WELL_KNOWN_SELECTORS : [typed];
  const records = await Promise.all(names.map((name) => around.probes.txt(`${name}._domainkey.${domain}`)));
  const found = names.filter((_name, index) => records[index]?.some(isDkimKey));
  if (found.length > 0) return ok(`${domain} has a DKIM key: ${found.slice(0, 3).join(', ')}.`);
  const tried = typed === null ? 'under any well-known selector' : `under the selector ${typed}`;
  return warning(
    `No DKIM key of ${domain} was found ${tried}.`,
    'Open a mail that arrived, "show original", and read s= in DKIM-Signature. Type it under "DKIM selector". There is no DKIM-Signature? Turn DKIM on at your mail provider.',
    'readiness',
  );
}

async function dmarc({ probes }: Surroundings, domain: string): Promise<Finding> {
  // At once, so that all of them together take no longer than one.
  const asked = domainsUpwards(domain).map((each) => ({ each, records: probes.txt(`_dmarc.${each}`) }));
  await Promise.allSettled(asked.map(({ records }) => records));
  for (const { each, records } of asked) {
    const policy = readDmarc(await records, each !== domain);
    if (policy === 'missing') continue;
    if (policy === 'several') {
      return fault(`_dmarc.${each} has several DMARC records, so none counts.`, `Leave one ${IN_DNS}.`);
    }
    if (policy !== 'none') return ok(`The DMARC policy of ${each} is ${policy}.`);
    return warning(
      `The DMARC policy of ${each} is none: forged mails in the festival’s name arrive, too.`,
      `Once SPF and DKIM are right, write p=quarantine ${IN_DNS}.`,
    );
  }
  return fault(
    `${domain} has no DMARC record: large mailboxes refuse many mails from it.`,
    `Add a TXT record _dmarc.${domain} with "v=DMARC1; p=quarantine" ${IN_DNS}.`,
  );
}
