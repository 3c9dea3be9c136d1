import { waitFor } from '@testing-library/react';
import {
  answered,
  asked,
  chat,
  chips,
  freshTab,
  input,
  openChat,
  refuse,
  sendButton,
  server,
  slowly,
  suggestionsAsked,
} from '../testing/chat-site';

beforeEach(freshTab);

test('the first words are a greeting, under its badge, with general suggestions', async () => {
  await openChat();
  expect(chat().getByText(/^Hello, seeker!/)).toBeTruthy();
  expect(chat().getByText('General')).toBeTruthy();
  await waitFor(() => expect(chips()).toEqual(['How much is a ticket?', 'Who plays?']));
  expect(suggestionsAsked).toEqual([{ language: 'en' }]);
});

test('a question is sent trimmed with language and session, and its answer comes with badge and suggestions', async () => {
  server.chat = () => answered('77.000', { category: 'tickets', suggestions: ['Is there a discount?'] });
  const user = await openChat();
  await user.type(input(), '  How much?  {Enter}');
  expect(await chat().findByText('77.000')).toBeTruthy();
  expect(asked).toEqual([
    { message: 'How much?', language: 'en', session_id: expect.stringMatching(/^chat_\d{13}_[a-z0-9]{16}$/) },
  ]);
  expect(chat().getByText('Tickets')).toBeTruthy();
  expect(input().value).toBe('');
  expect(chips(/^Suggested/)).toEqual(['Is there a discount?']);
  await waitFor(() => expect(suggestionsAsked.at(-1)).toEqual({ language: 'en', session_id: asked[0]?.session_id }));
});

test.each(['', '   ', '\n \t'])('%j is not sent', async (text) => {
  const user = await openChat();
  await user.click(input());
  if (text) await user.paste(text);
  await user.keyboard('{Enter}');
  await user.click(sendButton());
  expect(asked).toEqual([]);
});

test('Shift+Enter begins a line', async () => {
  const user = await openChat();
  await user.type(input(), 'One{Shift>}{Enter}{/Shift}Two');
  expect(input().value).toBe('One\nTwo');
  expect(asked).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked[0]?.message).toBe('One\nTwo'));
});

test('while a reply is on its way nothing is sent, and the guide is seen writing', async () => {
  const finish = slowly();
  const user = await openChat();
  await waitFor(() => expect(chips()).toHaveLength(2));
  await user.type(input(), 'First{Enter}');
  expect(chat().getByText('The guide is writing…')).toBeTruthy();
  expect(chips()).toEqual([]);
  await user.type(input(), 'Second{Enter}');
  await user.click(sendButton());
  expect(asked).toHaveLength(1);
  expect(input().value).toBe('Second');
  await finish();
  expect(await chat().findByText('At last.')).toBeTruthy();
  expect(chat().queryByText('The guide is writing…')).toBeNull();
  await user.click(sendButton());
  expect(asked).toHaveLength(2);
});

test('a suggestion asks its question', async () => {
  const user = await openChat();
  await user.click(await chat().findByRole('button', { name: 'Who plays?' }));
  expect(await chat().findByText('An answer.')).toBeTruthy();
  expect(asked[0]?.message).toBe('Who plays?');
  expect(document.activeElement).toBe(input());
});

test.each([
  [8, null],
  [12, 'Full screen'],
])('%d suggestions at most', async (most, press) => {
  const many = Array.from({ length: 14 }, (_, index) => `Question ${index + 1}?`);
  server.suggestions = () => ({ status: 200, body: { success: true, data: { suggestions: many } } });
  const user = await openChat();
  if (press) await user.click(chat().getByRole('button', { name: press }));
  await waitFor(() => expect(chips()).toEqual(many.slice(0, most)));
});

test('without suggestions from the server there are five of our own', async () => {
  server.suggestions = () => refuse(500);
  await openChat();
  await waitFor(() => expect(chips()).toHaveLength(5));
  expect(chips().join(' ')).toMatch(/festival.*guest stars.*ticket.*events.*merchandise/);
});

describe('the counter', () => {
  const letters = (count: number) => 'a'.repeat(count);
  test.each([
    [400, null, false],
    [401, '401/500', false],
    [500, '500/500', false],
    [501, '501/500', true],
  ])('%d characters', async (count, shown, isTooLong) => {
    const user = await openChat();
    await user.click(input());
    await user.paste(letters(count));
    expect(chat().queryByText(/\/500$/)?.textContent ?? null).toBe(shown);
    expect(sendButton().disabled).toBe(isTooLong);
    expect(Boolean(chat().queryByText(/too long/))).toBe(isTooLong);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked).toHaveLength(isTooLong ? 0 : 1));
  });

  test('an emoji is one', async () => {
    const user = await openChat();
    await user.click(input());
    await user.paste('🎉'.repeat(401));
    expect(chat().getByText('401/500')).toBeTruthy();
  });
});

describe('languages', () => {
  test('it begins in the language of the site', async () => {
    const user = await openChat('id');
    expect(chat().getByText(/^Halo, petualang!/)).toBeTruthy();
    await user.type(input(), 'Harganya?{Enter}');
    await waitFor(() => expect(asked[0]?.language).toBe('id'));
  });

  test('a change is said in the new language, which the next question is asked in', async () => {
    const user = await openChat();
    await user.click(chat().getByRole('button', { name: 'ID: Bahasa Indonesia' }));
    expect(chat().getByText('Pemandu sekarang berbahasa Indonesia.').lang).toBe('id');
    expect(chat().getByText('Umum')).toBeTruthy();
    await user.click(chat().getByRole('button', { name: 'ID: Bahasa Indonesia' }));
    expect(chat().getAllByText(/^Pemandu sekarang/)).toHaveLength(1);
    await user.type(input(), 'Berapa?{Enter}');
    await waitFor(() => expect(asked[0]?.language).toBe('id'));
    expect(suggestionsAsked.at(-1)?.['language']).toBe('id');
  });
});
