import type { APIRequestContext } from '@playwright/test';
import { AdminData } from '../../support/admin/data.js';
import { expect, test } from '../../support/fixtures.js';
import { GatePhone, type SeenVerdict } from '../../support/gate/gate-phone.js';
import { randomFrom } from '../../support/gate/ticket-frames.js';

const SCANS = 1_000;
const TICKETS = 120;
const SEED = 7;
const GATES = ['North gate', 'South gate', 'West gate'];
/** Stored times are as right as this, milliseconds. */
const RIGHT_WITHIN_MS = 2_000;

interface Shown extends SeenVerdict {
  code: string;
  device: string;
  at: number;
}

/** After three doubles a volunteer is to compare the name too. */
const LET_IN: readonly string[] = ['LET IN', 'ASK FOR ID'];

interface LoggedScan {
  code: string;
  action: string;
  result: string;
  device: string;
  scanned_at: string;
}

test('1,000 scans on three phones, cut off, reloaded and repeated: none is lost, none counts twice', async ({
  browser,
  request,
}) => {
  test.setTimeout(900_000);
  const data = await AdminData.open(request);
  const codes = await data.tickets(TICKETS);
  const phones: GatePhone[] = [];
  for (const [index, gate] of GATES.entries())
    phones.push(await GatePhone.pair(browser, data, `Phone ${index + 1}`, gate));
  const shown = (await Promise.all(phones.map((phone, index) => shift(phone, codes, SEED + index)))).flat();
  for (const phone of phones) await phone.network(true);
  for (const phone of phones) await phone.untilSent();

  const logged = await allScans(request);
  expect(shown.filter(({ word }) => word !== 'ALREADY USED' && !LET_IN.includes(word))).toEqual([]);
  const lost = shown.filter((seen) => !logged.some((scan) => isOf(seen, scan)));
  expect(lost).toEqual([]);

  for (const code of codes) {
    const entries = logged.filter((scan) => scan.code === code && scan.action === 'checkin');
    const counted = entries.filter(({ result }) => result === 'valid');
    // Each visitor is counted once; whoever came in again is a double.
    expect(counted.length, code).toBe(entries.length > 0 ? 1 : 0);
    const letIn = shown.filter((seen) => seen.code === code && LET_IN.includes(seen.word));
    const doubles = entries.filter(({ result }) => result === 'double');
    expect(doubles.length, code).toBeGreaterThanOrEqual(letIn.length - 1);
    // No phone lets a ticket in twice.
    expect(new Set(letIn.map(({ device }) => device)).size, code).toBe(letIn.length);
  }
  const late = logged.filter(({ result }) => result === 'double').length;
  console.log(
    `${shown.length} verdicts, ${shown.filter(({ isLocal }) => isLocal).length} by phones alone, ${late} doubles`,
  );
  for (const phone of phones) await phone.close();
});

/** One volunteer's scans: ticket after ticket, in an order of their own, while network and application come and go. */
async function shift(phone: GatePhone, codes: readonly string[], seed: number): Promise<Shown[]> {
  const random = randomFrom(seed);
  const order = [...codes].sort(() => random() - 0.5);
  const shown: Shown[] = [];
  let losesAnswers = false;
  await phone.page.route('**/api/gate/scans', async (route) => {
    if (!losesAnswers) return route.fallback();
    // It reached the server, and the phone will never know: the scans come again.
    await route.fetch().catch(() => undefined);
    await route.abort().catch(() => undefined);
  });
  for (let count = 0; count < SCANS / GATES.length; count += 1) {
    const chance = random();
    if (chance < 0.05) await phone.network(random() < 0.5);
    else if (chance < 0.1) losesAnswers = random() < 0.5;
    const code = order[count % order.length] as string;
    if (random() < 0.02) {
      // Killed in the middle of a scan.
      await phone.read(code);
      await phone.page.reload();
      await expect(phone.page.getByRole('button', { name: 'Type a code' })).toBeVisible();
      continue;
    }
    const at = Date.now();
    shown.push({ ...(await phone.scan(code)), code, device: phone.name, at });
  }
  losesAnswers = false;
  return shown;
}

function isOf(seen: Shown, { code, device, scanned_at }: LoggedScan): boolean {
  return code === seen.code && device === seen.device && Math.abs(Date.parse(scanned_at) - seen.at) < RIGHT_WITHIN_MS;
}

async function allScans(request: APIRequestContext): Promise<LoggedScan[]> {
  const scans: LoggedScan[] = [];
  for (let from = 0; ; from += 100) {
    const answer = await request.get(`/api/admin/scans?range=[${from},${from + 99}]&sort=["id","ASC"]`);
    const { data } = (await answer.json()) as { data: LoggedScan[] };
    scans.push(...data);
    if (data.length < 100) return scans;
  }
}
