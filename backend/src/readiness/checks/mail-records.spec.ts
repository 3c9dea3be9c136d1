import { domainOf, domainsUpwards, isDkimKey, isNobodysDomain, readDmarc, readSpf } from './mail-records.js';

describe('SPF', () => {
  it.each<[string, string[]]>([
    ['none', []],
    ['none', ['google-site-verification=abc', 'v=spf10 -all', 'spf1 -all']],
    ['several', ['v=spf1 mx ~all', 'V=SPF1 a -all']],
    ['everybody', ['v=spf1 include:a.example +all']],
    ['everybody', ['v=spf1 ALL']],
    ['open', ['v=spf1 mx ?all']],
    ['open', ['v=spf1']],
    ['open', ['v=spf1 include:all.example']],
    ['closed', ['v=spf1 mx ~all']],
    ['closed', ['v=spf1  include:a.example   -all']],
    ['closed', ['v=spf1 redirect=_spf.example.org']],
  ])('is %s: %j', (spf, records) => expect(readSpf(records)).toBe(spf));
});

describe('DMARC', () => {
  it.each<[string, string[], boolean]>([
    ['missing', [], false],
    ['missing', ['v=spf1 -all', 'v=DMARC12; p=none'], false],
    ['several', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], false],
    ['none', ['v=DMARC1; p=none; rua=mailto:a@example.org'], false],
    ['none', ['v=DMARC1; rua=mailto:a@example.org'], false],
    ['none', ['v=DMARC1; p=nonsense'], false],
    ['quarantine', ['v=DMARC1;p=quarantine'], false],
    ['reject', ['v=dmarc1 ; P = REJECT ; sp=none'], false],
    ['none', ['v=DMARC1; p=reject; sp=none'], true],
    ['reject', ['v=DMARC1; p=reject'], true],
  ])('is %s: %j, of a parent: %p', (dmarc, records, ofParent) => expect(readDmarc(records, ofParent)).toBe(dmarc));
});

it.each<[string, boolean]>([
  ['v=DKIM1; k=rsa; p=MIGfMA0', true],
  ['k=rsa; p=MIGfMA0', true],
  ['v=DKIM1;p=MIGf', true],
  ['v=DKIM1; p=', false],
  ['v=spf1 -all', false],
  ['p=MIGfMA0', false],
])('%s is a DKIM key: %p', (record, isKey) => expect(isDkimKey(record)).toBe(isKey));

it.each([
  ['Festival <tickets@Tickets.Example.org>', 'tickets.example.org'],
  ['tickets@example.org', 'example.org'],
  ['Festival <tickets>', ''],
])('the domain of %s is %s', (sender, domain) => expect(domainOf(sender)).toBe(domain));

it('goes up to the last domain that somebody may own', () => {
  expect(domainsUpwards('a.tickets.ac.id')).toEqual(['a.tickets.ac.id', 'tickets.ac.id', 'ac.id']);
  expect(domainsUpwards('example.org')).toEqual(['example.org']);
});

it.each([
  ['festival.local', true],
  ['localhost', true],
  ['', true],
  ['mail.example', true],
  ['example.org', false],
  ['local.ac.id', false],
])('%s is nobody’s: %p', (domain, isNobodys) => expect(isNobodysDomain(domain)).toBe(isNobodys));
