import type { CDPSession } from '@playwright/test';
import { AdminData } from '../../support/admin/data.js';
import { expect, test } from '../../support/fixtures.js';
import { GatePhone } from '../../support/gate/gate-phone.js';

const SCANS = 6_000;
const TICKETS = 200;
const PART = 300;
const GROWTH_MB = 20;

test('6,000 scans in one tab without a network: memory stays, and all are sent at last', async ({
  browser,
  request,
}) => {
  test.setTimeout(1_800_000);
  const data = await AdminData.open(request);
  const codes = await data.tickets(TICKETS);
  const phone = await GatePhone.pair(browser, data, 'Phone 1', 'North gate');
  const devtools = await phone.context.newCDPSession(phone.page);
  await phone.network(false);
  const medians: number[] = [];
  let heapAtFirst = 0;
  for (let part = 0; part < SCANS / PART; part += 1) {
    const times: number[] = [];
    for (let count = 0; count < PART; count += 1) {
      const code = codes[(part * PART + count) % TICKETS] as string;
      times.push((await phone.scan(code)).ms);
    }
    medians.push(times.toSorted((a, b) => a - b)[PART / 2] ?? 0);
    if (part === 0) heapAtFirst = await heapMb(devtools);
  }
  const grown = (await heapMb(devtools)) - heapAtFirst;
  const [first, last] = [medians[0], medians.at(-1)].map((ms) => ms?.toFixed(0));
  console.log(
    `median verdict of the first ${PART} scans ${first} ms, of the last ${last} ms; heap +${grown.toFixed(1)} MB`,
  );
  expect(grown).toBeLessThan(GROWTH_MB);
  await expect(phone.page.getByText(`${SCANS} not sent yet`)).toBeVisible();
  await phone.network(true);
  await phone.untilSent();
  await phone.close();
});

/** What is in use after the garbage was collected. */
async function heapMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
