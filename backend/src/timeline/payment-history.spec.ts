import { denialReason } from './payment-history.js';

const FOUND = { status_message: 'Success, transaction is found' };

it.each<[string, Record<string, unknown>, string | null, string]>([
  ['nothing', FOUND, null, 'the provider gave no reason'],
  ['a notification', { status_message: 'midtrans payment notification' }, 'accept', 'the provider gave no reason'],
  ['the fraud check', FOUND, 'deny', 'the provider’s fraud check refused it'],
  [
    'the bank',
    { ...FOUND, channel_response_code: '05', channel_response_message: 'Do not honour' },
    'accept',
    'the bank said “Do not honour” (code 05)',
  ],
  ['a code only', { channel_response_code: 51 }, null, 'the bank said (code 51)'],
  [
    'words of its own',
    { status_message: 'Deny by Bank [CIMB] with code [05]' },
    null,
    'the provider said “Deny by Bank [CIMB] with code [05]”',
  ],
  ['no text', { channel_response_message: {}, status_message: null }, null, 'the provider gave no reason'],
])('%s', (_name, raw, fraudStatus, reason) => {
  expect(denialReason({ raw, fraudStatus })).toBe(reason);
});
