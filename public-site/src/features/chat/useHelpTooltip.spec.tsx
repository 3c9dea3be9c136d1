import { act, fireEvent, screen } from '@testing-library/react';
import { chat, freshTab, launcher, openSite } from './testing/chat-site';

const TEXT = 'Questions about the festival? Ask me!';
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const isShown = () => screen.queryByText(TEXT) !== null;

beforeEach(() => {
  jest.useFakeTimers();
  freshTab();
});
afterEach(() => jest.useRealTimers());

test('it comes after 2 s and goes after 8 s, once in a session', async () => {
  const { unmount } = openSite();
  await pass(1999);
  expect(isShown()).toBe(false);
  await pass(1);
  expect(isShown()).toBe(true);
  expect(sessionStorage.getItem('chat_tooltip_shown')).not.toBeNull();
  await pass(7999);
  expect(isShown()).toBe(true);
  await pass(1);
  expect(isShown()).toBe(false);
  unmount();
  openSite();
  await pass(60_000);
  expect(isShown()).toBe(false);
});

test('it can be dismissed', async () => {
  openSite();
  await pass(2000);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss this hint' }));
  expect(isShown()).toBe(false);
});

test('it does not come while the chat is open, and goes when it is opened', async () => {
  const { unmount } = openSite();
  fireEvent.click(launcher());
  await pass(2000);
  fireEvent.click(chat().getByRole('button', { name: 'Close the guide' }));
  expect(isShown()).toBe(false);
  unmount();
  openSite();
  await pass(2000);
  expect(isShown()).toBe(true);
  fireEvent.click(launcher());
  fireEvent.click(chat().getByRole('button', { name: 'Close the guide' }));
  expect(isShown()).toBe(false);
});
