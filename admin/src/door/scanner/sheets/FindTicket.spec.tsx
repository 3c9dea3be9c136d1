import { render, screen } from '@testing-library/react';
import { FindTicket } from './FindTicket';
import { ScannerPage } from '../ScannerPage';
import {
  button,
  CHECK_IN,
  CHECKED_IN,
  CODE,
  fakeCamera,
  person,
  serve,
  STAFF,
  typeCode,
  useFreshDevice,
  VALID_ANSWER,
  wait,
} from '../scannerFixtures';

useFreshDevice();

const FIND = 'GET /api/admin/tickets';
const found = (buyer_name: string) => ({
  ticket_code: CODE,
  status: 'valid',
  buyer_name,
  order_number: 'FEST-0000000000',
});
const search = async (text: string) => {
  await person().type(screen.getByLabelText('Name, email or order number'), `${text}{Enter}`);
  await wait(0);
};

it('a chosen ticket that isn’t taken stays on the screen, with the reason', async () => {
  serve({
    [FIND]: [[200, { success: true, data: [found('Siti Rahma')] }]],
    [STAFF]: [[200, VALID_ANSWER]],
    [CHECK_IN]: [[200, CHECKED_IN]],
  });
  render(<ScannerPage userRole="super_admin" openCamera={fakeCamera().open} />);
  await typeCode(CODE);
  await wait(0);
  await person().keyboard('{Escape}');
  await person().click(button('Manual Code Entry'));
  await person().click(button('Find by buyer'));
  await search('siti');
  await person().click(screen.getByRole('button', { name: /^Siti Rahma/ }));
  expect(screen.getByRole('alert').textContent).toBe('This code was just checked. Try again in 3 seconds.');
  await wait(3_000);
  await person().click(screen.getByRole('button', { name: /^Siti Rahma/ }));
  await wait(0);
  expect(screen.getByRole('dialog', { name: 'VALID' })).toBeTruthy();
  expect(screen.queryByLabelText('Name, email or order number')).toBeNull();
});

it('an answer that comes late is not shown as that of a newer search', async () => {
  const answer = new Map<string, (buyer: string) => void>();
  globalThis.fetch = (input) =>
    new Promise((resolve) => {
      const asked = /"q":"(\w+)"/.exec(decodeURIComponent(input as string))?.[1] ?? '';
      answer.set(asked, (buyer) => {
        const text = JSON.stringify({ success: true, data: [found(buyer)] });
        resolve({ status: 200, ok: true, text: async () => text } as Response);
      });
    });
  render(<FindTicket open onChoose={() => null} onClose={() => undefined} />);
  await search('siti');
  await person().click(button('Cancel'));
  await search('dewi');
  answer.get('siti')?.('Siti Rahma');
  await wait(0);
  expect(screen.queryByText('Siti Rahma')).toBeNull();
  expect(button('Searching…')).toBeTruthy();
  answer.get('dewi')?.('Dewi Lestari');
  await wait(0);
  expect(screen.getByText('Dewi Lestari')).toBeTruthy();
});
