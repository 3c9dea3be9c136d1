import type { AttentionOrder } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { dataProvider } from '../../app/providers/dataProvider';
import { Dialogs } from '../../shared/dialogs/Dialogs';
import { fakeServer, success } from '../../testing/fakeServer';
import { AttentionSection } from './AttentionSection';

const ORDER: AttentionOrder = {
  id: 7,
  order_number: 'FEST-P2GN5DKVP6',
  buyer_name: 'Sari',
  buyer_email: 'sari@example.com',
  status: 'expire',
  attention: 'paid_without_seat',
  raised_at: null,
  deleted: false,
  final_amount: 77_000,
  transaction_id: null,
  payments: [],
  other_amounts: [],
  refundable: false,
  disagreed: null,
  differences: [],
};

/** The section at an address; the server has the order when it is looked for, or for all. Gives what it was asked. */
function open(address: string, waiting: readonly AttentionOrder[]): () => string[] {
  const asked = fakeServer(() => ({
    ...success(waiting),
    headers: { 'content-range': `attention-orders 0-9/${waiting.length}` },
  }));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminContext theme={lightTheme} dataProvider={dataProvider} queryClient={queryClient}>
        <Dialogs>
          <AttentionSection />
        </Dialogs>
      </AdminContext>
    </MemoryRouter>,
  );
  return () => asked.map(({ path }) => decodeURIComponent(path));
}

it('shows the order that the address names, however many wait, with the focus on it', async () => {
  const asked = open('/reconciliation#FEST-P2GN5DKVP6', [ORDER]);
  const card = await screen.findByRole('listitem', { name: 'FEST-P2GN5DKVP6' });
  await waitFor(() => expect(document.activeElement).toBe(card));
  expect(asked().every((path) => path.includes('"q":"FEST-P2GN5DKVP6"'))).toBe(true);
});

it('says that the order that the address names does not wait any more', async () => {
  open('/reconciliation#FEST-P2GN5DKVP6', []);
  expect(await screen.findByText('FEST-P2GN5DKVP6 does not need anybody')).toBeTruthy();
});

it('shows all that wait without one', async () => {
  const asked = open('/reconciliation', [ORDER]);
  await screen.findByRole('listitem', { name: 'FEST-P2GN5DKVP6' });
  expect(asked().some((path) => path.includes('"q"'))).toBe(false);
});
