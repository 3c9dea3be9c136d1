import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { AdminData } from '../../support/admin/data.js';
import { expect, test } from '../../support/fixtures.js';
import { CanvasCamera } from '../../support/gate/canvas-camera.js';
import { GatePhone } from '../../support/gate/gate-phone.js';

const TICKETS = 50;
const APART_MS = 1_000;
const LEAST_SHARE = 0.99;
const READ = { timeout: 20_000 };

test('two linked phones without a server refuse what the other has let in a second ago', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const data = await AdminData.open(request);
  const codes = await data.tickets(TICKETS);
  const [north, northCamera] = await phoneWithCamera('Phone 1', 'North gate');
  const [south, southCamera] = await phoneWithCamera('Phone 2', 'South gate');
  for (const phone of [north, south]) await phone.withoutServer();

  for (const { page } of [north, south]) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Link with another phone' }).click();
  }
  await north.page.getByRole('button', { name: 'Show this phone’s code' }).click();
  await southCamera.show(await codeOn(north.page));
  await south.page.getByRole('button', { name: 'Scan the other phone’s code' }).click();
  await expect(south.page.getByText(/^Let the other phone scan this answer/)).toBeVisible(READ);
  await northCamera.show(await codeOn(south.page));
  await north.page.getByRole('button', { name: 'Scan the answer' }).click();
  await expect(north.page.getByText('Linked with South gate (Phone 2).')).toBeVisible(READ);
  await expect(south.page.getByText('Linked with North gate (Phone 1).')).toBeVisible(READ);
  for (const { page } of [north, south]) await page.getByRole('button', { name: 'To the scanner' }).click();

  let refused = 0;
  for (const [index, code] of codes.entries()) {
    const [first, second] = index % 2 === 0 ? [north, south] : [south, north];
    expect(await first.scan(code)).toMatchObject({ word: 'LET IN', isLocal: true });
    await pause(APART_MS);
    const { word } = await second.scan(code);
    if (word === 'ALREADY USED') refused += 1;
  }
  console.log(`${refused} of ${TICKETS} doubles were refused at once`);
  expect(refused / TICKETS).toBeGreaterThanOrEqual(LEAST_SHARE);

  // One phone leaves; the other says so, and goes on.
  await south.close();
  await expect(north.page.getByText(/^The link with South gate \(Phone 2\) is gone/)).toBeVisible({ timeout: 60_000 });
  await north.page.getByRole('button', { name: 'I have told a lead' }).click();
  await expect(north.page.getByText(/^The link with/)).toBeHidden();
  await north.close();

  async function phoneWithCamera(name: string, gate: string): Promise<[GatePhone, CanvasCamera]> {
    const cameras: CanvasCamera[] = [];
    const prepare = async (page: Page) => void cameras.push(await CanvasCamera.plugIn(page));
    const phone = await GatePhone.pair(browser, data, name, gate, { prepare });
    return [phone, cameras[0] as CanvasCamera];
  }
});

/** The QR code that a phone shows, as the other one's camera sees it. */
function codeOn(page: Page): Promise<Buffer> {
  return page.getByRole('img', { name: 'This phone’s code' }).screenshot();
}
