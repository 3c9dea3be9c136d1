import { readQrPixels } from '../../../test/support/mail/mail-parsing.js';
import { formatLocalTime } from '../../platform/clock/local-time.js';
import { pdfText } from '../pdf/pdf-text.js';
import { QUIET_ZONE, qrRuns } from '../pdf/qr.js';
import { describeSendError, retryDelayMs } from '../queue/retry-policy.js';
import { html } from '../parts/html.js';

describe('retryDelayMs', () => {
  it('doubles from one minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((tries) => retryDelayMs(tries) / 60_000)).toEqual([1, 2, 4, 8, 16, 32, 64]);
  });
});

describe('describeSendError', () => {
  it.each([
    ['550 5.1.1 <bob+x@mail.example.com>: unknown', '550 5.1.1 <[address]>: unknown'],
    ['To: bob@example.com\r\nrefused', 'To: [address] refused'],
    ['plain', 'plain'],
  ])('keeps no address of %j', (message, expected) => {
    expect(describeSendError(new Error(message))).toBe(expected);
  });

  it('fits its column', () => {
    expect(describeSendError(new Error('x'.repeat(900)))).toHaveLength(500);
  });
});

describe('formatLocalTime', () => {
  it.each([
    ['2025-11-22T16:59:00Z', 'en', 'Saturday, 22 November 2025, 23:59 WIB'],
    ['2025-11-22T17:00:00Z', 'en', 'Sunday, 23 November 2025, 00:00 WIB'],
    ['2025-08-17T02:05:00Z', 'id', 'Minggu, 17 Agustus 2025, 09:05 WIB'],
  ] as const)('%s in %s', (iso, language, expected) => {
    expect(formatLocalTime(iso, language)).toBe(expected);
  });
});

describe('pdfText', () => {
  it.each([
    ['Renée “Ñ” – €', 'Renée “Ñ” – €'],
    ['e\u0301', 'é'],
    ['Şükrü Łódź ﬁn', 'Sükrü Lódz fin'],
    ['王小明 🎫', '??? ?'],
    ['a\u0000b\nc\td', 'ab c d'],
  ])('%j', (text, expected) => {
    expect(pdfText(text)).toBe(expected);
  });
});

describe('html', () => {
  it('escapes texts and keeps markup, lists and numbers', () => {
    const rows = ['<a>', '"b"'].map((each) => html`<i>${each}</i>`);
    expect(html`<p title="${`'&`}">${rows}${3}</p>`.markup).toBe(
      '<p title="&#39;&amp;"><i>&lt;a&gt;</i><i>&quot;b&quot;</i>3</p>',
    );
  });
});

describe('qrRuns', () => {
  it('draws a code that reads as its text', () => {
    const text = 'https://festival.example.ac.id/t/TKT-7K3M9QXW2A1Z?verify=k1.aB3-_xYz09';
    const { size, runs } = qrRuns(text);
    const scale = 4;
    const side = (size + 2 * QUIET_ZONE) * scale;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const run of runs) {
      for (let row = 0; row < scale; row += 1) {
        const start = ((run.y + QUIET_ZONE) * scale + row) * side + (run.x + QUIET_ZONE) * scale;
        for (let pixel = start; pixel < start + run.length * scale; pixel += 1)
          pixels.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }
    expect(readQrPixels(pixels, side, side)).toBe(text);
  });
});
