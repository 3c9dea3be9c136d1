import '../lib/testing/browser-globals';
import { render, screen } from '@testing-library/react';
import { AppErrorBoundary } from './AppErrorBoundary';

function Broken(): never {
  throw new Error('The map has no ink.');
}

test('a page that fails leaves the error screen with details and a way to reload', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <AppErrorBoundary>
      <Broken />
    </AppErrorBoundary>,
  );
  report.mockRestore();
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong');
  expect(screen.getByText('The map has no ink.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();
});
