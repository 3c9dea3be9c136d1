import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../../app/theme';
import { dataProvider } from '../../../app/providers/dataProvider';
import { fakeServer, failure, setPageToken, success } from '../../../testing/fakeServer';
import { TicketTypeList } from '../list/TicketTypeList';

const SEEN = '2026-01-01T00:00:00.000Z';
const TIER = {
  id: 7,
  sort_order: 1,
  type: 'regular',
  header: 'Regular',
  price: 50_000,
  button_text: 'COMING SOON',
  is_disabled: true,
  is_available: false,
  background_color: '#0E4280',
  quota: 10,
  sales_start_at: null,
  sales_end_at: null,
  starts_after: null,
  sold: 2,
  held: 1,
  opened_at: null,
  created_at: SEEN,
  updated_at: SEEN,
  on_sale: false,
  not_on_sale: [{ reason: 'not_available' }, { reason: 'disabled' }, { reason: 'button_text', text: 'COMING SOON' }],
};
const OPEN = { button_text: 'BUY TICKET', is_disabled: false, is_available: true, on_sale: true, not_on_sale: [] };

/** The list of one tier; gives what was written. */
function open(tier: object, refusal?: string, ...others: object[]) {
  setPageToken('t');
  const sent: unknown[] = [];
  fakeServer(({ method, body }) => {
    if (method !== 'PUT') return { ...success([tier, ...others]), headers: { 'Content-Range': 'ticket-types 0-0/1' } };
    sent.push(body);
    return refusal ? failure(409, refusal) : success(tier);
  });
  render(
    <MemoryRouter>
      <AdminContext
        theme={lightTheme}
        dataProvider={dataProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ResourceContextProvider value="ticket-types">
          <TicketTypeList />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  return sent;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

it('says in the list why a type isn’t on sale, and opens it in one step that says what changes', async () => {
  const sent = open(TIER);
  expect(await screen.findByText('The sale is closed')).toBeTruthy();
  await press('Open sale');
  expect((await screen.findByRole('dialog')).textContent).toContain('Button text: COMING SOON → BUY TICKET');
  await inDialog('Open sale');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const change = { is_available: true, is_disabled: false, button_text: 'BUY TICKET', seen_updated_at: SEEN };
  expect(sent).toEqual([expect.objectContaining(change)]);
});

it('offers no opening without a price, but the way to give one', async () => {
  const sent = open({ ...TIER, price: null });
  await press('Open sale');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('It has no price yet. Give it one first.');
  expect(within(dialog).getByRole('link', { name: 'Edit Regular' }).getAttribute('href')).toBe('/ticket-types/7');
  expect(within(dialog).queryByRole('button', { name: 'Open sale' })).toBeNull();
  expect(sent).toEqual([]);
});

it('names the type that took over, and leads to it', async () => {
  const late = { ...TIER, ...OPEN, id: 8, sort_order: 2, type: 'late', header: 'Late Entry', starts_after: 'regular' };
  open({ ...TIER, not_on_sale: [{ reason: 'followed_by', type: 'late' }] }, undefined, { ...late, opened_at: SEEN });
  await press('Open sale');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Late Entry starts after it and has opened. Close Late Entry first.');
  expect(within(dialog).getByRole('link', { name: 'Edit Late Entry' }).getAttribute('href')).toBe('/ticket-types/8');
  expect(within(dialog).queryByRole('button', { name: 'Open sale' })).toBeNull();
});

it('closes it in one step, and tells of a change that came between', async () => {
  const sent = open({ ...TIER, ...OPEN }, 'The ticket type was changed in the meantime.');
  expect(await screen.findByText('On sale')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open sale' })).toBeNull();
  await press('Close sale');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('1 seat of an open order stays held');
  await inDialog('Close sale');
  expect(await screen.findByText('The ticket type was changed in the meantime.')).toBeTruthy();
  const change = { is_available: false, is_disabled: true, button_text: 'SOLD OUT', seen_updated_at: SEEN };
  expect(sent).toEqual([expect.objectContaining(change)]);
});
