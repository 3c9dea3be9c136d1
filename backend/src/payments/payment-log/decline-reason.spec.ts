import type { DeclineReason } from '@festival/contracts';
import { declineReason } from './decline-reason.js';

const FOUND = { status_message: 'Success, transaction is found' };
const bank = (code: unknown, message = 'Declined') => ({
  ...FOUND,
  channel_response_code: code,
  channel_response_message: message,
});

it.each<[DeclineReason, Record<string, unknown>, string | null]>([
  ['unknown', FOUND, null],
  ['unknown', { status_message: 'midtrans payment notification' }, 'accept'],
  ['unknown', { channel_response_message: {}, status_message: null }, null],
  ['suspected_fraud', FOUND, 'deny'],
  ['refused', bank('05', 'Do not honour'), 'accept'],
  ['refused', bank('99', ''), null],
  ['no_funds', bank(51), null],
  ['over_limit', bank('61'), null],
  ['card_expired', bank('54'), null],
  ['card_blocked', bank('41'), null],
  ['wrong_details', bank('14'), null],
  ['not_permitted', bank('57'), null],
  ['bank_away', bank('91'), null],
  // A code says more than the words beside it.
  ['bank_away', bank('96', 'Invalid response'), null],
  ['card_blocked', { status_message: 'Deny by Bank [CIMB] with code [62]' }, null],
  ['refused', { status_message: 'Deny by Bank [CIMB] with code [05]' }, null],
  ['not_confirmed', { status_message: '3D Secure authentication failed' }, null],
  ['no_funds', { channel_response_message: 'Insufficient Funds' }, null],
  ['suspected_fraud', { status_message: 'Denied by Midtrans FDS' }, null],
])('%s (%#)', (reason, raw, fraudStatus) => {
  expect(declineReason({ raw, fraudStatus })).toBe(reason);
});
