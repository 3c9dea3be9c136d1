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
function open(
  assign = () => success(ENTRY),
  knowledge = () => success({ data: [ENTRY], current_page: 1, last_page: 1, per_page: 15, total: 1 }),
  save = () => success(ENTRY),
) {
  setPageToken('t');
  const asked = fakeServer(({ method, path }) => {
    if (method === 'POST') return assign();
    if (method === 'PUT') return save();
    if (path.endsWith('/unanswered')) return success([GROUP]);
    if (path.includes('/knowledge?')) return knowledge();
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

it('the phrases are taken off also when somebody changes the entry meanwhile', async () => {
  let saves = 0;
  const written = open(undefined, undefined, () => ((saves += 1) === 1 ? failure(409, 'Changed.') : success(ENTRY)));
  await userEvent.click(await screen.findByRole('button', { name: /^Belongs to “Is there a cloakroom\?”/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'ra.action.undo' }));
  await waitFor(() => expect(written().map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT']));
  expect(screen.queryByText('Changed.')).toBeNull();
});

/** The dialog, its field, and the button that gives the questions to the entry. */
async function openOther() {
  await userEvent.click(await screen.findByRole('button', { name: 'Another entry for naro motor dmn' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Another entry' }));
  const field = dialog.getByRole('combobox', { name: 'Entry' });
  return { dialog, field, give: () => userEvent.click(dialog.getByRole('button', { name: 'Add to the entry' })) };
}

it('another entry is looked for among those that answer, and gets them; the list has the focus then', async () => {
  const written = open();
  const { field, give } = await openOther();
  await userEvent.type(field, 'park');
  await userEvent.click(await screen.findByRole('option', { name: 'Where can I park?' }));
  await give();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written()).toEqual([{ method: 'POST', path: ASSIGN, body: { knowledge_id: 9, questions: QUESTIONS } }]);
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Unanswered questions' }));
});

it('a refusal stays in the dialog, and nothing is sent without an entry', async () => {
  const written = open(() => failure(422, 'That is too much.'));
  const { dialog, field, give } = await openOther();
  await give();
  expect(dialog.getByText('Choose an entry.')).toBeTruthy();
  expect(written()).toEqual([]);
  await userEvent.type(field, 'park');
  await userEvent.click(await screen.findByRole('option', { name: 'Where can I park?' }));
  expect(dialog.queryByText('Choose an entry.')).toBeNull();
  await give();
  expect(await dialog.findByText('That is too much.')).toBeTruthy();
});

it('an entry is no longer chosen once something else is typed over it', async () => {
  const written = open();
  const { dialog, field, give } = await openOther();
  await userEvent.type(field, 'park');
  await userEvent.click(await screen.findByRole('option', { name: 'Where can I park?' }));
  await userEvent.type(field, 'x');
  await userEvent.keyboard('{Escape}');
  await give();
  expect(dialog.getByText('Choose an entry.')).toBeTruthy();
  expect(written()).toEqual([]);
});

it('a search that fails says so', async () => {
  open(undefined, () => failure(503, 'Try again soon.'));
  const { field } = await openOther();
  await userEvent.type(field, 'park');
  expect(await screen.findByText('Try again soon.')).toBeTruthy();
});
