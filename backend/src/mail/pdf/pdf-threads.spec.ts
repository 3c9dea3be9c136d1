import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eTicket } from '../../../test/support/mail/mail-fixtures.js';
import { pageCount, readQr } from '../../../test/support/mail/mail-parsing.js';
import { PdfThreadsService } from './pdf-threads.service.js';

const directory = mkdtempSync(join(tmpdir(), 'pdf-threads-'));
const opened: PdfThreadsService[] = [];
afterAll(async () => {
  await Promise.all(opened.map((each) => each.onApplicationShutdown()));
  rmSync(directory, { recursive: true });
});

/** Threads whose code is this, in place of the product's. */
function threadsOf(name: string, code: string, deadlineMs?: number): PdfThreadsService {
  const file = join(directory, `${name}.ts`);
  writeFileSync(file, `const { parentPort } = require('node:worker_threads');\n${code}`);
  return opened[opened.push(new PdfThreadsService(pathToFileURL(file), deadlineMs)) - 1] as PdfThreadsService;
}

const ANSWER = `({ args: [[first]] }) => {
  if (first === 'exit') process.exit(1);
  if (first === 'throw') throw new Error('no memory left');
  if (first === 'hang') for (;;);
  parentPort.postMessage({ made: [Buffer.from(first)] });
}`;

it('makes PDFs and QR pictures, many at once', async () => {
  const threads = new PdfThreadsService();
  opened.push(threads);
  const payload = eTicket();
  const [tickets, receipt, pictures] = await Promise.all([
    threads.run('ticketPdf', payload, 'id'),
    threads.run('receiptPdf', payload, 'en'),
    threads.run('qrPngs', ['one', 'two']),
  ]);
  expect([pageCount(tickets), pageCount(receipt)]).toEqual([2, 1]);
  expect(pictures.map(readQr)).toEqual(['one', 'two']);
});

it('throws what the work threw, and goes on', async () => {
  const threads = new PdfThreadsService();
  opened.push(threads);
  const bad = { ...eTicket(), tickets: null } as never;
  await expect(threads.run('ticketPdf', bad, 'en')).rejects.toThrow('TypeError');
  expect(await threads.run('qrPngs', [])).toEqual([]);
});

it.each(['exit', 'throw', 'hang'])('a thread that should %s fails its own work only', async (how) => {
  const threads = threadsOf(how, `parentPort.on('message', ${ANSWER});`, 2_000);
  const works = ['a', how, 'b', 'c'].map((each) => threads.run('qrPngs', [each]));
  const results = await Promise.allSettled(works);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect((await threads.run('qrPngs', ['d'])).map(String)).toEqual(['d']);
});

it('an idle thread that dies is replaced', async () => {
  const code = `parentPort.on('message', ${ANSWER}); parentPort.on('message', () => setTimeout(() => process.exit(), 0));`;
  const threads = threadsOf('idle', code, 2_000);
  expect((await threads.run('qrPngs', ['a'])).map(String)).toEqual(['a']);
  for (let free = false; !free;)
    free = await threads.run('qrPngs', ['b']).then(
      () => true,
      () => false,
    );
});

it('says why when the threads can’t be started', async () => {
  const threads = new PdfThreadsService(pathToFileURL(join(directory, 'missing.js')));
  await expect(threads.run('qrPngs', [])).rejects.toThrow('Cannot find module');
});
