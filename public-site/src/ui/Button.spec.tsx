import '../lib/testing/browser-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';

function Order({ onOrder }: { onOrder: () => void }) {
  const [pending, setPending] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setPending(true);
        onOrder();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" pending={pending}>
        PROCEED TO CHECKOUT
      </Button>
    </form>
  );
}

test('a pending button submits once, by mouse or by Enter, and its name and the focus stay', async () => {
  const user = userEvent.setup();
  let orders = 0;
  render(<Order onOrder={() => (orders += 1)} />);
  const button = screen.getByRole('button', { name: 'PROCEED TO CHECKOUT' });
  await user.dblClick(button);
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(orders).toBe(1);
  await user.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'PROCEED TO CHECKOUT' })).toBe(button);
});
