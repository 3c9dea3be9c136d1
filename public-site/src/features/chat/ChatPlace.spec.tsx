import { act, render, screen } from '@testing-library/react';
import { askAssistant } from '../../lib/assistant';
import { ChatPlace } from './ChatPlace';

jest.mock('./ChatWidget', () => ({
  ChatWidget: ({ startsOpen }: { startsOpen: boolean }) => <p>Ask me{startsOpen && ', I am open'}</p>,
}));

let idle: (() => void) | null = null;
const loaded = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });

beforeEach(() => {
  idle = null;
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
  render(<ChatPlace />);
  expect(idle).toBeNull();
  act(() => void window.dispatchEvent(new Event('load')));
  expect(screen.queryByText('Ask me')).toBeNull();
  await act(async () => idle?.());
  expect(await screen.findByText('Ask me')).toBeTruthy();
});

test('the assistant comes at once when somebody asks for it', async () => {
  render(<ChatPlace />);
  expect(screen.queryByText(/Ask me/)).toBeNull();
  await act(async () => askAssistant());
  expect(await screen.findByText('Ask me, I am open')).toBeTruthy();
});

test('who leaves before is not followed', () => {
  const { unmount } = render(<ChatPlace />);
  expect(idle).not.toBeNull();
  unmount();
  expect(idle).toBeNull();
});
