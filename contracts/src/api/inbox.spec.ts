import { INBOX_KINDS, inboxKindsFor, type InboxKind } from './inbox.js';
import { mayUse, ROLES, type Role } from '../people/roles.js';

const MONEY: InboxKind[] = ['refunds', 'attention', 'differences', 'restored', 'alerts'];
const MAILS: InboxKind[] = ['refused_addresses', 'failed_mails'];

it.each<[Role, readonly InboxKind[]]>([
  ['super_admin', INBOX_KINDS],
  ['finance', [...MONEY, ...MAILS, 'tiers']],
  ['content', ['unanswered']],
  ['gate', []],
])('%s reads its own kinds', (role, kinds) => {
  expect(inboxKindsFor(role)).toEqual(kinds);
});

it.each(ROLES)('%s has an inbox when something can be in it', (role) => {
  expect(mayUse(role, 'inbox')).toBe(inboxKindsFor(role).length > 0);
});
