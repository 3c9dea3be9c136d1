import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, success, type Answer } from '../../../testing/fakeServer';
import { openGate } from '../gateFixtures';

const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function open(answer: Answer = success()) {
  const { written } = openGate('', { 'POST /undo': answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Take back a check-in' }));
  return written;
}

const submit = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }));

it.each([
  ['as typed', 'tkt 7f3kq2mz9x4b'],
  ['as a hand-held reader types it', 'https://festival.example/t/TKT-7F3KQ2MZ9X4B?verify=key1abc'],
])('sends the code %s with the reason', async (_name, typed) => {
  const sent = await open();
  fill(/^Ticket code/, typed);
  fill(/^Reason/, ' Wrong person ');
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([{ ticket_code: 'TKT-7F3KQ2MZ9X4B', reason: 'Wrong person' }]);
});

it('says what is missing, and sends nothing', async () => {
  const sent = await open();
  fill(/^Ticket code/, 'TKT-7');
  await submit();
  expect(screen.getByText('A ticket code looks like TKT-7F3KQ2MZ9X4B')).toBeTruthy();
  expect(screen.getByText('Please say why')).toBeTruthy();
  expect(sent).toEqual([]);
});

it.each([
  [404, 'Ticket not found.'],
  [409, 'This ticket is not checked in.'],
  [409, 'Only check-ins of paid orders can be taken back.'],
])('shows the refusal %i: %s', async (status, text) => {
  await open(failure(status, text));
  fill(/^Ticket code/, 'TKT-7F3KQ2MZ9X4B');
  fill(/^Reason/, 'Wrong person');
  await submit();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Ticket code/).value).toBe('TKT-7F3KQ2MZ9X4B');
});
