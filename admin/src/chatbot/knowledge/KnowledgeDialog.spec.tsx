import type { EntryCheck, KnowledgeEntry } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { dataProvider } from '../../app/providers/dataProvider';
import { failure, fakeServer, setPageToken, success } from '../../testing/fakeServer';
import { BannerProvider } from '../calls/Banners';
import { KnowledgeDialog } from './KnowledgeDialog';

const CHANGED = 'The knowledge entry was changed in the meantime. Please look at the change and save again.';
const ENTRY: KnowledgeEntry = {
  id: 7,
  category: 'faq',
  question_en: 'Is there a gamelan?',
  question_id: 'Ada gamelan?',
  answer_en: 'Yes.',
  answer_id: 'Ya.',
  keywords: [],
  training_phrases: [],
  priority: 1,
  is_active: true,
  updated_at: '2025-11-01T00:00:00.000Z',
};

const CHECK: EntryCheck = {
  asked: 12,
  found: 9,
  lost: [
    { text: 'where to put the car', to: 8, question: 'Where is the venue?' },
    { text: 'my van', to: null, question: null },
  ],
  rivals: [{ id: 8, question: 'Where is the venue?', wins: 3 }],
  proposals: [
    { text: 'parkir mobil dmn', count: 2 },
    { text: 'my scooter?', count: 1 },
  ],
  neighbour_phrases: [{ text: 'drum dari jawa', id: 8, question: 'Where is the venue?' }],
};

/** One entry, stored as the server does it; `sent` is what was asked to be written. */
function open() {
  setPageToken('t');
  let stored = ENTRY;
  const sent: Array<Record<string, unknown>> = [];
  const askedAbout: unknown[] = [];
  fakeServer(({ method, path, body }) => {
    if (path.endsWith('/categories')) return success(['faq']);
    if (path.endsWith('/translation')) return success({ service: false });
    if (path.includes('/same-question')) return success([]);
    if (path.includes('/check')) return success(CHECK);
    if (path.includes('/conflicts')) {
      askedAbout.push(body);
      return success([]);
    }
    if (method !== 'PUT') return success(stored);
    const { seen_updated_at: seen, ...values } = body as Record<string, unknown>;
    sent.push({ seen, ...values });
    if (seen !== stored.updated_at) return failure(409, CHANGED);
    stored = { ...stored, ...values, updated_at: '2025-11-03T00:00:00.000Z' };
    return success(stored);
  });
  render(
    <MemoryRouter>
      <AdminContext
        theme={lightTheme}
        dataProvider={dataProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <BannerProvider tab="knowledge">
          <KnowledgeDialog tab="knowledge" form={{ kind: 'entry', id: 7 }} />
        </BannerProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  const changeElsewhere = (change: Partial<KnowledgeEntry>) => {
    stored = { ...stored, ...change, updated_at: '2025-11-02T00:00:00.000Z' };
  };
  return { sent, askedAbout, changeElsewhere, stored: () => stored };
}

const answer = () => screen.findByLabelText<HTMLTextAreaElement>(/^Answer \(English\)/);
const save = () => userEvent.click(screen.getByRole('button', { name: /save/i }));

async function typeAnswer(text: string): Promise<void> {
  const input = await answer();
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

it('is not saved over what somebody else changed meanwhile: their change comes in, and then both are saved', async () => {
  const { changeElsewhere, sent, stored } = open();
  await typeAnswer('Yes, two.');
  changeElsewhere({ question_en: 'Is there any gamelan?' });
  await save();
  expect(await screen.findByText(CHANGED)).toBeTruthy();
  const question = screen.getByLabelText<HTMLTextAreaElement>(/^Question \(English\)/);
  await waitFor(() => expect(question.value).toBe('Is there any gamelan?'));
  expect((await answer()).value).toBe('Yes, two.');
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(stored()).toMatchObject({ question_en: 'Is there any gamelan?', answer_en: 'Yes, two.' });
});

it('shows the other’s answer where both wrote one', async () => {
  const { changeElsewhere, stored } = open();
  await typeAnswer('Yes, two.');
  changeElsewhere({ answer_en: 'Yes, three.' });
  await save();
  expect((await screen.findByText('Yes, three.', { exact: false })).textContent).toBe('Answer (English): Yes, three.');
  expect((await answer()).value).toBe('Yes, two.');
  await userEvent.click(screen.getByRole('button', { name: 'Use theirs for Answer (English)' }));
  await save();
  await waitFor(() =>
    expect(stored()).toMatchObject({ answer_en: 'Yes, three.', updated_at: '2025-11-03T00:00:00.000Z' }),
  );
});

it('says what was seen', async () => {
  const { sent } = open();
  await typeAnswer('Yes, two.');
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ seen: ENTRY.updated_at, answer_en: 'Yes, two.' }]));
});

describe('how the entry is found', () => {
  it('is told with its rivals and the phrases that it would not answer', async () => {
    open();
    const check = within(await screen.findByRole('region', { name: 'How it is found' }));
    expect(await check.findByText(/^9 of 12 phrases are answered, .*: 75 %\./)).toBeTruthy();
    const [rival] = check.getAllByRole('link', { name: 'Where is the venue? (opens in a new tab)' });
    expect(rival?.getAttribute('href')).toBe('/admin/chatbot-training/8');
    expect(check.getByText(/“where to put the car” → Where is the venue\?/)).toBeTruthy();
    expect(check.getByText(/“my van” → no answer/)).toBeTruthy();
  });

  it('proposes visitors’ questions, which one press adds; a save asks about them alone', async () => {
    const { sent, askedAbout } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add the phrase parkir mobil dmn' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Training phrases/).value).toBe('parkir mobil dmn');
    expect(screen.queryByRole('button', { name: 'Add the phrase parkir mobil dmn' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add the phrase my scooter?' }));
    expect(screen.getByText('All were added. Save to keep them.')).toBeTruthy();
    await save();
    const phrases = ['parkir mobil dmn', 'my scooter?'];
    await waitFor(() => expect(sent).toMatchObject([{ training_phrases: phrases }]));
    expect(askedAbout).toEqual([
      { question_en: '', question_id: '', keywords: [], training_phrases: phrases, except: 7 },
    ]);
  });

  it('proposes other entries’ phrases with their entry, which one press adds', async () => {
    const { sent } = open();
    const title = 'Other entries have this, and it sounds like this one. Does it belong here?';
    const proposed = within(await screen.findByRole('list', { name: title }));
    expect(proposed.getByRole('listitem').textContent).toMatch(/^“drum dari jawa” ← Where is the venue\?/);
    await userEvent.click(proposed.getByRole('button', { name: 'Add the phrase drum dari jawa' }));
    await save();
    await waitFor(() => expect(sent).toMatchObject([{ training_phrases: ['drum dari jawa'] }]));
  });
});
