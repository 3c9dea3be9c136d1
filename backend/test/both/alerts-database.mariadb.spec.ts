import type { EntityManager } from 'typeorm';
import { AlertChannelsService } from '../../src/monitoring/alerts/alert-channels.service.js';
import { AlertNewsEntity } from '../../src/monitoring/alerts/alert-news.entity.js';
import { DatabaseWatchService } from '../../src/monitoring/alerts/database-watch.service.js';
import { TellAlertsService } from '../../src/monitoring/alerts/tell-alerts.service.js';
import { OwnFiguresService } from '../../src/monitoring/reports/own-figures.service.js';
import { ProcessReportEntity } from '../../src/monitoring/reports/process-report.entity.js';
import { ProcessReportsService } from '../../src/monitoring/reports/process-reports.service.js';
import type { AppConfig } from '../../src/platform/config/app-config.js';
import { Reader } from '../../src/platform/database/reader.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { AlertFestival } from '../support/alert-festival.js';
import { FreezableWay } from '../support/database/frozen-server.js';
import { atNode } from '../support/database/test-database.js';
import type { Festival } from '../support/festival.js';

jest.setTimeout(240_000);
let way: FreezableWay;
let setting: AlertFestival;
let festival: Festival;
beforeAll(async () => {
  setting = await AlertFestival.open({
    through: async (url) => {
      const server = new URL(atNode(url, 0));
      way = await FreezableWay.to(server.hostname, Number(server.port));
      return Object.assign(server, { host: `127.0.0.1:${way.port}` }).toString();
    },
  });
  ({ festival } = setting);
});
afterAll(async () => {
  await setting.close();
  await way.close();
});
beforeEach(async () => {
  await setting.anHourLater();
  await festival.rows(ProcessReportEntity).clear();
});
afterEach(async () => {
  way.thaw();
  setting.webhook.status = 200;
  await festival.get(ProcessReportsService).look();
});

const tell = () => festival.get(TellAlertsService).tell();

/** A process with its report and its look at the database. */
function started(role: AppConfig['role']) {
  const config = Object.assign(Object.create(festival.config) as AppConfig, { role });
  const [reader, transactions, channels] = [Reader, Transactions, AlertChannelsService].map((each) =>
    festival.get(each as never),
  ) as [Reader, Transactions, AlertChannelsService];
  const reports = new ProcessReportsService(
    config,
    reader,
    transactions,
    festival.get(OwnFiguresService),
    festival.clock,
  );
  return { reports, watch: new DatabaseWatchService(reports, channels, transactions, festival.clock) };
}

type Started = ReturnType<typeof started>;
const look = (all: Started[]) => Promise.all(all.map(({ reports }) => reports.look()));

async function turns(all: Started[], count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    festival.clock.advanceSeconds(15);
    await Promise.all(all.map(({ watch }) => watch.watch()));
  }
}

it('database_away: of three processes one tells it, from memory, and its end', async () => {
  const all = [started('web'), started('web'), started('worker')];
  for (const { reports } of all) await reports.report();
  await turns(all, 1);
  way.freeze();
  await look(all);
  await turns(all, 6);
  expect(setting.webhook.take()).toEqual(['+database_away']);
  way.thaw();
  await look(all);
  await turns(all, 4);
  await tell();
  expect(setting.webhook.take()).toEqual(['-database_away']);
  expect(await festival.rows(AlertNewsEntity).countBy({ name: 'database_away', isDone: true })).toBeGreaterThan(0);
});

it('database_away: a process that begins while there is no room tells it', async () => {
  const [one] = [started('worker')];
  const full = jest.spyOn(festival.get(Transactions), 'takeHadNoRoom').mockReturnValue(true);
  await look([one]);
  await turns([one], 4);
  expect(setting.webhook.take()).toEqual(['+database_away']);
  full.mockRestore();
  festival.clock.advanceSeconds(120);
  await look([one]);
  await turns([one], 4);
  await tell();
  expect(setting.webhook.take()).toEqual(['-database_away']);
});

it('database_away: a webhook that fails is asked ever less often, and told when the database is back', async () => {
  const one = [started('worker')];
  await one[0]?.reports.report();
  await turns(one, 1);
  setting.webhook.status = 500;
  const before = setting.webhook.asked;
  way.freeze();
  await look(one);
  await turns(one, 12);
  expect(setting.webhook.asked - before).toBeLessThanOrEqual(5);
  setting.webhook.status = 200;
  way.thaw();
  await look(one);
  await turns(one, 1);
  await tell();
  expect(setting.webhook.take()).toEqual(['+database_away']);
});

it('a scrape of a process whose database hangs ends before Prometheus gives up, and says so', async () => {
  await festival.visitor().get('/metrics').expect(200);
  await festival.get(ProcessReportsService).look();
  festival.clock.advanceSeconds(11);
  way.freeze();
  const began = performance.now();
  const hanging = (await festival.visitor().get('/metrics').expect(200)).text;
  await festival.get(ProcessReportsService).look();
  const known = (await festival.visitor().get('/metrics').expect(200)).text;
  expect(performance.now() - began).toBeLessThan(9_000);
  expect(known).toContain('festival_database_up 0\n');
  for (const text of [hanging, known]) expect(text).not.toMatch(/^festival_seats_sold/m);
});

describe('news that two processes claim at once', () => {
  /** How often it is posted when both have read before either has claimed. */
  async function posts(take: (db: EntityManager, ...rest: Claim) => Promise<void>): Promise<number> {
    const untold = { kind: 'began' as const, detail: null, tries: 0, claimedBy: null, told: [], toldAt: null };
    const at = festival.clock.now();
    await festival.rows(AlertNewsEntity).insert({ name: 'redis_away', ...untold, isDone: false, at, dueAt: at });
    let readers = 0;
    let bothRead: () => void = () => undefined;
    const both = new Promise<void>((resolve) => {
      bothRead = resolve;
    });
    const process = () =>
      Object.assign(
        new TellAlertsService(
          festival.get(Reader),
          festival.get(Transactions),
          festival.get(AlertChannelsService),
          festival.clock,
        ),
        {
          take: async (db: EntityManager, ...rest: Claim) => {
            readers += 1;
            if (readers === 2) bothRead();
            await both;
            await take(db, ...rest);
          },
        },
      );
    await Promise.all([process().tell(), process().tell()]);
    return setting.webhook.take().length;
  }
  type Claim = [due: readonly AlertNewsEntity[], claimedBy: string, now: Date];

  it('are posted once; without the guard twice', async () => {
    const guarded = festival.get(TellAlertsService)['take'].bind(festival.get(TellAlertsService));
    expect(await posts(guarded)).toBe(1);
    // Both tell what they have read.
    const unguarded = async (db: EntityManager, due: Claim[0], claimedBy: string) => {
      for (const news of due) await db.insert(AlertNewsEntity, { ...news, id: undefined, claimedBy });
    };
    expect(await posts(unguarded)).toBe(2);
  });
});
