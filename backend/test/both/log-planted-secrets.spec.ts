import { Controller, Injectable, Logger, Post } from '@nestjs/common';
import { inspect } from 'node:util';
import { explainEnd } from '../../src/app/start-errors.js';
import { NestLog } from '../../src/app/configure-app.js';
import { Public } from '../../src/platform/access/access.decorators.js';
import { GroupCommit } from '../../src/platform/database/group-commit.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { describeError } from '../../src/platform/errors/describe-error.js';
import { createLogger } from '../../src/platform/http/operations/logger.js';
import { LeasesService } from '../../src/platform/jobs/leases.service.js';
import { type FailingStatement, failingStatements } from '../support/database/failing-statements.js';
import { HttpApp } from '../support/http-app.js';

/** In place of names, addresses and keys. */
const SECRET = 'xq7verysecretz9';
/** As much of it as short columns hold. */
const PIECE = SECRET.slice(0, 8);

let statement: FailingStatement;

/** Runs the statement of the moment, as every path of the product does that writes. */
@Injectable()
class Planted {
  private readonly group = new GroupCommit<null, null>(() => this.run());

  constructor(private readonly transactions: Transactions) {}

  run(): Promise<null[]> {
    return this.transactions.run(async (db) => {
      await statement.run(db);
      return [null];
    });
  }

  together(): Promise<null> {
    return this.group.add(null);
  }
}

@Public()
@Controller('planted')
class PlantedController {
  constructor(private readonly planted: Planted) {}

  @Post('alone')
  alone(): Promise<null[]> {
    return this.planted.run();
  }

  @Post('together')
  together(): Promise<null> {
    return this.planted.together();
  }
}

const log: string[] = [];
let http: HttpApp;
beforeAll(async () => {
  const providers = [Planted, LeasesService];
  http = await HttpApp.start({ log, controllers: [PlantedController], providers });
});
afterAll(() => http.stop());
beforeEach(() => log.splice(0));

/** What went wrong, or null: it must have been told, and without a piece of the secret. */
function leak(path: string, texts: readonly string[]): string | null {
  const text = texts.join('\n');
  if (text === '') return `${path}: nothing was said`;
  const at = text.toLowerCase().indexOf(PIECE);
  return at === -1 ? null : `${path}: ${text.slice(Math.max(0, at - 60), at + 30)}`;
}

const PATHS: Record<string, (error: unknown) => Promise<string[]> | string[]> = {
  'a request': async () => [(await http.browser().post('/planted/alone')).body, ...log.splice(0)],
  'a request in a group': async () => [(await http.browser().post('/planted/together')).body, ...log.splice(0)],
  'scheduled work': async () => {
    const planted = http.app.get(Planted);
    await http.app.get(LeasesService).run(statement.name, 60_000, () => planted.run());
    return log.splice(0);
  },
  'the log of a service': (error) => {
    const logger = new Logger('Service');
    logger.error(error, `${statement.name} failed`);
    logger.warn(`${statement.name} failed: ${describeError(error)}`);
    return log.splice(0);
  },
  'the log, however it is called': (error) => {
    const lines: string[] = [];
    const logger = createLogger({ logLevel: 'trace' }, { write: (line: string) => lines.push(line) });
    const nest = new NestLog(logger);
    const { message, stack } = error as Error;
    for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) {
      logger[level](error);
      logger[level]({ err: error }, message);
    }
    for (const level of ['log', 'warn', 'debug', 'verbose', 'fatal', 'error'] as const) nest[level](error, 'Context');
    nest.error(message, stack, 'Context');
    nest.error(error, stack, 'Context');
    return lines;
  },
  'the last words': (error) => [explainEnd(error)],
};

it('no failing statement of any table tells what it was given', async () => {
  const leaks: string[] = [];
  const all = failingStatements(http.dataSource, SECRET);
  for (const each of all) {
    statement = each;
    const error: unknown = await http.app
      .get(Planted)
      .run()
      .then(
        () => null,
        (failed: unknown) => failed,
      );
    log.splice(0);
    if (error === null) leaks.push(`${each.name}: it did not fail`);
    for (const [path, told] of Object.entries(PATHS)) {
      const found = leak(path, await told(error));
      if (found) leaks.push(`${each.name}: ${found}`);
    }
  }
  expect(leaks).toEqual([]);
  const tables = new Set(all.map(({ name }) => name.split(':')[0]));
  for (const { tableName } of http.dataSource.entityMetadatas) expect(tables).toContain(tableName);
});

it('the failures do carry it', async () => {
  const carried = [];
  for (const each of failingStatements(http.dataSource, SECRET)) {
    statement = each;
    const error = await http.app
      .get(Planted)
      .run()
      .catch((failed: unknown) => failed);
    if (inspect(error, { depth: 5 }).toLowerCase().includes(PIECE)) carried.push(each.name);
  }
  expect(carried.length).toBeGreaterThan(100);
});
