import { ORDER_STATUSES, type AdminOrder } from '@festival/contracts';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { WhatsAppLink } from './WhatsAppLink';
import { whatsAppMessage } from './whatsAppMessage';

const order = (changes: Partial<AdminOrder>): AdminOrder =>
  ({
    buyer_name: 'Siti',
    order_number: 'FEST-0123456789',
    status: 'settlement',
    buyer_phone: '',
    ...changes,
  }) as AdminOrder;

it('names order and status in Indonesian', () => {
  expect(whatsAppMessage(order({}))).toBe(
    'Halo Siti, kami dari panitia festival. Pesanan tiket Anda FEST-0123456789 saat ini berstatus: sudah dibayar.',
  );
  expect(whatsAppMessage(order({ status: 'expire' }))).toContain('berstatus: kedaluwarsa.');
});

it.each(ORDER_STATUSES)('has a word for %s', (status) => {
  expect(whatsAppMessage(order({ status }))).toMatch(/berstatus: [a-z ]+\.$/);
});

it.each([
  ['0812-3456-7890', '6281234567890'],
  ['+62 812 3456 7890', '6281234567890'],
  ['81234567890', '6281234567890'],
  ['012345', null],
  ['', null],
])('the phone %j leads to %s', (buyer_phone, number) => {
  render(createElement(WhatsAppLink, { order: order({ buyer_phone }) }));
  const link = screen.queryByRole('link', { name: 'WhatsApp Siti' });
  expect(link?.getAttribute('href')?.split('?')[0] ?? null).toBe(number && `https://wa.me/${number}`);
});
