import { Controller, Get, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { promisify } from 'node:util';
import { HttpApp } from '../../../test/support/http-app.js';
import { until } from '../../../test/support/until.js';
import { Public } from '../access/access.js';
import { csvDownload, EXPORT_BATCH } from './csv-download.js';

interface Row {
  id: number;
}

/** Far more than fits into the buffers between two processes. */
const BATCHES = 400;
const PATH = '/api/test-export';

/** Batches that were read, and what reading the next one does. */
let read: number;
let reading: (batch: number) => Promise<void>;

const rows = (after: number): Row[] => Array.from({ length: EXPORT_BATCH }, (_, index) => ({ id: after + index + 1 }));

@Public()
@Controller(PATH)
class ExportController {
  @Get()
  export(@Res({ passthrough: true }) reply: FastifyReply): StreamableFile {
    const next = async (after: number): Promise<Row[]> => {
      if (after >= BATCHES * EXPORT_BATCH) return [];
      read += 1;
      await reading(read);
      return rows(after);
    };
    const columns = [
      ['Id', ({ id }: Row) => id],
      ['Text', () => 'x'.repeat(100)],
    ] as const;
    return csvDownload({ name: 'rows', columns, total: BATCHES * EXPORT_BATCH, next, at: new Date() }, reply);
  }
}

let http: HttpApp;
let port: number;
beforeAll(async () => {
  http = await HttpApp.start({ controllers: [ExportController] });
  await http.app.listen(0, '127.0.0.1');
  port = (server().address() as AddressInfo).port;
});
afterAll(() => http.stop());
beforeEach(() => {
  read = 0;
  reading = async () => undefined;
});

const server = (): Server => http.app.getHttpServer() as Server;
const connections = (): Promise<number> => promisify(server().getConnections.bind(server()))();

function open(): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, path: PATH, host: '127.0.0.1', agent: false }, resolve).on('error', reject);
  });
}

/** Everything that comes, and whether the answer came to its end. */
async function receive(answer: IncomingMessage): Promise<{ lines: number; isWhole: boolean }> {
  let lines = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) lines += part.filter((byte) => byte === 10).length;
  } catch {
    return { lines, isWhole: false };
  }
  return { lines, isWhole: answer.complete };
}

it('an export that nothing disturbs is whole', async () => {
  expect(await receive(await open())).toEqual({ lines: BATCHES * EXPORT_BATCH + 1, isWhole: true });
});

it('is read no further once nobody takes it', async () => {
  const answer = await open();
  answer.once('data', () => answer.destroy());
  await until(
    () => connections(),
    (count) => count === 0,
    'the end of the connection',
  );
  const readUntilThen = read;
  expect(readUntilThen).toBeLessThan(BATCHES);
  expect((await receive(await open())).isWhole).toBe(true);
  // The one that was being read at the end, at most.
  expect(read).toBeLessThanOrEqual(readUntilThen + 1 + BATCHES);
});

it('waits for a client that is slow, with a few batches at hand', async () => {
  const answer = await open();
  answer.pause();
  let before = -1;
  await until(
    async () => {
      const isSame = read === before;
      before = read;
      return isSame;
    },
    (rests) => rests,
    'the reading to rest',
  );
  expect(read).toBeLessThan(BATCHES);
  expect((await receive(answer)).isWhole).toBe(true);
});

it('is cut off, and never looks whole, when the database dies in the middle', async () => {
  reading = async (batch) => {
    if (batch === 3) throw new Error('the database went away');
  };
  const answer = await open();
  expect(answer.statusCode).toBe(200);
  const { lines, isWhole } = await receive(answer);
  expect(isWhole).toBe(false);
  expect(lines).toBeLessThanOrEqual(2 * EXPORT_BATCH + 1);
  reading = async () => undefined;
  expect((await receive(await open())).isWhole).toBe(true);
});
