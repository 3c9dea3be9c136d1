import '../lib/testing/browser-globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { AppErrorBoundary } from './AppErrorBoundary';
import { lazyCode } from '../ui/lazy-code';

const LOST = 'This part of the page could not be loaded. Please check your connection.';

/** A component whose code fails so often before it comes. */
function failing(times: number, Part: ComponentType = () => <p>The map of the realms</p>) {
  let left = times;
  return lazyCode(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  });
}

async function show(Part: ComponentType) {
  await act(async () => {
    render(
      <AppErrorBoundary>
        <h1>The page</h1>
        <Suspense fallback="Loading">
          <Part />
        </Suspense>
      </AppErrorBoundary>,
    );
  });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('code that is lost for a moment is asked for again', async () => {
  await show(failing(3));
  expect(screen.getByText('Loading')).toBeTruthy();
  await pass(6000);
  expect(screen.getByText('The map of the realms')).toBeTruthy();
});

test('code that stays lost leaves the page, and a message in its place that tries again', async () => {
  await show(failing(5));
  await pass(6000);
  expect(screen.getByRole('alert').textContent).toContain(LOST);
  expect(screen.getByRole('heading').textContent).toBe('The page');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(6000);
  jest.useRealTimers();
  expect(await screen.findByText('The map of the realms')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a fault of the code itself is the application error screen’s', async () => {
  await show(
    failing(0, () => {
      throw new Error('The map has no ink.');
    }),
  );
  await pass(0);
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong');
});
