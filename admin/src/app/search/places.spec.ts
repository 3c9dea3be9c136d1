import type { Role, SearchResource } from '@festival/contracts';
import { pathOf, screensWith } from './places';

it.each<[SearchResource, string]>([
  ['orders', '/orders/7/show'],
  ['tickets', '/orders/7/show'],
  ['referral-codes', '/referral-codes/7'],
  ['ticket-types', '/ticket-types/7'],
  ['archive-videos', '/archive/7'],
  ['event-upcoming-details', '/merchandise/7'],
  ['chatbot-knowledge', '/chatbot-training/7'],
  ['users', '/users/7'],
])('a hit of %s is at %s', (resource, path) => {
  expect(pathOf({ resource, id: 7 })).toBe(path);
});

const titles = (text: string, role: Role, translate = (label: string) => label) =>
  screensWith(text, role, translate).map(({ title }) => title);

it('finds screens by a part of their names, those of the role alone', () => {
  expect(titles('code', 'finance')).toEqual(['Referral Codes', 'Discount Codes']);
  expect(titles('inbox', 'content')).toEqual(['Inbox']);
  expect(titles('inbox', 'gate')).toEqual([]);
  expect(titles('orders', 'content')).toEqual([]);
  expect(titles(' ', 'super_admin')).toEqual([]);
});

it('finds a screen by its name in both languages', () => {
  const indonesian = (label: string) => (label === 'Mails' ? 'Surel' : label);
  expect(titles('surel', 'finance', indonesian)).toEqual(['Surel']);
  expect(titles('mails', 'finance', indonesian)).toEqual(['Surel']);
});
