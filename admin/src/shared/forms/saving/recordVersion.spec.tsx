import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AdminContext, ListBase, RecordsIterator, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { lightTheme } from '../../../app/theme';
import { ToggleActiveButton } from '../../../sales/codes/RowActions';
import { DiscountCodeEdit } from '../../../sales/codes/discount-codes/DiscountCodeForms';
import { dataProvider } from '../../../app/providers/dataProvider';
import { ReferralCodeEdit } from '../../../sales/codes/referral-codes/ReferralCodeForms';
import { fakeServer, failure, setPageToken, success } from '../../../testing/fakeServer';
import { TicketTypeEdit } from '../../../sales/ticket-types/form/TicketTypeForms';

type Stored = Record<string, unknown>;

const CODE = { id: 7, code: 'TENOFF', uses: 0, is_active: true, created_at: 'x', updated_at: null };
const TIER = { sort_order: 1, type: 'regular', header: 'Regular', price: 50_000, quota: 3, button_text: 'BUY TICKET' };
const TIMES = { sales_start_at: null, sales_end_at: null, starts_after: null, opened_at: null };
const FLAGS = { is_available: true, is_disabled: false, on_sale: true, sold: 0, held: 0, background_color: '#0E4280' };

/** Each form whose record others change too: a field that is typed in, and one that changes elsewhere. */
const FORMS: ReadonlyArray<
  [resource: string, Screen: () => ReactElement, record: Stored, typed: RegExp, theirs: Stored]
> = [
  [
    'ticket-types',
    TicketTypeEdit,
    { id: 7, ...TIER, ...TIMES, ...FLAGS, created_at: 'x', updated_at: '2026-01-01T00:00:00.000Z' },
    /^Header/,
    { quota: 4 },
  ],
  [
    'discount-codes',
    DiscountCodeEdit,
    { ...CODE, discount_percentage: 10, description: 'Mine', max_uses: 3, min_amount: null, valid_from: null },
    /^Description/,
    { max_uses: 4 },
  ],
  ['referral-codes', ReferralCodeEdit, { ...CODE, panitia_name: 'Rina' }, /^Panitia name/, { is_active: false }],
];

/** One record behind a list and a form, changed elsewhere by `change`; `sent` is what was asked to be written. */
function open(resource: string, record: Stored, element: ReactElement) {
  setPageToken('t');
  let stored = record;
  const sent: Stored[] = [];
  fakeServer(({ method, path, body }) => {
    if (path.includes('?')) return { ...success([stored]), headers: { 'Content-Range': `${resource} 0-0/1` } };
    if (method !== 'PUT') return success(stored);
    const asked = body as Stored;
    sent.push(asked);
    if (asked['seen_updated_at'] !== stored['updated_at']) return failure(409, 'It was changed in the meantime.');
    return success(stored);
  });
  const page = (
    <AdminContext
      theme={lightTheme}
      dataProvider={dataProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ResourceContextProvider value={resource}>{element}</ResourceContextProvider>
    </AdminContext>
  );
  const routes = [
    { path: `/${resource}/:id`, element: page },
    { path: '*', element: <p>elsewhere</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/${resource}/7`] })} />);
  const change = (theirs: Stored) => {
    stored = { ...stored, ...theirs, updated_at: '2026-02-01T00:00:00.000Z' };
  };
  return { sent, change };
}

describe.each(FORMS)('%s', (resource, Screen, record, typed, theirs) => {
  it('sends the version that was seen; a refused save shows what changed elsewhere, and the next save keeps it', async () => {
    const { sent, change } = open(resource, record, <Screen />);
    const field = await screen.findByLabelText(typed);
    await userEvent.type(field, ' more');
    change(theirs);
    await userEvent.click(screen.getByRole('button', { name: /save/i }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ seen_updated_at: record['updated_at'] });
    await waitFor(() => expect(screen.getByRole('button', { name: /save/i })).toHaveProperty('disabled', false));
    await userEvent.click(screen.getByRole('button', { name: /save/i }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ seen_updated_at: '2026-02-01T00:00:00.000Z', ...theirs });
    expect(JSON.stringify(sent.at(-1))).toContain(' more');
    expect(await screen.findByText('elsewhere')).toBeTruthy();
  });
});

it('turning a code off in the list sends what was seen, and shows the list again when it is refused', async () => {
  const list = (
    <ListBase>
      <RecordsIterator>
        <ToggleActiveButton failureText="Failed" />
      </RecordsIterator>
    </ListBase>
  );
  const { sent, change } = open('referral-codes', { ...CODE, panitia_name: 'Rina' }, list);
  const button = await screen.findByRole('button', { name: 'Deactivate' });
  change({ is_active: false, panitia_name: 'Budi' });
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeTruthy();
  expect(sent).toMatchObject([{ seen_updated_at: null, panitia_name: 'Rina' }]);
});
