import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { fakeServer, success } from '../../testing/fakeServer';
import { lightTheme } from '../theme';
import { SearchField } from './SearchField';
import { wantedIn } from './useSearch';

function Place() {
  return <p>at {useLocation().pathname}</p>;
}

/** `found` stands for every search. */
function open(found: ReadonlyArray<{ id: number; title: string }>) {
  const hits = found.map((hit) => ({ resource: 'orders', detail: null, ...hit }));
  const asked = fakeServer(() => success({ groups: hits.length > 0 ? [{ kind: 'orders', hits }] : [] }));
  const authProvider = { getPermissions: async () => 'finance', checkError: async () => undefined } as never;
  render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} authProvider={authProvider}>
        <SearchField />
        <Place />
      </AdminContext>
    </MemoryRouter>,
  );
  return asked;
}

const field = () => screen.getByRole('combobox', { name: 'Search everything' });

it('opens the first hit when Enter comes before the hits do', async () => {
  open([
    { id: 7, title: 'FEST-P2GN5DKVP6' },
    { id: 8, title: 'FEST-P2GN5DKVP7' },
  ]);
  await userEvent.type(field(), 'fest-p2gn{Enter}');
  expect(await screen.findByText('at /orders/7/show')).toBeTruthy();
});

it('stays where it is when nothing is found, and when the text was changed meanwhile', async () => {
  const asked = open([]);
  await userEvent.type(field(), 'nothing{Enter}');
  expect(await screen.findByText('Nothing was found.')).toBeTruthy();
  await userEvent.type(field(), 'more{Enter}x');
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(screen.getByText('at /')).toBeTruthy();
});

it.each([
  ['#FEST-P2GN5DKVP6', 'FEST-P2GN5DKVP6'],
  ['Kak, order fest-p2gn5dkvp6. belum masuk emailnya', 'fest-p2gn5dkvp6'],
  [' Sari Dewi ', 'Sari Dewi'],
  ['sari-dewianggita@example.com', 'sari-dewianggita@example.com'],
  ['0812-3456-7890', '0812-3456-7890'],
])('in "%s" it looks for "%s"', (typed, wanted) => {
  expect(wantedIn(typed)).toBe(wanted);
});
