import type { RestoreNotice } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { dataProvider } from '../../app/providers/dataProvider';
import { Dialogs } from '../../shared/dialogs/Dialogs';
import { fakeServer, setPageToken, success } from '../../testing/fakeServer';
import { RestoreSection } from './RestoreSection';

const NOTICE: RestoreNotice = {
  taken_at: '2026-10-03T09:00:00.000Z',
  restored_at: '2026-10-03T11:30:00.000Z',
  held_mails: 3,
};

/** The section of this notice, until it is dealt with; gives what was sent. */
function open(notice: RestoreNotice | null): unknown[] {
  setPageToken('t');
  const sent: unknown[] = [];
  fakeServer(({ method, body }) => {
    if (method === 'GET') return success({ notice: sent.length > 0 ? null : notice });
    sent.push(body);
    return success(null);
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} dataProvider={dataProvider} queryClient={queryClient}>
        <Dialogs>
          <p>The page</p>
          <RestoreSection />
        </Dialogs>
      </AdminContext>
    </MemoryRouter>,
  );
  return sent;
}

it('tells of a restore what has to be done, until somebody has', async () => {
  const sent = open(NOTICE);
  const section = await screen.findByRole('region', { name: 'Restored from a backup' });
  expect(section.textContent).toContain('3 Okt 2026, 18.30');
  expect(section.textContent).toContain('3 mails from before are held');
  await userEvent.click(within(section).getByRole('button', { name: 'Mark as dealt with' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'Imported the list');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as dealt with' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Restored from a backup' })).toBeNull());
  expect(sent).toEqual([{ reason: 'Imported the list' }]);
});

it('says that no mail is held', async () => {
  open({ ...NOTICE, held_mails: 0 });
  const section = await screen.findByRole('region', { name: 'Restored from a backup' });
  expect(section.textContent).toContain('No mail is held');
});

it('shows nothing without a restore', async () => {
  open(null);
  await screen.findByText('The page');
  expect(screen.queryByRole('region')).toBeNull();
});
