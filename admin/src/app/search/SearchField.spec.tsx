import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { fakeServer, success } from '../../testing/fakeServer';
import { lightTheme } from '../theme';
import { SearchField } from './SearchField';
import { wantedIn } from './useSearch';

function Place() {
  const { pathname, search } = useLocation();
  return <p>at {decodeURIComponent(pathname + search)}</p>;
}

type Found = ReadonlyArray<{ id: number; title: string }>;

const hit = (id: number, title: string) => ({ resource: 'orders', detail: null, id, title });

const resultOf = (found: Found) => {
  const hits = found.map(({ id, title }) => hit(id, title));
  return success({ groups: hits.length > 0 ? [{ kind: 'orders', hits, has_more: false }] : [] });
};

/** `found` stands for every search, or says what there is for a text. */
function open(found: Found | ((q: string) => Found | Promise<Found>)) {
  const asked = fakeServer(async ({ path }) => {
    const q = new URLSearchParams(path.split('?')[1]).get('q') ?? '';
    return resultOf(typeof found === 'function' ? await found(q) : found);
  });
  render(<Bar />);
  return asked;
}

function Bar() {
  const authProvider = { getPermissions: async () => 'finance', checkError: async () => undefined } as never;
  return (
    <MemoryRouter>
      <AdminContext theme={lightTheme} authProvider={authProvider}>
        <SearchField />
        <Place />
      </AdminContext>
    </MemoryRouter>
  );
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

it('leads on to all orders where there are more than it shows', async () => {
  fakeServer(() => success({ groups: [{ kind: 'orders', hits: [hit(7, 'FEST-P2GN5DKVP6')], has_more: true }] }));
  render(<Bar />);
  await userEvent.type(field(), 'sari');
  await userEvent.click(await screen.findByRole('option', { name: 'All orders with “sari”' }));
  expect(await screen.findByText('at /orders?filter={"q":"sari"}')).toBeTruthy();
});

it('stays where it is when nothing is found', async () => {
  open([]);
  await userEvent.type(field(), 'nothing{Enter}');
  expect(await screen.findByText('Nothing was found.')).toBeTruthy();
  expect(screen.getByText('at /')).toBeTruthy();
});

it.each([
  ['the text was changed', () => userEvent.type(field(), 'x')],
  ['it was left with Escape', () => userEvent.type(field(), '{Escape}')],
  ['something else was pressed', () => userEvent.click(screen.getByText('at /'))],
])('stays where it is when the first hit comes after %s', async (_when, leave) => {
  const answers: Array<(found: Found) => void> = [];
  const asked = open(() => new Promise((resolve) => answers.push(resolve)));
  await userEvent.type(field(), 'sari{Enter}');
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await leave();
  await act(async () => {
    for (const answer of answers) answer([{ id: 7, title: 'FEST-P2GN5DKVP6' }]);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(screen.getByText('at /')).toBeTruthy();
});

it('never opens a hit of the text before', async () => {
  open((q) => (q === 'sari' ? [{ id: 1, title: 'Sari' }] : [{ id: 7, title: q }]));
  await userEvent.type(field(), 'sari');
  await screen.findByRole('option', { name: 'Sari' });
  await userEvent.clear(field());
  await userEvent.paste('FEST-P2GN5DKVP6');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('at /orders/7/show')).toBeTruthy();
});

it.each([
  ['#FEST-P2GN5DKVP6', 'FEST-P2GN5DKVP6'],
  ['Kak, order fest-p2gn5dkvp6. belum masuk emailnya', 'fest-p2gn5dkvp6'],
  [' Sari Dewi ', 'Sari Dewi'],
  ['sari-dewianggita@example.com', 'sari-dewianggita@example.com'],
  ['sari-dewianggita.k@example.com', 'sari-dewianggita.k@example.com'],
  ['budi@univ-indonesia.ac.id', 'budi@univ-indonesia.ac.id'],
  ['Siti Nur-Rahmawati', 'Siti Nur-Rahmawati'],
  ['Ini tiketnya: TKT-7F3KQ9ZTXM2C', 'TKT-7F3KQ9ZTXM2C'],
  ['0812-3456-7890', '0812-3456-7890'],
])('in "%s" it looks for "%s"', (typed, wanted) => {
  expect(wantedIn(typed)).toBe(wanted);
});
