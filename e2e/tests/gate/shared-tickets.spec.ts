import { AdminData } from '../../support/admin/data.js';
import { expect, test } from '../../support/fixtures.js';
import { GatePhone } from '../../support/gate/gate-phone.js';

const TICKETS = 50;
/** After the second phone has sent its scans, milliseconds. */
const NAMED_WITHIN_MS = 5_000;

test('50 tickets that two phones let in without a network are all named as doubles', async ({ browser, request }) => {
  test.setTimeout(300_000);
  const data = await AdminData.open(request);
  const codes = await data.tickets(TICKETS);
  const north = await GatePhone.pair(browser, data, 'Phone 1', 'North gate');
  const south = await GatePhone.pair(browser, data, 'Phone 2', 'South gate');
  for (const phone of [north, south]) {
    await phone.network(false);
    for (const code of codes) expect(await phone.scan(code)).toMatchObject({ word: 'LET IN', isLocal: true });
    await expect(phone.page.getByText(`${TICKETS} not sent yet`)).toBeVisible();
  }
  await north.network(true);
  await north.untilSent();
  await south.network(true);
  await south.untilSent();
  const doubles = async () => (await (await request.get('/api/admin/gate/doubles')).json()).data as unknown[];
  await expect.poll(async () => (await doubles()).length, { timeout: NAMED_WITHIN_MS }).toBe(TICKETS);
  expect(await doubles()).toContainEqual(
    expect.objectContaining({
      first: expect.objectContaining({ gate: 'North gate', device: 'Phone 1' }),
      second: expect.objectContaining({ gate: 'South gate', device: 'Phone 2' }),
    }),
  );
  // The volunteer hears of it too, until somebody has taken note.
  await expect(south.page.getByText(/^A ticket let in here .* had been used before .*North gate/)).toBeVisible();
  await south.page.getByRole('button', { name: 'I have told a lead' }).click();
  await expect(south.page.getByText(/had been used before/)).toBeHidden();
  await north.close();
  await south.close();
});
