import type { UnansweredGroup } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { failure, fakeServer, setPageToken, success } from '../../testing/fakeServer';
import { BannerOutlet, BannerProvider } from '../calls/Banners';
import { UnansweredTab } from './UnansweredTab';

const GROUP: UnansweredGroup = {
  id: 4,
  question: 'naro motor dmn',
  language: 'id',
  count: 3,
  others: ['motor taro mana'],
  last_asked_at: '2027-01-01T00:00:00.000Z',
  nearest: { id: 7, question: 'Is there a cloakroom?' },
};
const ENTRY = {
  id: 9,
  category: 'faq',
  question_en: 'Where can I park?',
  question_id: 'Parkir di mana?',
  answer_en: 'At the gate.',
  answer_id: '',
  keywords: [],
  training_phrases: ['parkir', 'naro motor dmn', 'motor taro mana'],
  priority: 0,
  is_active: true,
  updated_at: '2027-01-02T00:00:00.000Z',
};

/** What was written, the last call last. */
function open(assign = () => success(ENTRY)) {
  setPageToken('t');
  const asked = fakeServer(({ method, path }) => {
    if (method === 'POST') return assign();
    if (path.endsWith('/unanswered')) return success([GROUP]);
    if (path.includes('/knowledge?'))
      return success({ data: [ENTRY], current_page: 1, last_page: 1, per_page: 15, total: 1 });
    return success(ENTRY);
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} queryClient={queries}>
        <BannerProvider tab="unanswered">
          <BannerOutlet />
          <UnansweredTab />
          <Notification />
        </BannerProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  return () => asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
}

const QUESTIONS = ['naro motor dmn', 'motor taro mana'];
const ASSIGN = '/api/admin/chatbot/unanswered/4/assign';

it('one press gives the questions to the nearest entry, and another takes them off again', async () => {
  const written = open();
  await userEvent.click(await screen.findByRole('button', { name: /^Belongs to “Is there a cloakroom\?”/ }));
  await waitFor(() =>
    expect(written()).toEqual([{ method: 'POST', path: ASSIGN, body: { knowledge_id: 7, questions: QUESTIONS } }]),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'ra.action.undo' }));
  await waitFor(() => expect(written()).toHaveLength(2));
  const [, { method, path, body } = { method: '', path: '', body: null }] = written();
  expect([method, path]).toEqual(['PUT', '/api/admin/chatbot/knowledge/7']);
  expect(body).toMatchObject({ training_phrases: ['parkir'], seen_updated_at: ENTRY.updated_at });
});

it('another entry is looked for and gets them', async () => {
  const written = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Another entry for naro motor dmn' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Another entry' }));
  await userEvent.type(dialog.getByRole('combobox', { name: 'Entry' }), 'park');
  await userEvent.click(await screen.findByRole('option', { name: 'Where can I park?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add to the entry' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written()).toEqual([{ method: 'POST', path: ASSIGN, body: { knowledge_id: 9, questions: QUESTIONS } }]);
});

it('a refusal stays in the dialog, and nothing is sent without an entry', async () => {
  const written = open(() => failure(422, 'That is too much.'));
  await userEvent.click(await screen.findByRole('button', { name: 'Another entry for naro motor dmn' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Another entry' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add to the entry' }));
  expect(written()).toEqual([]);
  await userEvent.type(dialog.getByRole('combobox', { name: 'Entry' }), 'park');
  await userEvent.click(await screen.findByRole('option', { name: 'Where can I park?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add to the entry' }));
  expect(await dialog.findByText('That is too much.')).toBeTruthy();
});
