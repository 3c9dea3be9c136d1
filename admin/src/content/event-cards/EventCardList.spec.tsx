import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { dataProvider } from '../../app/providers/dataProvider';
import { fakeServer, success } from '../../testing/fakeServer';
import { EventCardList } from './EventCardList';

/** The form of a new card, with cards at these places. */
function open(places: number[], address = '/merchandise/create') {
  const cards = places.map((sort_order, id) => ({ id: id + 1, sort_order, key: `k${id}`, title: `Card ${id}` }));
  const headers = { 'Content-Range': `event-upcoming-details 0-${cards.length}/${cards.length}` };
  fakeServer(({ path }) => {
    const isDescending = decodeURIComponent(path).includes('DESC');
    const sorted = cards.toSorted((a, b) => (a.sort_order - b.sort_order) * (isDescending ? -1 : 1));
    return { ...success(sorted), headers };
  });
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminContext
        theme={lightTheme}
        dataProvider={dataProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ResourceContextProvider value="merchandise">
          <Routes>
            <Route path="/merchandise/*" element={<EventCardList />} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
}

const sortOrder = async () => (await screen.findByLabelText<HTMLInputElement>(/^Sort order/)).value;

it('proposes the place after the last', async () => {
  open([1, 2]);
  expect(await sortOrder()).toBe('3');
});

it('proposes a free place when the last one is taken', async () => {
  open([1, 2, 10]);
  expect(await sortOrder()).toBe('9');
});

it('says that all are taken', async () => {
  open([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await sortOrder()).toBe('10');
  expect(screen.getByText(/^All places from 1 to 10 are taken/)).toBeTruthy();
});

it('moves cards while they are in their order only', async () => {
  open([1, 2], '/merchandise');
  const moving = () => screen.queryAllByLabelText(/^Move /);
  await waitFor(() => expect(moving()).toHaveLength(4));
  await userEvent.click(screen.getByText('Title'));
  await waitFor(() => expect(moving()).toHaveLength(0));
  await userEvent.click(screen.getByText('Position'));
  await waitFor(() => expect(moving()).toHaveLength(4));
});
