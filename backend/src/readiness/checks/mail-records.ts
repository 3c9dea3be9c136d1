/** What the DNS says about a domain's mails. Texts are those of TXT records. */

/** Tried when nobody has typed the mail provider's own. */
export const WELL_KNOWN_SELECTORS = [
  'default',
  'dkim',
  'mail',
  'smtp',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'k3',
  'mandrill',
  'mailjet',
  'mailo',
  'mg',
  'brevo',
  'brevo1',
  'brevo2',
  'resend',
  'zoho',
  'zmail',
  'fm1',
  'fm2',
  'fm3',
  'protonmail',
  'hostingermail-a',
  'hostingermail-b',
  'titan1',
  'everlytickey1',
  'sib',
  'pm',
  'turbo-smtp',
  'mxroute',
] as const;

/** `none`, `several` and `everybody` make receivers distrust; `open` leaves it to them. */
export type Spf = 'none' | 'several' | 'everybody' | 'open' | 'closed';

/** What an SPF policy says about servers that it doesn't name (RFC 7208). */
export function readSpf(records: readonly string[]): Spf {
  const policies = records.filter((record) => /^v=spf1(?: |$)/i.test(record));
  const [policy] = policies;
  if (policy === undefined) return 'none';
  if (policies.length > 1) return 'several';
  const terms = policy.toLowerCase().split(/\s+/);
  const all = terms.find((term) => /^[+?~-]?all$/.test(term));
  if (all === undefined) return terms.some((term) => term.startsWith('redirect=')) ? 'closed' : 'open';
  if (all === 'all' || all === '+all') return 'everybody';
  return all === '?all' ? 'open' : 'closed';
}

export type Dmarc = 'missing' | 'several' | 'none' | 'quarantine' | 'reject';

/** A DMARC policy; `ofParent`: it is a domain above that has it, whose `sp` goes before its `p` (RFC 7489). */
export function readDmarc(records: readonly string[], ofParent: boolean): Dmarc {
  const policies = records.filter((record) => /^v=DMARC1(?:\s*;|$)/i.test(record));
  const [policy] = policies;
  if (policy === undefined) return 'missing';
  if (policies.length > 1) return 'several';
  const tags = new Map(
    policy.split(';').map((tag) => {
      const [name = '', value = ''] = tag.split('=');
      return [name.trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );
  const wanted = (ofParent ? tags.get('sp') : undefined) ?? tags.get('p');
  return wanted === 'reject' || wanted === 'quarantine' ? wanted : 'none';
}

/** Whether a record holds a key that is in use: an empty one is a key that was taken back (RFC 6376). */
export function isDkimKey(record: string): boolean {
  const isTagged = /^\s*v\s*=\s*DKIM1\b/i.test(record) || /(?:^|;)\s*k\s*=\s*(?:rsa|ed25519)\b/i.test(record);
  return isTagged && /(?:^|;)\s*p\s*=\s*[A-Za-z0-9+/]/.test(record);
}

/** The domain and those above it that somebody may own: `tickets.example.org`, `example.org`. */
export function domainsUpwards(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}

/** Of `Name <tickets@example.org>`. */
export function domainOf(sender: string): string {
  return sender.replace(/^.*</, '').replace(/>.*$/, '').split('@')[1]?.toLowerCase() ?? '';
}

/** Never found in the DNS of the internet. */
export function isNobodysDomain(domain: string): boolean {
  return /^$|^[^.]+$|\.(?:local|localhost|internal|lan|test|invalid|example)$/.test(domain);
}
