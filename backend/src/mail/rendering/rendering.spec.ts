import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@festival/contracts';
import { Logger } from '@nestjs/common';
import PostalMime, { type Email } from 'postal-mime';
import { eTicket, festival, finishPayment, order, publicUrl } from '../../../test/support/mail/mail-fixtures.js';
import { bytesOf, pageCount, pdfTexts, readQr } from '../../../test/support/mail/mail-parsing.js';
import type { AppConfig } from '../../platform/config/app-config.js';
import { eTicketFiles, receiptFile } from '../pdf/pdf-thread.js';
import type { PdfThreadService } from '../pdf/pdf-thread.service.js';
import { FileMailer } from '../senders/file-mailer.js';
import type { MailContent } from '../mail-payloads.js';
import { MailRendererService } from './mail-renderer.service.js';
import { MailEntity } from '../mail.entity.js';
import { sealedLink } from '../sealed-link.js';

const LANGUAGES: Language[] = ['en', 'id'];
const directory = mkdtempSync(join(tmpdir(), 'mail-rendering-'));
const deriveKey = (purpose: string) => Buffer.alloc(32, purpose);
const keys: Partial<AppConfig> = { deriveKey, acceptedKeys: (purpose) => [deriveKey(purpose)] };
const config = keys as AppConfig;
/** Here and from its source; `pdf-thread.spec.ts` tests the thread, which is a built file. */
const tasks = { eTicketFiles, receiptFile };
const thread = { run: (task: keyof typeof tasks, work: never) => tasks[task](work) } as PdfThreadService;
const clock = { now: () => new Date('2025-10-03T04:12:05.678Z') };

beforeAll(() => Logger.overrideLogger(false));
afterEach(() => {
  for (const file of readdirSync(directory)) rmSync(join(directory, file));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** The mail as a mail program gets it, by way of the file that is written. */
async function received(
  content: MailContent,
  language: Language = 'en',
  toAddress = 'nadia@example.com',
): Promise<Email> {
  const row = Object.assign(new MailEntity(), {
    ...content,
    language,
    id: 42,
    toAddress,
    messageId: '<abc.fest@localhost>',
  });
  const mailer = new FileMailer(directory, 'Festival <tickets@festival.local>', clock);
  await mailer.send(await new MailRendererService(config, thread).render(row));
  const files = readdirSync(directory);
  expect(files).toHaveLength(1);
  return PostalMime.parse(readFileSync(join(directory, files[0] ?? '')));
}

const pdfs = (mail: Email) => mail.attachments.filter((each) => each.mimeType === 'application/pdf');

describe.each(LANGUAGES)('e-ticket mail in %s', (language) => {
  const payload = eTicket();
  const read = () => received({ kind: 'e_ticket', payload }, language);

  it('shows each ticket with a QR picture that holds its address', async () => {
    const mail = await read();
    const pictures = mail.attachments.filter((each) => each.mimeType === 'image/png');
    expect(pictures.map((each) => readQr(bytesOf(each)))).toEqual(payload.tickets.map((ticket) => ticket.address));
    expect(pictures.map((each) => each.disposition)).toEqual(['inline', 'inline']);
    for (const picture of pictures) {
      expect(mail.html).toContain(`src="cid:${picture.contentId?.replace(/[<>]/g, '')}"`);
    }
  });

  it('tells order, buyer, tier, date, venue, amounts and support, in HTML and in text', async () => {
    const mail = await read();
    const date = { en: 'Saturday, 22 November 2025, 16:00 WIB', id: 'Sabtu, 22 November 2025, 16:00 WIB' }[language];
    const expected = [
      order.orderNumber,
      order.buyerName,
      order.ticketTypeHeader,
      date,
      festival.venue,
      'Rp 118.000',
      '-Rp 11.800',
      '-Rp 4.000',
      'Rp 102.200',
      'https://wa.me/6281234567890?text=',
      ...payload.tickets.flatMap((ticket) => [ticket.code, ticket.address]),
    ];
    for (const text of expected) {
      expect(mail.html).toContain(text);
      expect(mail.text).toContain(text);
    }
    expect(mail.subject).toContain(order.orderNumber);
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it('carries a PDF with a page for each ticket, and a receipt', async () => {
    const [tickets, receipt] = pdfs(await read());
    expect([tickets?.filename, receipt?.filename]).toEqual([
      `tickets-${order.orderNumber}.pdf`,
      `receipt-${order.orderNumber}.pdf`,
    ]);
    const [ticketBytes, receiptBytes] = [tickets, receipt].map((each) => (each ? bytesOf(each) : Buffer.alloc(0)));
    expect(ticketBytes?.subarray(0, 4).toString()).toBe('%PDF');
    expect(pageCount(ticketBytes ?? Buffer.alloc(0))).toBe(2);
    const shown = pdfTexts(ticketBytes ?? Buffer.alloc(0));
    for (const ticket of payload.tickets) expect(shown).toContain(ticket.code);
    for (const text of [order.buyerName, order.orderNumber, order.ticketTypeHeader, festival.venue]) {
      expect(shown.filter((each) => each === text)).toHaveLength(2);
    }
    expect(pageCount(receiptBytes ?? Buffer.alloc(0))).toBe(1);
    expect(pdfTexts(receiptBytes ?? Buffer.alloc(0))).toEqual(expect.arrayContaining(['-Rp 11.800', 'Rp 102.200']));
  });
});

it('says place and contact in the buyer’s language, where the editors wrote them in both', async () => {
  const both = { ...festival, venueIndonesian: 'Lapangan Utama', supportNameIndonesian: 'Loket Tiket' };
  const payload = { ...eTicket(), festival: both };
  const english = (await received({ kind: 'e_ticket', payload }, 'en')).text;
  const indonesian = (await received({ kind: 'e_ticket', payload }, 'id')).text;
  expect(english).toContain(festival.venue);
  expect(english).not.toMatch(/Lapangan Utama|Loket Tiket/);
  expect(indonesian).toContain('Lapangan Utama');
  expect(indonesian).toContain('Loket Tiket');
  expect(indonesian).not.toContain(festival.supportName);
});

describe('the envelope', () => {
  it('keeps the row’s Message-ID, the sender, and a file name without the address’s signs', async () => {
    const mail = await received({ kind: 'finish_payment', payload: finishPayment() });
    expect(mail.messageId).toBe('<abc.fest@localhost>');
    expect(mail.from).toMatchObject({ name: 'Festival', address: 'tickets@festival.local' });
    expect(readdirSync(directory)).toEqual(['20251003T041205678Z-000042-nadia-example-com.eml']);
  });

  it('never turns an odd address into two receivers', async () => {
    const mail = await received({ kind: 'finish_payment', payload: finishPayment() }, 'en', 'a,victim@example.com');
    expect(mail.to).toHaveLength(1);
    expect(mail.to?.[0]?.address).toBe('"a,victim"@example.com');
  });
});

describe('next year’s list', () => {
  const url = `${publicUrl}/next-year/confirm?token=${'t'.repeat(32)}`;
  const unsubscribe = `${publicUrl}/next-year/unsubscribe?token=${'t'.repeat(32)}`;
  const mail = (language: Language, isConfirmed: boolean) => {
    const payload = { sealedUrl: sealedLink(config, url), isConfirmed, festival, publicUrl };
    return received({ kind: 'next_year', payload }, language);
  };

  it.each([
    ['en', 'Universe Festival: confirm your address', 'Remove my address'],
    ['id', 'Universe Festival: konfirmasi alamatmu', 'Hapus alamatku'],
  ] as const)('is confirmed and left in %s, also by the mail program', async (language, subject, leave) => {
    const { headers, html, text, ...sent } = await mail(language, false);
    expect(sent.subject).toBe(subject);
    for (const each of [url, unsubscribe, leave]) {
      expect(html).toContain(each);
      expect(text).toContain(each);
    }
    const header = (key: string) => headers.find((each) => each.key === key)?.value;
    expect(header('list-unsubscribe')).toBe(`<${unsubscribe}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('asks an address that is confirmed for nothing', async () => {
    const { subject, html, text } = await mail('en', true);
    expect(subject).toBe('Universe Festival: you are on the list');
    for (const each of [html, text]) {
      expect(each).not.toContain('/next-year/confirm');
      expect(each).toContain(unsubscribe);
    }
  });

  it('alone has the mail program’s way off a list', async () => {
    const { headers } = await received({ kind: 'finish_payment', payload: finishPayment() });
    expect(headers.filter(({ key }) => key.startsWith('list-'))).toEqual([]);
  });
});

describe('finish-payment mail', () => {
  it.each([
    ['en', 'Saturday, 4 October 2025, 00:40 WIB', 'Finish your payment'],
    ['id', 'Sabtu, 4 Oktober 2025, 00:40 WIB', 'Selesaikan pembayaran'],
  ] as const)('says in %s until when the seats are held and gives the link', async (language, until, subject) => {
    const payload = finishPayment();
    const mail = await received({ kind: 'finish_payment', payload }, language);
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain(until);
    expect(mail.html).toContain(until);
    expect(mail.text).toContain(payload.resumeUrl);
    // Once as a button, once as an address that can be copied.
    expect(mail.html?.split(`href="${payload.resumeUrl.replace('&', '&amp;')}"`)).toHaveLength(3);
    expect(mail.attachments).toEqual([]);
  });

  it('leaves out discounts that took nothing off', async () => {
    const free = { discountAmount: 0, bundleDiscountAmount: 0, quantity: 1, amount: 59_000, finalAmount: 59_000 };
    const mail = await received({ kind: 'finish_payment', payload: finishPayment(free) });
    expect(mail.text).not.toMatch(/discount/i);
    expect(mail.text).toContain('1 × PRE-SALE 1: Rp 59.000');
  });
});

describe('receipt mail', () => {
  it.each([
    ['receipt', 'en', 'Payment received'],
    ['receipt', 'id', 'Pembayaran diterima'],
    ['no_seat', 'en', 'We will refund you'],
    ['no_seat', 'id', 'Uangmu akan kami kembalikan'],
  ] as const)('%s in %s says what happened and carries the receipt', async (reason, language, heading) => {
    const mail = await received({ kind: 'receipt', payload: { order, festival, publicUrl, reason } }, language);
    expect(mail.html).toContain(heading);
    expect(mail.text).toContain('Rp 102.200');
    expect(pdfs(mail).map((each) => each.filename)).toEqual([`receipt-${order.orderNumber}.pdf`]);
  });
});

describe('hostile and odd values', () => {
  const name = '<script>alert("1")</script> & \'Łukasz\' 王';

  it('escapes a name in every mail', async () => {
    const contents: MailContent[] = [
      { kind: 'finish_payment', payload: finishPayment({ buyerName: name }) },
      { kind: 'e_ticket', payload: eTicket({ buyerName: name }) },
      { kind: 'receipt', payload: { order: { ...order, buyerName: name }, festival, publicUrl, reason: 'receipt' } },
    ];
    for (const content of contents) {
      const mail = await received(content);
      expect(mail.html).not.toContain('<script');
      expect(mail.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Łukasz&#39; 王');
      expect(mail.text).toContain(name);
      rmSync(join(directory, readdirSync(directory)[0] ?? ''));
    }
  });

  it('makes no link of a name, in HTML, text and PDF', async () => {
    const buyerName = 'Win at https://evil.example/x or a@evil.org';
    const mail = await received({ kind: 'e_ticket', payload: eTicket({ buyerName, quantity: 1 }) });
    const [tickets] = pdfs(mail);
    const texts = [mail.html ?? '', mail.text ?? '', (tickets ? pdfTexts(bytesOf(tickets)) : []).join('\n')];
    for (const text of texts) {
      expect(text).toContain('Win at evil. example/x or a @ evil. org');
      expect(text).not.toMatch(/evil\.(example|org)/);
    }
  });

  it('shows in a PDF what its fonts can show of a name', async () => {
    const mail = await received({ kind: 'e_ticket', payload: eTicket({ buyerName: 'Łukasz Nguyễn 王', quantity: 1 }) });
    const [tickets] = pdfs(mail);
    expect(tickets && pdfTexts(bytesOf(tickets))).toContain('Lukasz Nguyen ?');
  });

  it('leaves without a PDF that can’t be made, and then doesn’t speak of it', async () => {
    const payload = eTicket();
    // A number instead of a text: the PDF can't be drawn with it, the HTML can.
    const broken = { ...payload, festival: { ...festival, edition: 2025 as unknown as string } };
    const mail = await received({ kind: 'e_ticket', payload: broken });
    expect(pdfs(mail)).toEqual([]);
    expect(mail.attachments).toHaveLength(2);
    expect(mail.text).not.toContain('PDF');
  });
});

describe.each([
  ['invitation', 'Your Universe Festival admin account'],
  ['reset', 'Set a new password for your Universe Festival admin account'],
] as const)('the mail with a password link: %s', (reason, subject) => {
  const url = `${publicUrl}/admin/set-password#aB3-_xYz09`;
  const sealedUrl = sealedLink(config, url);
  const payload = { reason, name: 'Dewi', sealedUrl, expiresAt: '2025-10-04T04:12:00Z', festival, publicUrl };

  it('says whose it is, what it does and until when, in HTML and in text', async () => {
    const mail = await received({ kind: 'password_link', payload });
    expect(mail.subject).toBe(subject);
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain('Hi Dewi,');
      expect(body).toContain(url);
      expect(body).toContain('Saturday, 4 October 2025, 11:12 WIB');
      expect(body).toContain('works once');
    }
  });

  it('is stored with its link encrypted', () => {
    expect(JSON.stringify(payload)).not.toContain('aB3-_xYz09');
  });
});
