import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fakeServer, success } from '../../testing/fakeServer';
import { ReconciliationBadge } from './AdminMenu';

function open(waiting: Array<{ may_confirm: boolean }>) {
  const log = fakeServer(() => success(waiting));
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <a href="/reconciliation">
          <ReconciliationBadge icon={() => <i />} /> Reconciliation
        </a>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return log;
}

it('counts the refunds that the one who looks may confirm', async () => {
  open([{ may_confirm: true }, { may_confirm: true }, { may_confirm: false }]);
  expect(await screen.findByText('wait for a person')).toBeTruthy();
  expect(screen.getByRole('link').textContent).toBe('2wait for a person Reconciliation');
});

it('shows no number where none waits for them', async () => {
  const log = open([{ may_confirm: false }]);
  await waitFor(() => expect(log).toHaveLength(1));
  expect(screen.getByRole('link').textContent).toBe(' Reconciliation');
});
