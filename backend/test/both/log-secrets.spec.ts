import { QueryFailedError } from 'typeorm';
import { ConfigError } from '../../src/platform/config/config-error.js';
import { readEnvironment } from '../../src/platform/config/read-environment.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { NestLog } from '../../src/app/configure-app.js';
import { createLogger } from '../../src/platform/http/operations/logger.js';
import { LeasesService } from '../../src/platform/jobs/leases.service.js';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { SettingEntity } from '../../src/platform/settings/setting.entity.js';
import { AppError } from '../../src/platform/errors/app-error.js';
import { explainEnd, warnBriefly } from '../../src/app/start-errors.js';
import { Festival } from '../support/festival.js';
import { MailServer } from '../support/mail/mail-server.js';
import { newBuyer } from '../support/visitor.js';

/** A marker in place of names, addresses, passwords, links and keys. */
const SECRET = 'Xq7VerySecretZ9';
const MAIL_PASSWORD = `${SECRET}mail`;

const log: string[] = [];
const mailServer = new MailServer();
let festival: Festival;
beforeAll(async () => {
  mailServer.password = MAIL_PASSWORD;
  mailServer.refusal = `No ${SECRET}@example.com here`;
  await mailServer.start();
  const environment = {
    MAIL_URL: `smtp://festival:${MAIL_PASSWORD}@${mailServer.address}`,
    REDIS_URL: `redis://:${SECRET}redis@127.0.0.1:1`,
    MIDTRANS_ENV: 'simulator',
    MIDTRANS_SERVER_KEY: `SB-${SECRET}`,
    RATE_LIMITS: 'on',
  };
  festival = await Festival.open({ log, environment });
  await festival.tier();
});
afterAll(async () => {
  await festival.close();
  await mailServer.stop();
});
beforeEach(() => log.splice(0));

/** Expects the failure’s words in the log, and no secret. */
function expectToldWithoutSecret(...words: string[]): void {
  const text = log.join('');
  for (const word of words) expect(text).toContain(word);
  expect(text.toLowerCase()).not.toContain(SECRET.toLowerCase());
  expect(text).not.toContain('SELECT');
  expect(text).not.toContain('INSERT');
}

it('a failed INSERT of a request', async () => {
  const visitor = festival.visitor();
  const buyer = await visitor.login({ ...newBuyer(), name: SECRET });
  await festival.rows(MailEntity).query('ALTER TABLE mails RENAME COLUMN payload TO payload_away');
  await visitor.placing({}, buyer).expect(500);
  await festival.rows(MailEntity).query('ALTER TABLE mails RENAME COLUMN payload_away TO payload');
  expectToldWithoutSecret(
    'request failed',
    'QueryFailedError',
    'OutboxService.addAll (backend/src/mail/queue/outbox.service.ts',
  );
});

it('a duplicate key in scheduled work', async () => {
  const row = { key: SECRET, value: { link: SECRET }, updatedAt: new Date() };
  const insertTwice = () =>
    festival.get(Transactions).run(async (db) => {
      await db.insert(SettingEntity, row);
      await db.insert(SettingEntity, row);
    });
  await festival.get(LeasesService).run('doubling', 60_000, insertTwice);
  expectToldWithoutSecret('doubling failed', 'QueryFailedError', 'log-secrets.spec.ts');
});

it('a refused request', async () => {
  const visitor = festival.visitor();
  const email = `${SECRET}@example.com`;
  await visitor.post('/admin/login', { email, password: SECRET }).expect(422);
  await visitor.post('/api/auth/login', { name: SECRET, email, phone: SECRET, extra: SECRET }).expect(422);
  await visitor.post('/api/auth/resume', { order_number: SECRET, signature: SECRET });
  expectToldWithoutSecret('answered');
});

it('a payment that the provider refuses to open', async () => {
  const visitor = festival.visitor();
  const { order_number: number } = await visitor.order({}, await visitor.login({ ...newBuyer(), name: SECRET }));
  await visitor.get(`/api/payment/${number}/create`).expect(502);
  expectToldWithoutSecret('payment not opened: ProviderUnavailable 401');
});

it('a mail that can’t be sent', async () => {
  const visitor = festival.visitor();
  const email = `${SECRET}@example.com`;
  await visitor.order({}, await visitor.login({ ...newBuyer(), name: SECRET, email }));
  await festival.get(MailWorkerService).drain();
  expectToldWithoutSecret('try 1: ', 'EENVELOPE');
});

it('a Redis that is away', async () => {
  await festival.visitor().get('/api/ticket-types');
  await festival.visitor().post('/api/auth/login', {});
  expect(log.join('')).not.toContain(SECRET);
});

describe('whatever is handed to the log', () => {
  const failed = new QueryFailedError(`INSERT INTO users VALUES ('${SECRET}')`, [SECRET], new Error(`no ${SECRET}`));
  const wrapped = new Error(`it failed with ${SECRET}`, { cause: failed });
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'trace' }, { write: (line: string) => lines.push(line) });
  const nest = new NestLog(logger);

  it.each<[string, () => void]>([
    ['an error', () => logger.error(failed)],
    ['an error with its own message', () => logger.error({ err: wrapped }, wrapped.message)],
    ['a warning of one', () => nest.warn(failed, 'Context')],
    ['an error of a service', () => nest.error(wrapped, 'it failed', 'Context')],
    ['an error of the framework', () => nest.error(wrapped.message, wrapped.stack, 'Context')],
    ['a fatal one', () => nest.fatal(wrapped, 'Context')],
  ])('%s', (_name, write) => {
    lines.splice(0);
    write();
    expect(lines.join('')).toMatch(/QueryFailedError|Error/);
    expect(lines.join('')).not.toContain(SECRET);
  });

  it('that the start ended', () => {
    expect(explainEnd(wrapped)).toMatch(/^Error\n {4}at .*log-secrets\.spec\.ts.*\n(.*\n)*QueryFailedError\n/);
    expect(explainEnd(wrapped)).not.toContain(SECRET);
  });
});

it.each([
  { REDIS_URL: `http://:${SECRET}@cache` },
  { REDIS_URL: `user:${SECRET}@cache:6379` },
  { REDIS_URL: `rediss//x?password=${SECRET}` },
  { DATABASE_URL: `mysql://u:a/${SECRET}:b@c@db:3306/x` },
  { MAIL_URL: `imap://u:${SECRET}?x@mx` },
  { TRANSLATE_URL: `ftp://${SECRET}@translate` },
])('a start with the wrong %j', (variables) => {
  const read = () => readEnvironment({ SECRET_KEY: 'k'.repeat(32), ...variables }, () => 'unused');
  expect(read).toThrow(ConfigError);
  try {
    read();
  } catch (error) {
    expect(explainEnd(error)).not.toContain(SECRET);
  }
});

it('a refusal that nobody caught', () => {
  expect(explainEnd(new AppError('CONFLICT', `There is ${SECRET} already.`))).toMatch(/^AppError CONFLICT\n/);
  expect(explainEnd(new AppError('CONFLICT', `There is ${SECRET} already.`))).not.toContain(SECRET);
});

it('a warning of Node', () => {
  const written: string[] = [];
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  warnBriefly(Object.assign(new Error(`The URL http://${SECRET} is invalid`), { code: 'DEP0170' }));
  write.mockRestore();
  expect(written.join('')).toMatch(/^warning: Error DEP0170 at .*\n$/);
});
