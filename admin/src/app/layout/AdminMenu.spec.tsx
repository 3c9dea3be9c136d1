import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { fakeServer, success } from '../../testing/fakeServer';
import { WaitingBadge } from './AdminMenu';

function open(waiting: Array<{ may_confirm: boolean }>) {
  const log = fakeServer(() => success(waiting));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <a href="/reconciliation">
        <WaitingBadge icon={() => <i />} /> Reconciliation
      </a>
    </QueryClientProvider>,
  );
  return log;
}

it('counts the refunds that the one who looks may confirm', async () => {
  open([{ may_confirm: true }, { may_confirm: true }, { may_confirm: false }]);
  expect(await screen.findByText('refunds wait for you')).toBeTruthy();
  expect(screen.getByRole('link').textContent).toBe('2refunds wait for you Reconciliation');
});

it('shows no number where none waits for them', async () => {
  const log = open([{ may_confirm: false }]);
  await waitFor(() => expect(log).toHaveLength(1));
  expect(screen.getByRole('link').textContent).toBe(' Reconciliation');
});
