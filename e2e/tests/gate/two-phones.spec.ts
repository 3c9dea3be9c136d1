import { AdminData } from '../../support/admin/data.js';
import { expect, JOURNEY, test } from '../../support/fixtures.js';
import { GatePhone } from '../../support/gate/gate-phone.js';

test('two phones without a network: both judge, and the double is named', JOURNEY, async ({ browser, request }) => {
  test.setTimeout(90_000);
  const data = await AdminData.open(request);
  const [shared, own] = [await data.ticket('Rina Wulandari'), await data.ticket('Budi Santoso')];
  const next = await data.ticket('Dewi Lestari');
  const north = await GatePhone.pair(browser, data, 'Phone 1', 'North gate');
  const south = await GatePhone.pair(browser, data, 'Phone 2', 'South gate');

  await north.network(false);
  await south.network(false);
  await north.read(shared);
  await expect(north.verdict('LET IN')).toBeVisible();
  await expect(north.page.getByText('Rina Wulandari', { exact: true })).toBeVisible();
  await expect(north.page.getByText(/^Checked by this phone alone/)).toBeVisible();
  await north.next();
  await expect(north.page.getByText('1 not sent yet')).toBeVisible();

  // Reloaded without a network it is all still there.
  await north.page.reload();
  await expect(north.page.getByText('1 not sent yet')).toBeVisible();
  await north.read(shared);
  await expect(north.verdict('ALREADY USED')).toBeVisible();
  await expect(north.page.getByText(/^Used \d+ s ago, on this phone$/)).toBeVisible();
  await north.next();

  await south.read(shared);
  await expect(south.verdict('LET IN')).toBeVisible();
  await south.next();

  await north.network(true);
  await expect(north.page.getByText(/not sent yet/)).toBeHidden({ timeout: 40_000 });
  await south.network(true);
  await expect(south.page.getByText(/not sent yet/)).toBeHidden({ timeout: 40_000 });
  const { data: doubles } = await (await request.get('/api/admin/gate/doubles')).json();
  expect(doubles).toMatchObject([{ first: { gate: 'North gate' }, second: { gate: 'South gate', device: 'Phone 2' } }]);

  await south.read(own);
  await expect(south.verdict('LET IN')).toBeVisible();
  await expect(south.page.getByText('Budi Santoso', { exact: true })).toBeVisible();
  await expect(south.page.getByText(/Checked by this phone alone/)).toBeHidden();
  // The next ticket is read while the verdict still shows.
  await south.read(next);
  await expect(south.page.getByText('Dewi Lestari', { exact: true })).toBeVisible();
  await north.read(own);
  await expect(north.verdict('ALREADY USED')).toBeVisible();
  await expect(north.page.getByText(/^Used \d+ s ago, South gate$/)).toBeVisible();
  await north.close();
  await south.close();
});
