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
