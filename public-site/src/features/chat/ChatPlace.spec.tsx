import '../../lib/testing/browser-globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { askAssistant } from '../../lib/assistant';
import { type Language, LanguageProvider } from '../../lib/language';
import { BUILT_IN_SETTINGS, siteSettingsQuery } from '../../lib/festival/site-settings';
import { ChatPlace } from './ChatPlace';

let mockIsLost = false;
jest.mock('./ChatWidget', () => {
  if (mockIsLost) throw new Error('The file could not be fetched.');
  return { ChatWidget: ({ startsOpen }: { startsOpen: boolean }) => <p>Ask me{startsOpen && ', I am open'}</p> };
});

/** Longer than all tries for a chunk. */
const ALL_TRIES_MS = 7_000;
const DESK = { support_name: 'Rani', support_whatsapp: '6281234567890', mail_link: 'mailto:desk@festival.example' };

function open(language: Language = 'en', contact: Partial<typeof DESK> = DESK, waitsUntilAsked = false) {
  const queries = new QueryClient();
  queries.setQueryData(siteSettingsQuery.queryKey, { ...BUILT_IN_SETTINGS, ...contact });
  return render(
    <QueryClientProvider client={queries}>
      <LanguageProvider first={language}>
        <button type="button" onClick={askAssistant}>
          Help me
        </button>
        <ChatPlace waitsUntilAsked={waitsUntilAsked} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const button = (name: string) => screen.getByRole('button', { name });
async function press(name: string): Promise<void> {
  button(name).focus();
  await act(async () => fireEvent.click(button(name)));
}
async function askInVain(): Promise<void> {
  await press('Help me');
  await pass(ALL_TRIES_MS);
}

let idle: (() => void) | null = null;
const loaded = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });

beforeEach(() => {
  idle = null;
  mockIsLost = false;
  jest.resetModules();
  window.requestIdleCallback = (callback) => {
    idle = () => callback({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
  window.cancelIdleCallback = () => {
    idle = null;
  };
});
afterEach(() => loaded('complete'));

test('the assistant comes once the page has loaded and the browser is idle', async () => {
  loaded('interactive');
  open();
  expect(idle).toBeNull();
  act(() => void window.dispatchEvent(new Event('load')));
  expect(screen.queryByText('Ask me')).toBeNull();
  await act(async () => idle?.());
  expect(await screen.findByText('Ask me')).toBeTruthy();
});

test('the assistant comes at once when somebody asks for it', async () => {
  open();
  expect(screen.queryByText(/Ask me/)).toBeNull();
  await act(async () => askAssistant());
  expect(await screen.findByText('Ask me, I am open')).toBeTruthy();
});

test('on a page that must be small the assistant comes once somebody asks for it', async () => {
  open('en', DESK, true);
  expect(idle).toBeNull();
  await act(async () => askAssistant());
  expect(await screen.findByText('Ask me, I am open')).toBeTruthy();
});

test('a visitor who leaves before is not followed', () => {
  const { unmount } = open();
  expect(idle).not.toBeNull();
  unmount();
  expect(idle).toBeNull();
});

describe('when its code can not be had', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    mockIsLost = true;
  });
  afterEach(() => jest.useRealTimers());

  test('a visitor who asked sees the failure once all tries have failed, and a contact instead', async () => {
    open();
    await press('Help me');
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(ALL_TRIES_MS);
    expect(screen.getByRole('alert').textContent).toContain('The festival guide could not be loaded.');
    expect(screen.getByRole('link', { name: 'WhatsApp · Rani' }).getAttribute('href')).toBe(
      'https://wa.me/6281234567890',
    );
  });

  test('in Indonesian, with the mail address where there is no number', async () => {
    open('id', { ...DESK, support_whatsapp: '' });
    await askInVain();
    expect(screen.getByRole('alert').textContent).toContain('Pemandu festival gagal dimuat.');
    expect(screen.getByRole('link', { name: 'desk@festival.example' })).toBeTruthy();
    expect(button('Coba lagi')).toBeTruthy();
    expect(button('Tutup')).toBeTruthy();
  });

  test('the failure is shown without a contact too', async () => {
    open('en', { support_name: '', support_whatsapp: '', mail_link: '' });
    await askInVain();
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('a visitor who has not asked sees no failure', async () => {
    open();
    act(() => idle?.());
    await pass(ALL_TRIES_MS);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a later request shows a failure only once the code has failed again', async () => {
    open();
    act(() => idle?.());
    await pass(ALL_TRIES_MS);
    await press('Help me');
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(ALL_TRIES_MS);
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  test('another try opens it, and the keyboard is where it was asked for', async () => {
    open();
    await askInVain();
    mockIsLost = false;
    await press('Try again');
    await pass(0);
    expect(screen.getByText('Ask me, I am open')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(button('Help me'));
  });

  test('another try that fails is another alert', async () => {
    open();
    await askInVain();
    const first = screen.getByRole('alert');
    await press('Try again');
    expect(button('Try again').getAttribute('aria-busy')).toBe('true');
    await pass(ALL_TRIES_MS);
    expect(screen.getByRole('alert')).not.toBe(first);
  });

  test('closed, it is gone until somebody asks again', async () => {
    open();
    await askInVain();
    await press('Close');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(button('Help me'));
    await askInVain();
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
