import type { RefundablePayment, RefundableTicket } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { dataProvider } from '../../app/providers/dataProvider';
import { fakeServer, success } from '../../testing/fakeServer';
import { RefundDialog } from './RefundDialog';
import type { SecondPersonLimit } from './refundScope';

const PAYMENT: RefundablePayment = {
  transaction_id: 't-1',
  payment_type: 'gopay',
  status: 'settlement',
  amount: 96_000,
  refunded: 0,
  left: 96_000,
  ways: ['provider'],
  partial: true,
  blocked: null,
  is_extra: false,
};
const TICKETS: RefundableTicket[] = [
  { code: 'TKT-000000000001', number: 1, status: 'valid', share: 48_000, blocked: null },
  { code: 'TKT-000000000002', number: 2, status: 'used', share: 48_000, blocked: 'used' },
];

function open(limit: SecondPersonLimit = { over: null, givenBack: 0 }) {
  const log = fakeServer(() => success({}));
  render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} dataProvider={dataProvider} queryClient={new QueryClient()}>
        <RefundDialog
          orderNumber="FEST-1"
          payment={PAYMENT}
          tickets={TICKETS}
          limit={limit}
          onClose={() => undefined}
        />
      </AdminContext>
    </MemoryRouter>,
  );
  return log;
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send refund' }));

it('asks which tickets, suggests their share, and sends both', async () => {
  const log = open();
  expect(field(/^Amount in rupiah/).value).toBe('96000');
  fireEvent.click(field(/^Some tickets/));
  expect(field(/TKT-000000000002 · used at the gate/).disabled).toBe(true);
  fill(/^Reason/, 'Ill');
  fill(/^Type REFUND/, 'REFUND');
  send();
  expect(screen.getByText('Choose at least one ticket.')).toBeTruthy();
  fireEvent.click(field(/TKT-000000000001/));
  expect(field(/^Amount in rupiah/).value).toBe('48000');
  send();
  await waitFor(() => expect(log.some(({ method }) => method === 'POST')).toBe(true));
  expect(log.find(({ method }) => method === 'POST')?.body).toMatchObject({
    amount: 48_000,
    tickets: ['TKT-000000000001'],
  });
});

it('never ends an order by its amount alone', () => {
  const log = open();
  fill(/^Reason/, 'Ill');
  fill(/^Type REFUND/, 'REFUND');
  fill(/^Amount in rupiah/, '1000');
  send();
  expect(screen.getByText(/^The whole order means all that is left/)).toBeTruthy();
  fireEvent.click(field(/^Only money/));
  fill(/^Amount in rupiah/, '96000');
  send();
  expect(screen.getByText(/the order ends: choose the whole order/)).toBeTruthy();
  expect(log).toEqual([]);
});

it('says before the press that a second person must confirm, and follows the amount', () => {
  open({ over: 60_000, givenBack: 20_000 });
  expect(screen.getByText(/A second person must confirm this: more than Rp 60.000/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Request refund' })).toBeTruthy();
  fireEvent.click(field(/^Only money/));
  fill(/^Amount in rupiah/, '40.000');
  expect(screen.queryByText(/A second person must confirm/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Send refund' })).toBeTruthy();
  fill(/^Amount in rupiah/, '40001');
  expect(screen.getByText(/A second person must confirm/)).toBeTruthy();
});
