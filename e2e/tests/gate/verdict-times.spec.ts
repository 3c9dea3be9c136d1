import QRCode from 'qrcode';
import { AdminData } from '../../support/admin/data.js';
import { expect, test } from '../../support/fixtures.js';
import { CanvasCamera } from '../../support/gate/canvas-camera.js';
import { GatePhone } from '../../support/gate/gate-phone.js';
import { mailTo, ticketAddresses } from '../../support/outbox.js';

/** A cheap phone beside a desk's machine. */
const SLOWDOWN = 6;
const SCANS = 25;

interface Painted {
  /** Of the verdict. */
  text: string;
  /** From the reader's answer until the verdict was painted. */
  ms: number;
}

interface TimedWindow extends Window {
  /** The next verdict that is painted, also when it has been already. */
  nextVerdict(): Promise<Painted>;
}

test('tickets before the camera are judged with a server, without one, and with one that is silent', async ({
  browser,
  request,
  stack,
}) => {
  test.setTimeout(600_000);
  const data = await AdminData.open(request);
  const addresses = await mailedTickets(data, stack.outbox, 3 * SCANS);
  let camera: CanvasCamera | null = null;
  const phone = await GatePhone.pair(browser, data, 'Phone 1', 'North gate', {
    prepare: async (page) => {
      await page.addInitScript(timeVerdicts);
      camera = await CanvasCamera.plugIn(page);
    },
  });
  const seen = camera as CanvasCamera | null;
  if (!seen) throw new Error('no camera');
  const { page } = phone;
  await page.getByRole('button', { name: 'Start scanning' }).click();
  const slow = await phone.context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const judge = async (name: string, from: number): Promise<void> => {
    const times: number[] = [];
    for (const address of addresses.slice(from, from + SCANS)) {
      await seen.show(await QRCode.toBuffer(address, { errorCorrectionLevel: 'M', scale: 8 }));
      // Not by looking again and again, which would take the page's time.
      const { text, ms } = await page.evaluate(() => (window as unknown as TimedWindow).nextVerdict());
      expect(text).toContain(new URL(address).pathname.replace('/t/', ''));
      times.push(ms);
      await page.keyboard.press('Escape');
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (SCANS - 1))]?.toFixed(0);
    console.log(
      `${name}: verdict after decoding, slowed down ${SLOWDOWN} times: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
    );
  };
  await judge('with the server', 0);
  await page.route('**/api/gate/scans', () => undefined);
  await judge('with a silent server', SCANS);
  await page.unroute('**/api/gate/scans');
  await phone.network(false);
  await judge('without a network', 2 * SCANS);
  await phone.close();
});

/** The addresses in the codes of mailed tickets, with their signatures. */
async function mailedTickets(data: AdminData, outbox: string, count: number): Promise<string[]> {
  const addresses: string[] = [];
  while (addresses.length < count) {
    const { buyer_email } = await data.order({ paid: true, quantity: 5 });
    addresses.push(...ticketAddresses(await mailTo(outbox, buyer_email, /e-ticket/i)));
  }
  return addresses;
}

/** Runs in the browser: notes how long after the reader's answer each verdict was painted. */
function timeVerdicts() {
  const painted: Painted[] = [];
  const waiting: Array<(verdict: Painted) => void> = [];
  let decodedAt = 0;
  let lastText: string | null = null;
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', ({ data }: MessageEvent<{ text?: string | null }>) => {
        // The same code is read again and again until the next one is held up.
        if (data.text && data.text !== lastText) decodedAt = performance.now();
        lastText = data.text ?? lastText;
      });
    }
  };
  let isShown = false;
  const note = (text: string, from: number) => {
    const afterPaint = new MessageChannel();
    afterPaint.port1.addEventListener('message', () => {
      const verdict = { text, ms: performance.now() - from };
      const next = waiting.shift();
      if (next) next(verdict);
      else painted.push(verdict);
    });
    afterPaint.port1.start();
    requestAnimationFrame(() => afterPaint.port2.postMessage(null));
  };
  const look = () => {
    const shows = document.getElementById('verdict-word')?.checkVisibility() ?? false;
    if (shows && !isShown) note(document.getElementById('verdict-facts')?.textContent ?? '', decodedAt);
    isShown = shows;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  const nextVerdict = () =>
    new Promise<Painted>((resolve) => {
      const verdict = painted.shift();
      if (verdict) resolve(verdict);
      else waiting.push(resolve);
    });
  Object.assign(window, { nextVerdict });
}
