import { TICKET_STATUSES, type AdminTicket, type OrderStatus } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { dataProvider } from '../../app/providers/dataProvider';
import { fakeServer, success } from '../../testing/fakeServer';
import { ResetTicketButton } from './ResetTicketButton';

function open(status: AdminTicket['status'], orderStatus: OrderStatus = 'settlement') {
  const order = { buyer_name: 'Siti', buyer_email: 's@example.com' };
  const ticket = {
    id: 1,
    ticket_code: 'TKT-1',
    status,
    order_id: 7,
    order_number: 'FEST-1',
    order,
    checked_in_at: null,
  };
  fakeServer(() => success({ order: { id: 7, status: orderStatus } }));
  render(
    <MemoryRouter>
      <AdminContext
        theme={lightTheme}
        dataProvider={dataProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ResetTicketButton ticket={ticket as unknown as AdminTicket} />
      </AdminContext>
    </MemoryRouter>,
  );
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Reset' });
}

it.each(TICKET_STATUSES)('a %s ticket is reset only when it was used', (status) => {
  expect(open(status).disabled).toBe(status !== 'used');
});

it('a used ticket of a paid order is asked about', async () => {
  await userEvent.click(open('used'));
  expect(await screen.findByText(/The ticket of Siti becomes VALID again/)).toBeTruthy();
});

it('one whose money went back isn’t: it says so, and leads to the order', async () => {
  await userEvent.click(open('used', 'refund'));
  expect(await screen.findByText(/Only tickets of paid orders can be reset/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Order FEST-1 is refund' });
  expect(link.getAttribute('href')).toBe('/orders/7/show');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});
