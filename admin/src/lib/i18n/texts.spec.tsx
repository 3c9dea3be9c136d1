import { render, screen } from '@testing-library/react';
import { rich } from './rich';
import { serverText } from './serverText';
import { t, translateBy } from './t';

const TEXTS = {
  'Send again': 'Kirim lagi',
  'Order %{number} of %{name}': 'Pesanan %{name}, %{number}',
  '1 mail |||| %{smart_count} mails': '%{smart_count} email',
  'This is %{name}.': 'Ini %{name}.',
};
const OF_SERVER = {
  'Order not found.': 'Pesanan tidak ditemukan.',
  'Synced %{count} ticket(s).': '%{count} tiket disinkronkan.',
  '%{name} ends before it starts.': '%{name} berakhir sebelum mulai.',
  'It opens on %{time} WIB.': 'Dibuka pada %{time} WIB.',
  Saturday: 'Sabtu',
  October: 'Oktober',
};

afterEach(() => translateBy({}, {}));

it('a text without a translation is the English one, with its values', () => {
  expect(t('Order %{number} of %{name}', { number: 7, name: 'Sari' })).toBe('Order 7 of Sari');
  expect([1, 2].map((smart_count) => t('1 mail |||| %{smart_count} mails', { smart_count }))).toEqual([
    '1 mail',
    '2 mails',
  ]);
});

it('translates, with the values where the language has them', () => {
  translateBy(TEXTS, OF_SERVER);
  expect(t('Send again')).toBe('Kirim lagi');
  expect(t('Order %{number} of %{name}', { number: 7, name: 'Sari' })).toBe('Pesanan Sari, 7');
  expect(t('1 mail |||| %{smart_count} mails', { smart_count: 1 })).toBe('1 email');
  expect(t('Never written')).toBe('Never written');
});

it('takes a value as it is, whatever stands in it', () => {
  translateBy(TEXTS, OF_SERVER);
  expect(t('Order %{number} of %{name}', { number: '$&', name: '%{number}' })).toBe('Pesanan %{number}, $&');
});

it('puts elements into a text', () => {
  translateBy(TEXTS, OF_SERVER);
  render(<p>{rich('This is %{name}.', { name: <strong>Unveiling</strong> })}</p>);
  expect(screen.getByText('Unveiling').tagName).toBe('STRONG');
  expect(screen.getByText('Unveiling').parentElement?.textContent).toBe('Ini Unveiling.');
});

it('translates what the server says where it is known, with the numbers in it', () => {
  translateBy(TEXTS, OF_SERVER);
  expect(serverText('Order not found.')).toBe('Pesanan tidak ditemukan.');
  expect(serverText('Synced 12 ticket(s).')).toBe('12 tiket disinkronkan.');
  expect(serverText('Something new.')).toBe('Something new.');
});

it('translates sentences that the server has joined, each by itself', () => {
  translateBy(TEXTS, OF_SERVER);
  expect(serverText('VIP ends before it starts. Presale ends before it starts.')).toBe(
    'VIP berakhir sebelum mulai. Presale berakhir sebelum mulai.',
  );
  expect(serverText('Something new. Order not found. Another thing.')).toBe(
    'Something new. Pesanan tidak ditemukan. Another thing.',
  );
  expect(serverText('Vol. 2 ends before it starts.')).toBe('Vol. 2 berakhir sebelum mulai.');
});

it('says times in the language of this page, and leaves what only looks like one', () => {
  translateBy(TEXTS, OF_SERVER);
  expect(serverText('It opens on Saturday, 3 October 2026, 18:30 WIB.')).toBe(
    'Dibuka pada Sabtu, 3 Oktober 2026, 18:30 WIB.',
  );
  expect(serverText('Saturday, 3 October ends before it starts.')).toBe('Saturday, 3 October berakhir sebelum mulai.');
});
