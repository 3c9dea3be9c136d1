import { placeOfLink, type HandbookPlace } from './handbookPages';

/** The sections that explain each screen, the first of them at once. An address belongs to the longest path that it begins with. */
export const HELP_LINKS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '/': [
    'treasurer.md#look-at-the-day',
    'on-call.md#too-many-people-at-once',
    'treasurer.md#make-a-discount-or-referral-code',
  ],
  '/inbox': ['index.md#work-through-the-inbox', 'index.md#search-and-shortcuts'],
  '/orders': ['treasurer.md#find-an-order', 'treasurer.md#add-an-order-that-was-paid-elsewhere'],
  '/orders/*/show': [
    'treasurer.md#a-buyer-says-that-no-ticket-came',
    'treasurer.md#an-order-still-waits-for-its-money',
    'treasurer.md#send-money-back',
    'treasurer.md#write-down-a-refund-made-by-hand',
    'treasurer.md#correct-an-address-a-name-or-a-phone-number',
    'treasurer.md#set-a-status-by-hand',
  ],
  '/tonight': [
    'treasurer.md#watch-a-sale-as-it-runs',
    'on-call.md#the-first-three-minutes',
    'on-call.md#what-an-alert-means',
  ],
  '/reconciliation': [
    'treasurer.md#find-who-paid-without-a-ticket',
    'treasurer.md#confirm-a-refund',
    'treasurer.md#a-refund-is-unknown',
    'treasurer.md#compare-with-the-provider',
    'treasurer.md#change-the-refund-limit',
  ],
  '/import': ['treasurer.md#bring-in-the-google-forms-orders'],
  '/mails': ['treasurer.md#look-at-a-mail', 'on-call.md#mails-wait-or-fail'],
  '/tickets': ['treasurer.md#tickets-and-used-by-mistake', 'gate-lead.md#print-the-door-list'],
  '/referral-codes': ['treasurer.md#make-a-discount-or-referral-code'],
  '/discount-codes': ['treasurer.md#make-a-discount-or-referral-code'],
  '/scans': ['gate-lead.md#look-up-a-scan'],
  '/scanner': ['gate-lead.md#scan-with-your-account', 'gate-lead.md#a-ticket-is-refused'],
  '/gate': [
    'gate-lead.md#watch-the-evening',
    'gate-lead.md#take-a-check-in-back',
    'gate-lead.md#a-ticket-is-refused',
    'gate-lead.md#a-phone-has-no-network',
  ],
  '/gate/phones': [
    'gate-lead.md#add-a-phone',
    'gate-lead.md#is-each-phone-ready',
    'gate-lead.md#a-phone-is-lost-or-stolen',
    'gate-lead.md#a-red-notice-on-a-phone',
  ],
  '/gate/settings': ['gate-lead.md#prepare-the-gate'],
  '/guest-stars': ['editor.md#reveal-a-guest-star', 'editor.md#put-up-a-picture'],
  '/acts': ['editor.md#change-the-line-up', 'editor.md#put-up-a-picture'],
  '/ticket-types': [
    'treasurer.md#open-a-sale',
    'treasurer.md#the-tier-is-sold-out-open-the-next-one',
    'treasurer.md#close-a-sale',
  ],
  '/merchandise': ['editor.md#the-cards-and-pages-of-the-events', 'editor.md#put-up-a-picture'],
  '/countdown': ['editor.md#set-the-countdown'],
  '/archive': ['editor.md#videos-of-earlier-years'],
  '/hero-section': ['editor.md#change-a-text'],
  '/theme': ['editor.md#another-skin-for-the-edition'],
  '/closing-section': ['editor.md#the-last-part-of-the-first-page', 'editor.md#put-up-a-picture'],
  '/divisions': ['editor.md#change-a-text', 'editor.md#put-up-a-picture'],
  '/event-pages': [
    'editor.md#the-cards-and-pages-of-the-events',
    'editor.md#change-a-text',
    'editor.md#put-up-a-picture',
  ],
  '/merchandise-items': ['editor.md#merchandise-and-bundles', 'editor.md#put-up-a-picture'],
  '/merchandise-bundles': ['editor.md#merchandise-and-bundles', 'editor.md#put-up-a-picture'],
  '/chatbot-training': ['editor.md#teach-the-assistant'],
  '/settings': ['editor.md#date-venue-and-contacts', 'editor.md#close-the-site-for-a-while'],
  '/next-year': ['editor.md#who-wants-to-hear-of-next-year'],
  '/change-password': ['index.md#sign-in-and-keep-your-account'],
  '/two-factor': ['index.md#sign-in-and-keep-your-account'],
  '/sessions': ['index.md#sign-in-and-keep-your-account'],
  '/readiness': ['super-admin.md#is-the-festival-ready-to-sell', 'super-admin.md#look-for-a-rehearsal'],
  '/users': ['super-admin.md#make-an-account', 'super-admin.md#somebody-leaves-or-lost-their-way-in'],
  '/personal-data': ['super-admin.md#what-is-kept-of-people', 'super-admin.md#a-person-asks-for-their-data'],
  '/keys': ['super-admin.md#change-a-key'],
  '/editions': ['super-admin.md#begin-the-next-festival'],
  '/audit-log': ['super-admin.md#who-did-what'],
};

const START = 'index.md#find-your-page';

const isWithin = (path: readonly string[], pattern: readonly string[]): boolean =>
  pattern.every((part, index) => part === '*' || part === path[index]);

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** The sections for an address of the back office. */
export function helpFor(pathname: string): HandbookPlace[] {
  const path = partsOf(pathname);
  const [, links = [START]] =
    Object.entries(HELP_LINKS)
      .filter(([pattern]) => (pattern === '/' ? path.length === 0 : isWithin(path, partsOf(pattern))))
      .toSorted(([one], [other]) => partsOf(other).length - partsOf(one).length)[0] ?? [];
  return links.flatMap((link) => placeOfLink(link, 'index') ?? []);
}
