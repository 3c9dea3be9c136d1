import type { EntryConflict, SameQuestion } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { dataProvider } from '../../app/providers/dataProvider';
import { fakeServer, setPageToken, success } from '../../testing/fakeServer';
import { BannerProvider } from '../calls/Banners';
import { KnowledgeDialog } from './KnowledgeDialog';

const DRAFT = { category: 'faq', question_en: 'Is there parking?', answer_en: 'Yes.', question_id: '', answer_id: '' };
const GLOSSARY = { question_id: '[Terjemahan otomatis] Is parkir?', answer_id: '[Terjemahan otomatis] Ya.' };
const SERVICE = { question_id: 'Apakah ada parkir?', answer_id: 'Ya.' };

interface Server {
  service?: boolean;
  same?: SameQuestion[];
  conflicts?: EntryConflict[];
}

/** The form of a new entry that begins with its English texts; gives what was saved. */
function open({ service = false, same = [], conflicts = [] }: Server) {
  setPageToken('t');
  const saved: unknown[] = [];
  fakeServer(({ method, path, body }) => {
    if (path.endsWith('/categories')) return success(['faq']);
    if (path.endsWith('/translation')) return success({ service });
    if (path.endsWith('/translate')) return success(service ? SERVICE : GLOSSARY);
    if (path.includes('/same-question')) return success(same);
    if (path.includes('/conflicts')) return success(conflicts);
    if (path.endsWith('/draft')) return success(DRAFT);
    if (method === 'POST') saved.push(body);
    return success({ id: 1 });
  });
  render(
    <MemoryRouter>
      <AdminContext
        theme={lightTheme}
        dataProvider={dataProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <BannerProvider tab="knowledge">
          <KnowledgeDialog tab="knowledge" form={{ kind: 'group', id: 1 }} />
        </BannerProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  return saved;
}

const autoTranslate = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Auto-translate' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const indonesian = () => screen.getByLabelText<HTMLTextAreaElement>('Answer (Indonesian)');

async function translateNow(text: string): Promise<void> {
  await press('Translate now');
  await waitFor(() => expect(indonesian().value).toBe(text));
}

it('auto-translate is off without a service, which is said, and can be turned on', async () => {
  open({});
  expect((await autoTranslate()).checked).toBe(false);
  expect(await screen.findByText(/No translation service is set up/)).toBeTruthy();
  await userEvent.click(await autoTranslate());
  expect((await autoTranslate()).checked).toBe(true);
});

it('auto-translate is on with a service', async () => {
  open({ service: true });
  await autoTranslate();
  await waitFor(async () => expect((await autoTranslate()).checked).toBe(true));
  expect(screen.queryByText(/No translation service/)).toBeNull();
});

it.each([
  ['a glossary’s', false, GLOSSARY.answer_id],
  ['a service’s', true, SERVICE.answer_id],
])('%s untouched text is saved only after a question', async (_name, service, text) => {
  const saved = open({ service });
  await autoTranslate();
  await translateNow(text);
  await press(/save$/i);
  expect(await screen.findByText(/Nobody has edited the machine’s translation/)).toBeTruthy();
  await press('Go back');
  await waitFor(() => expect(screen.queryByText(/Nobody has edited/)).toBeNull());
  expect(saved).toEqual([]);
  await press(/save$/i);
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(saved).toMatchObject([{ answer_id: 'Ya.' }]));
});

it('a question that another entry has is named with a link to it', async () => {
  const saved = open({ same: [{ id: 9, language: 'en', question: 'Is there parking', is_active: true }] });
  await autoTranslate();
  await press(/save$/i);
  const link = await screen.findByRole('link', { name: /^Is there parking \(English/ });
  expect(link.getAttribute('href')).toBe('/admin/chatbot-training/9');
  expect(saved).toEqual([]);
  await press('Save anyway');
  await waitFor(() => expect(saved).toHaveLength(1));
});

it('a text that another entry answers is named with a link to it, once', async () => {
  const same = { id: 9, language: 'en' as const, question: 'Is there parking', is_active: true };
  const conflicts = [
    { text: 'Is there parking?', id: 9, question: 'Is there parking' },
    { text: 'where do I park', id: 12, question: 'Where is the venue?' },
  ];
  const saved = open({ same: [same], conflicts });
  await autoTranslate();
  await press(/save$/i);
  const link = await screen.findByRole('link', { name: /^Where is the venue/ });
  expect(link.getAttribute('href')).toBe('/admin/chatbot-training/12');
  expect(screen.getByText(/“where do I park” is answered by another entry/)).toBeTruthy();
  expect(screen.queryByText(/“Is there parking\?” is answered/)).toBeNull();
  await press('Save anyway');
  await waitFor(() => expect(saved).toHaveLength(1));
});

it('what is an editor’s own is saved at once', async () => {
  const saved = open({});
  await autoTranslate();
  await userEvent.type(indonesian(), 'Ada.');
  await press(/save$/i);
  await waitFor(() => expect(saved).toMatchObject([{ answer_id: 'Ada.' }]));
});
