import { Logger } from '@nestjs/common';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eTicket } from '../../../test/support/mail/mail-fixtures.js';
import { pageCount, readQr } from '../../../test/support/mail/mail-parsing.js';
import { PdfThreadService } from './pdf-thread.service.js';

const directory = mkdtempSync(join(tmpdir(), 'pdf-thread-'));
const opened: PdfThreadService[] = [];

beforeAll(() => Logger.overrideLogger(false));
afterAll(async () => {
  await Promise.all(opened.map((each) => each.onApplicationShutdown()));
  rmSync(directory, { recursive: true });
});

function threadOf(...options: ConstructorParameters<typeof PdfThreadService>): PdfThreadService {
  const thread = new PdfThreadService(...options);
  opened.push(thread);
  return thread;
}

/** A thread whose code is not the product's: it does what its work is called, or answers with it. */
function oddThread(deadlineMs = 2_000): (what: string) => Promise<unknown> {
  const file = join(directory, `${opened.length}.cjs`);
  writeFileSync(
    file,
    `exports.receiptFile = async (what) => {
      if (what === 'exits') process.exit(1);
      if (what === 'throws') throw new Error('cannot');
      if (what === 'takes all memory') for (const all = []; ; ) all.push(new Array(100_000).fill(0.5));
      if (what === 'hangs') for (;;);
      return what;
    };`,
  );
  const thread = threadOf(pathToFileURL(file), deadlineMs);
  return (what) => thread.run('receiptFile', what as never);
}

it('makes the files of many mails at once', async () => {
  const thread = threadOf();
  const payload = eTicket();
  const works = Array.from({ length: 4 }, () => thread.run('eTicketFiles', { payload, language: 'en' }));
  for (const { pictures, tickets, receipt } of await Promise.all(works)) {
    expect(pictures.map((each) => readQr(Buffer.from(each)))).toEqual(payload.tickets.map(({ address }) => address));
    const pages = [tickets, receipt].map((each) => each.status === 'fulfilled' && pageCount(Buffer.from(each.value)));
    expect(pages).toEqual([2, 1]);
  }
});

it('a PDF that can’t be made says why and takes no other file with it', async () => {
  const broken = { ...eTicket(), order: { ...eTicket().order, paidAt: 'no time' } };
  const files = await threadOf().run('eTicketFiles', { payload: broken, language: 'en' });
  expect(files.pictures).toHaveLength(2);
  expect(files.tickets.status).toBe('fulfilled');
  expect(files.receipt).toMatchObject({ status: 'rejected', reason: { message: 'Invalid time value' } });
});

it.each(['exits', 'throws', 'takes all memory', 'hangs'])('a thread that %s fails its own work only', async (how) => {
  const run = oddThread();
  const results = await Promise.allSettled(['a', how, 'b', 'c'].map(run));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await run('d')).toBe('d');
});

it('says why when the thread can’t be started', async () => {
  const thread = threadOf(pathToFileURL(join(directory, 'missing.js')));
  await expect(thread.run('receiptFile', {} as never)).rejects.toThrow('Cannot find module');
});
