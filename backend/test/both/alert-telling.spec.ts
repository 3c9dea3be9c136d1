import { AlertsJob } from '../../src/monitoring/alerts/alerts.job.js';
import { AlertsService } from '../../src/monitoring/alerts/alerts.service.js';
import { AlertEntity } from '../../src/monitoring/alerts/alert.entity.js';
import { AlertNewsEntity } from '../../src/monitoring/alerts/alert-news.entity.js';
import { FOR_CRITICAL, MOST_AN_HOUR, TellAlertsService } from '../../src/monitoring/alerts/tell-alerts.service.js';
import { ProcessReportEntity } from '../../src/monitoring/reports/process-report.entity.js';
import { AlertFestival, RECIPIENTS } from '../support/alert-festival.js';
import { AlertWatch } from '../support/alert-watch.js';
import type { Festival } from '../support/festival.js';
import { until } from '../support/until.js';

jest.setTimeout(240_000);
const log: string[] = [];
let setting: AlertFestival;
let festival: Festival;
beforeAll(async () => {
  setting = await AlertFestival.open({ log });
  ({ festival } = setting);
});
afterAll(() => setting.close());
beforeEach(async () => {
  await setting.anHourLater();
  await festival.rows(AlertNewsEntity).clear();
});

const now = () => festival.clock.now();
const tell = () => festival.get(TellAlertsService).tell();
const newsOf = (name: string, changes: Partial<AlertNewsEntity> = {}) =>
  festival.rows(AlertNewsEntity).insert({
    name,
    kind: 'began',
    detail: null,
    tries: 0,
    claimedBy: null,
    told: [],
    toldAt: null,
    isDone: false,
    at: now(),
    dueAt: now(),
    ...changes,
  });

it('worker_missing: told by a web process once the worker is silent', async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    festival.clock.advanceSeconds(15);
    await festival.get(AlertsService).judgeWorker();
    await tell();
  }
  expect(setting.webhook.take()).toEqual(['+worker_missing']);
  await new AlertWatch(festival).twoMinutes();
  expect(setting.webhook.take()).toEqual(['-worker_missing']);
});

it('two processes that judge at once tell it once; without the guard all do', async () => {
  const silence = async (alerts: AlertsService) => {
    await festival.rows(ProcessReportEntity).clear();
    await festival.rows(AlertEntity).clear();
    for (let turn = 0; turn < 2; turn += 1) {
      await alerts.judgeWorker();
      festival.clock.advanceSeconds(15);
    }
    const before = await festival.rows(AlertNewsEntity).count();
    await Promise.all([alerts.judgeWorker(), alerts.judgeWorker(), alerts.judgeWorker()]);
    return (await festival.rows(AlertNewsEntity).count()) - before;
  };
  expect(await silence(festival.get(AlertsService))).toBe(1);
  const unguarded = Object.assign(Object.create(festival.get(AlertsService)) as AlertsService, {
    change: async (db: { update: (...all: unknown[]) => Promise<unknown> }, { name }: AlertEntity, next: object) => {
      await db.update(AlertEntity, { name }, next);
      return true;
    },
  });
  expect(await silence(unguarded)).toBe(3);
});

it('what can’t be read keeps no other alert silent, and is told when it stays so', async () => {
  await festival.rows(AlertEntity).query('ALTER TABLE mails RENAME TO mails_elsewhere');
  await setting.redis.close();
  await new AlertWatch(festival).twoMinutes();
  const told = setting.webhook.take();
  await festival.rows(AlertEntity).query('ALTER TABLE mails_elsewhere RENAME TO mails');
  await setting.redisReturns();
  await new AlertWatch(festival).twoMinutes();
  expect(told.toSorted()).toEqual(['+redis_away', '+worker_missing']);
  for (const part of ['queues', 'attention']) expect(log.join('\n')).toContain(`"msg":"${part}: QueryFailedError`);
});

it('a mail server that hangs holds up neither the webhook nor the next judgement', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  setting.mails.onRecipient = () => held;
  await newsOf('redis_away');
  festival.clock.advanceSeconds(15);
  const job = festival.get(AlertsJob);
  const tick = job.tick();
  await until(async () => setting.webhook.posts.length, Boolean, 'the post');
  await job['judge']();
  expect(setting.mails.messages).toEqual([]);
  release();
  await tick;
  setting.mails.onRecipient = () => undefined;
  expect(setting.mailedTo(/Redis away/).sort()).toEqual(RECIPIENTS);
  expect(await festival.rows(AlertNewsEntity).countBy({ isDone: true })).toBe(1);
});

it('who was told isn’t told again: not by a process that comes after one that died, nor when another was refused', async () => {
  await newsOf('redis_away', { tries: 1, claimedBy: 'dead', told: ['webhook', 'night@festival.ac.id'], toldAt: now() });
  await tell();
  expect([setting.webhook.take(), setting.mailedTo(/Redis away/)]).toEqual([[], ['other@festival.ac.id']]);

  let refused = 0;
  setting.mails.onRecipient = () => {
    refused += 1;
    if (refused === 1) throw Object.assign(new Error('later'), { responseCode: 451 });
  };
  await newsOf('disk_full');
  await tell();
  setting.mails.onRecipient = () => undefined;
  expect(setting.mailedTo(/Disk full/)).toHaveLength(1);
  festival.clock.advanceSeconds(16);
  await tell();
  expect(setting.mailedTo(/Disk full/).sort()).toEqual(RECIPIENTS);
  expect(setting.webhook.take()).toEqual(['+disk_full']);
});

it('what could not be posted is posted later, once; after its last try it is given up and said so', async () => {
  setting.webhook.status = 500;
  await newsOf('redis_away');
  await newsOf('pool_full', { tries: 30 });
  await tell();
  setting.webhook.status = 200;
  festival.clock.advanceSeconds(16);
  await tell();
  festival.clock.advanceMinutes(6);
  await tell();
  expect(setting.webhook.take()).toEqual(['+redis_away']);
  expect(setting.mailedTo(/Redis away/).sort()).toEqual(RECIPIENTS);
  expect(log.join('\n')).toContain('given up: pool_full began');
});

it('tells no more often than its bound in an hour, leaves places for critical ones, and then tells all together', async () => {
  for (let each = 0; each < MOST_AN_HOUR; each += 1) {
    await newsOf('redis_away');
    await tell();
    festival.clock.advanceSeconds(1);
  }
  expect(setting.webhook.posts).toHaveLength(MOST_AN_HOUR - FOR_CRITICAL);
  for (let each = 0; each < FOR_CRITICAL + 1; each += 1) {
    await newsOf('database_away');
    await tell();
    festival.clock.advanceSeconds(1);
  }
  expect(setting.webhook.posts).toHaveLength(MOST_AN_HOUR);
  festival.clock.advanceMinutes(60);
  await tell();
  expect(setting.webhook.posts.at(-1)?.alerts).toHaveLength(FOR_CRITICAL + 1);
});
