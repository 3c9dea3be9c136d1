import '../lib/testing/browser-globals';
import { render, screen, waitFor } from '@testing-library/react';
import { AppErrorBoundary } from './AppErrorBoundary';

function Broken(): never {
  throw new Error('The map has no ink.');
}

test('a page that fails leaves the error screen with details and a way to reload', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(
    <AppErrorBoundary>
      <Broken />
    </AppErrorBoundary>,
  );
  await waitFor(() => expect(container.querySelector('svg')).toBeTruthy());
  report.mockRestore();
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong');
  expect(screen.getByText('The map has no ink.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();
});
