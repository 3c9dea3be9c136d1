import { screen } from '@testing-library/react';
import {
  answered,
  chat,
  currentAddress,
  freshTab,
  input,
  launcher,
  openChat,
  server,
  slowly,
} from '../testing/chat-site';

beforeEach(freshTab);

describe('answers', () => {
  test('links of our own go through the router, others open a new tab, and HTML stays text', async () => {
    server.chat = () =>
      answered('Buy on [the ticket page](/ticket) or ask https://wa.me/62812\n- <b>one</b>\n[x](javascript:alert)');
    const user = await openChat();
    await user.type(input(), 'Where?{Enter}');
    const away = await chat().findByRole<HTMLAnchorElement>('link', { name: 'wa.me/62812 (opens in a new tab)' });
    expect([away.target, away.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(chat().getByText('<b>one</b>').tagName).toBe('LI');
    expect(chat().getAllByRole('link')).toHaveLength(2);
    await user.click(chat().getByRole('link', { name: 'the ticket page' }));
    expect(currentAddress()).toBe('/ticket');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('in full screen a link shows its page', async () => {
    server.chat = () => answered('[Tickets](/ticket)');
    const user = await openChat();
    await user.click(chat().getByRole('button', { name: 'Full screen' }));
    await user.type(input(), 'Where?{Enter}');
    await user.click(await chat().findByRole('link', { name: 'Tickets' }));
    expect(currentAddress()).toBe('/ticket');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a category of the editors is shown in their words', async () => {
    server.chat = () => answered('Yes.', { category: 'lost_and found' });
    const user = await openChat();
    await user.type(input(), 'Lost?{Enter}');
    expect(await chat().findByText('Lost and found')).toBeTruthy();
  });
});

describe('closing', () => {
  test('Escape closes it, the focus goes back, and the typed text stays', async () => {
    const user = await openChat();
    expect(document.activeElement).toBe(input());
    await user.type(input(), 'Half a que');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(launcher());
    await user.keyboard('{Enter}');
    expect(input().value).toBe('Half a que');
  });

  test('a reply that comes meanwhile leaves a dot, until it is opened', async () => {
    const finish = slowly();
    const user = await openChat();
    await user.type(input(), 'How much?{Enter}');
    await user.click(chat().getByRole('button', { name: 'Close the guide' }));
    expect(screen.queryByText('New reply')).toBeNull();
    await finish();
    expect(await screen.findByText('New reply')).toBeTruthy();
    await user.click(launcher());
    expect(chat().getByText('At last.')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('New reply')).toBeNull();
  });
});
