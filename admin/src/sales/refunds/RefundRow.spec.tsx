import type { Refund } from '@festival/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { RefundRow } from './RefundRow';

const REFUND = {
  id: 3,
  amount: 50_000,
  status: 'to_confirm',
  way: 'manual',
  reason: 'Fell ill',
  tickets: ['TKT-7F3KQ2MZ9X4B', 'TKT-8G4LR3NA1Y5C'],
  account: 'BCA 123',
  proof: null,
  requested_by: 'finance@festival.test',
  confirmed_by: null,
  confirm_blocked: null,
  requested_by_me: true,
  ended_by: null,
  answer: null,
  created_at: '2026-01-01T00:00:00.000Z',
};

function show(changes: object) {
  render(
    <MemoryRouter>
      <AdminContext theme={lightTheme}>
        <RefundRow orderNumber="FEST-0123456789" refund={{ ...REFUND, ...changes } as Refund} />
      </AdminContext>
    </MemoryRouter>,
  );
}

async function askToWithdraw(tickets: string[]) {
  show({ tickets });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  return (await screen.findByRole('dialog')).textContent;
}

it('who withdraws a refund is told which tickets let in again', async () => {
  expect(await askToWithdraw(REFUND.tickets)).toContain(
    'These tickets let in again: TKT-7F3KQ2MZ9X4B, TKT-8G4LR3NA1Y5C.',
  );
});

it('and nothing of tickets when it stopped none', async () => {
  expect(await askToWithdraw([])).not.toContain('let in again');
});

describe('one through the provider that waits', () => {
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  it('is withdrawn by who asked for it', () => {
    show({ way: 'provider', confirm_blocked: 'A second person must confirm this refund.' });
    expect(buttons()).toEqual(['Confirm', 'Withdraw']);
  });

  it('is confirmed or declined by another, who is told what happens', async () => {
    show({ way: 'provider', requested_by_me: false });
    expect(buttons()).toEqual(['Confirm', 'Decline']);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('It is sent at once and cannot be undone.');
  });

  it('says who declined it and why', () => {
    show({ way: 'provider', status: 'declined', ended_by: 'chair@festival.test', answer: 'Not agreed' });
    expect(screen.getByText(/declined by chair@festival.test/).textContent).toContain('Not agreed');
  });
});
