import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answered, asked, chat, chips, freshTab, input, openChat, refuse, server, slowly } from '../testing/chat-site';

beforeEach(freshTab);

describe('failures', () => {
  test.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a refusal', () => refuse(422)],
    ['no envelope', () => ({ status: 200, body: null })],
    ['an answer without words', () => ({ status: 200, body: { success: true, data: {} } })],
  ])('%s', async (_what, chatAnswer) => {
    server.chat = chatAnswer;
    const user = await openChat();
    await user.type(input(), 'Hello?{Enter}');
    expect(await chat().findByText('Sorry, an error occurred. Please try again.')).toBeTruthy();
    expect(chips()).toContain('Technical support');
    server.chat = () => answered('Here we are.');
    await user.click(chat().getByRole('button', { name: 'Technical support' }));
    expect(await chat().findByText('Here we are.')).toBeTruthy();
  });

  test('in Indonesian', async () => {
    server.chat = () => refuse(500);
    const user = await openChat('id');
    await user.type(input(), 'Halo?{Enter}');
    expect(await chat().findByText('Maaf, terjadi kesalahan. Silakan coba lagi.')).toBeTruthy();
  });

  test('too many questions fail with the same words and the time to wait', async () => {
    server.chat = () => refuse(429, { 'Retry-After': '17' });
    const user = await openChat();
    await user.type(input(), 'Hello?{Enter}');
    const words = /^Sorry, an error occurred\. Please try again\. Very many questions .+ wait 17 seconds\.$/;
    expect(await chat().findByText(words)).toBeTruthy();
  });
});

describe('the tab caches the talk', () => {
  test('over a reload', async () => {
    const user = await openChat();
    await user.type(input(), 'How much?{Enter}');
    await chat().findByText('An answer.');
    cleanup();
    await openChat();
    expect(chat().getByText('How much?')).toBeTruthy();
    expect(chat().getByText('An answer.')).toBeTruthy();
    await userEvent.type(input(), 'And now?{Enter}');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.session_id).toBe(asked[0]?.session_id);
  });

  test('and a question whose answer was lost with its page shows the failure', async () => {
    slowly();
    const user = await openChat();
    await user.type(input(), 'How much?{Enter}');
    cleanup();
    await openChat();
    expect(chat().getByText('Sorry, an error occurred. Please try again.')).toBeTruthy();
  });

  test.each(['{', '{"sessionId":7}', '{"sessionId":"x","language":"en","messages":[{"type":"bot"}]}'])(
    'what is no talk is forgotten: %s',
    async (text) => {
      sessionStorage.setItem('chat_talk', text);
      await openChat();
      expect(chat().getByText(/^Hello, seeker!/)).toBeTruthy();
    },
  );
});
