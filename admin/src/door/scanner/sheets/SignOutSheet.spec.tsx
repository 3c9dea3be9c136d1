import { render, screen } from '@testing-library/react';
import { SignOutSheet } from './SignOutSheet';
import { button, person, useFreshDevice } from '../scannerFixtures';

useFreshDevice();

/** Gives how often it was closed. */
function show({ checking }: { checking: boolean }) {
  let closed = 0;
  render(<SignOutSheet open checking={checking} onSignedOut={() => undefined} onClose={() => (closed += 1)} />);
  return () => closed;
}
const isDisabled = (name: string) => button(name).hasAttribute('disabled');

it('does not close while this phone is being signed out', async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const closed = show({ checking: false });
  await person().click(button('Sign out'));
  expect(isDisabled('Cancel')).toBe(true);
  await person().keyboard('{Escape}');
  expect(closed()).toBe(0);
});

it('does not sign out while a ticket is being checked', () => {
  show({ checking: true });
  expect(screen.getByText('A ticket is being checked. Wait for its result first.')).toBeTruthy();
  expect(isDisabled('Sign out')).toBe(true);
  expect(isDisabled('Cancel')).toBe(false);
});
