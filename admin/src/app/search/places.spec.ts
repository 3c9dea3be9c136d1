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

const titles = (text: string, role: Role) => screensWith(text, role).map(({ title }) => title);

it('finds screens by a part of their names, those of the role alone', () => {
  expect(titles('code', 'finance')).toEqual(['Referral Codes', 'Discount Codes']);
  expect(titles('inbox', 'content')).toEqual(['Inbox']);
  expect(titles('inbox', 'gate')).toEqual([]);
  expect(titles('orders', 'content')).toEqual([]);
  expect(titles(' ', 'super_admin')).toEqual([]);
});

it('finds a part of a screen, and says whose it is', () => {
  const unanswered = { title: 'Unanswered', detail: 'Chatbot Training', path: '/chatbot-training/unanswered' };
  expect(screensWith('unansw', 'content')).toEqual([expect.objectContaining(unanswered)]);
  expect(screensWith('unansw', 'finance')).toEqual([]);
  expect(titles('wall', 'super_admin')).toEqual(['For the wall']);
});

it('finds a screen by its address too, which is the same in every language', () => {
  expect(titles('hero section', 'content')).toEqual(['Hero Section']);
  expect(titles('users', 'super_admin')).toEqual(['Accounts']);
});
