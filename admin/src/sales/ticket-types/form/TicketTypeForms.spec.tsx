import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../../app/theme';
import { dataProvider } from '../../../app/providers/dataProvider';
import { fakeServer, failure, setPageToken, success, type Answer, type Asked } from '../../../testing/fakeServer';
import { TicketTypeCreate } from './TicketTypeForms';

function open(answerToPost: () => Answer = () => success({ id: 1 })): () => Asked[] {
  setPageToken('t');
  const log = fakeServer(({ method }) =>
    method === 'POST' ? answerToPost() : { ...success([]), headers: { 'Content-Range': 'ticket-types 0-0/0' } },
  );
  render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} dataProvider={dataProvider}>
        <ResourceContextProvider value="ticket-types">
          <TicketTypeCreate />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  return () => log.filter(({ method }) => method === 'POST');
}

const type = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

async function fill(values: { sortOrder: string; price: string }) {
  await type(/^Header/, 'Regular');
  await type(/^Type/, 'regular');
  await type(/^Sort order/, values.sortOrder);
  await type(/^Price/, values.price);
}

const save = () => userEvent.click(screen.getByRole('button', { name: /save/i }));

it('says at each field what is missing, and sends nothing', async () => {
  const posts = open();
  await screen.findByLabelText(/^Header/);
  await save();
  expect(await screen.findByText('Header is required')).toBeTruthy();
  expect(screen.getByText('Type is required')).toBeTruthy();
  expect(screen.getByText('Sort order is required')).toBeTruthy();
  expect(posts()).toEqual([]);
});

it('allows five places and steps of a thousand', async () => {
  const posts = open();
  await fill({ sortOrder: '6', price: '59500' });
  await save();
  expect(await screen.findByText('Sort order must be between 1 and 5')).toBeTruthy();
  expect(screen.getByText('Price must be in steps of 1,000')).toBeTruthy();
  expect(posts()).toEqual([]);
});

it('refuses BUY TICKET without a price, and shows the card as it would be', async () => {
  const posts = open();
  await type(/^Header/, 'Regular');
  await type(/^Type/, 'regular');
  await type(/^Sort order/, '5');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview.textContent).toContain('Regular-COMING SOON');
  expect(preview.textContent).toContain('Not available · Button disabled · No price · Button says COMING SOON');
  await userEvent.click(screen.getByLabelText(/^Button text/));
  await userEvent.click(await screen.findByRole('option', { name: 'BUY TICKET' }));
  await userEvent.click(screen.getByLabelText('Available'));
  await userEvent.click(screen.getByLabelText('Button disabled'));
  await save();
  expect(await screen.findByText('BUY TICKET needs a price')).toBeTruthy();
  expect(posts()).toEqual([]);
  await type(/^Price/, '59000');
  expect(preview.textContent).toContain('RegularIDR 59,000BUY TICKETOn sale');
});

it('starts a new type as announced and not on sale', async () => {
  const posts = open();
  await fill({ sortOrder: '5', price: '59000' });
  await save();
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.path).toBe('/api/admin/ticket-types');
  expect(posts()[0]?.body).toEqual({
    sort_order: 5,
    type: 'regular',
    header: 'Regular',
    price: 59000,
    button_text: 'COMING SOON',
    is_disabled: true,
    is_available: false,
    background_color: '#0E4280',
    quota: null,
    sales_start_at: null,
    sales_end_at: null,
    starts_after: null,
  });
});

it('shows what the server refuses at its field', async () => {
  open(() => failure(422, 'The given data was invalid.', { type: ['The type has already been taken.'] }));
  await fill({ sortOrder: '5', price: '59000' });
  await save();
  expect(await screen.findByText('The type has already been taken.')).toBeTruthy();
});
