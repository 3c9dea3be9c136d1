import { setImmediate as loopTurn, setTimeout as pause } from 'node:timers/promises';
import { MoreThan } from 'typeorm';
import { AlertsService } from '../../src/monitoring/alerts/alerts.service.js';
import { AlertsJob } from '../../src/monitoring/alerts/alerts.job.js';
import { ActiveAlertsService } from '../../src/monitoring/alerts/active-alerts.service.js';
import { AlertNewsEntity } from '../../src/monitoring/alerts/alert-news.entity.js';
import { AlertEntity } from '../../src/monitoring/alerts/alert.entity.js';
import { MOST_AN_HOUR, TellAlertsService } from '../../src/monitoring/alerts/tell-alerts.service.js';
import { endOfCertificate } from '../../src/monitoring/alerts/certificate.service.js';
import { ProcessReportEntity } from '../../src/monitoring/reports/process-report.entity.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { OrderEventEntity } from '../../src/orders/status/order-event.entity.js';
import { AttemptEntity } from '../../src/payments/payment-log/attempt.entity.js';
import { NotificationEntity } from '../../src/payments/webhook/notification.entity.js';
import { CheckoutLoad } from '../../src/platform/http/limits/checkout-load.js';
import { RateLimitsService } from '../../src/platform/http/limits/rate-limits.service.js';
import { RoomStateService } from '../../src/waiting-room/room/room-state.service.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { AlertWatch, Webhook } from '../support/alert-watch.js';
import { FreezableWay } from '../support/database/frozen-server.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { FakeRedis } from '../support/fake-redis.js';
import { Festival } from '../support/festival.js';
import { MailServer } from '../support/mail/mail-server.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { Room } from '../support/sales/waiting-room.js';
import { until } from '../support/until.js';

jest.setTimeout(240_000);
const MINUTE_MS = 60_000;
const ALL = { id: MoreThan(0) };
const server = mariaDbServer();
const redis = new FakeRedis();
const mails = new MailServer();
let webhook: Webhook;
let way: FreezableWay | null = null;
let redisUrl: string;
let festival: Festival;

/** The festival with everything real around it; each test leaves it as it was. */
beforeAll(async () => {
  redis.isBlocking = false;
  redisUrl = await redis.listen();
  await mails.start();
  webhook = await Webhook.start();
  if (server !== null) way = await FreezableWay.to('127.0.0.1', Number(new URL(server).port));
  festival = await Festival.open({
    environment: {
      REDIS_URL: redisUrl,
      MAIL_URL: mails.url(),
      ALERT_EMAIL: 'night@festival.ac.id,other@festival.ac.id',
      ALERT_WEBHOOK: webhook.url,
    },
    through: async (url) => (way ? Object.assign(new URL(url), { host: `127.0.0.1:${way.port}` }).toString() : url),
  });
  await festival.tier();
});
afterAll(async () => {
  await festival.close();
  await Promise.all([webhook.stop(), redis.close(), mails.stop(), way?.close()]);
});
beforeEach(async () => {
  // The bound on messages counts an hour.
  festival.clock.advanceMinutes(61);
  await new AlertWatch(festival).twoMinutes();
  webhook.take();
});

const dueNow = () => festival.rows(AttemptEntity).update({ isFinal: false }, { dueAt: new Date(0), queriedAt: null });
const now = () => festival.clock.now();

async function redisReturns(): Promise<void> {
  await redis.listen(Number(new URL(redisUrl).port));
  await until(async () => festival.get(RateLimitsService).isShared(), Boolean, 'the return to Redis');
}

/** A fault, what keeps it going in each turn, and its end. */
interface Fault {
  begin?: () => Promise<unknown>;
  during?: () => Promise<unknown> | void;
  end?: () => Promise<unknown>;
}

/** The event loop is measured by a timer of 20 ms: from its second turn on, and in the turn after the block. */
async function block(): Promise<void> {
  await pause(60);
  const until = performance.now() + 600;
  while (performance.now() < until);
  for (let turn = 0; turn < 3; turn += 1) await loopTurn();
}

async function failingOrders(): Promise<void> {
  const load = festival.get(CheckoutLoad);
  const ends = Array.from({ length: 250 }, () => load.begin());
  for (let order = 0; order < 4; order += 1) await festival.visitor().post('/api/orders', {}).expect(503);
  for (const end of ends) end();
}

let orderNumber: string;
const order = () => festival.rows(OrderEntity).findOneByOrFail({ orderNumber });
const paidOrder = async () => {
  orderNumber = (await festival.visitor().orderAndPay()).order_number;
  await festival.simulator.pay(orderNumber);
  await new PaymentsBench(festival).reaches(orderNumber, 'settlement');
};
const tickets = async (status: 'valid' | 'cancelled') =>
  festival.rows(TicketEntity).update({ orderId: (await order()).id }, { status });
const waiting = { status: 'queued', lane: 0 } as const;

const FAULTS: Readonly<Record<string, Fault>> = {
  redis_away: { begin: () => redis.close(), end: redisReturns },
  provider_failing: {
    begin: async () => {
      await festival.visitor().orderAndPay();
      await festival.simulator.breakDown();
    },
    during: dueNow,
    end: () => festival.simulator.recover(),
  },
  mail_server_away: {
    begin: async () => {
      await festival.get(MailWorkerService).drain();
      await mails.goAway();
      await festival.visitor().order();
    },
    during: () => festival.get(MailWorkerService).drain(),
    end: () => mails.start(),
  },
  event_loop_slow: { during: block },
  orders_failing: { during: failingOrders },
  notifications_unapplied: {
    begin: async () => {
      await paidOrder();
      const receivedAt = new Date(now().getTime() - 6 * MINUTE_MS);
      await festival.rows(NotificationEntity).update(ALL, { handledAt: null, outcome: 'received', receivedAt });
    },
    during: () => festival.rows(NotificationEntity).update(ALL, { handledAt: null, outcome: 'received' }),
    end: () => festival.rows(NotificationEntity).update(ALL, { handledAt: now(), outcome: 'applied' }),
  },
  mail_queue_old: {
    begin: async () => {
      await festival.get(MailWorkerService).drain();
      const dueAt = new Date(now().getTime() - 6 * MINUTE_MS);
      await festival.rows(MailEntity).update(ALL, { ...waiting, dueAt });
    },
    end: () => festival.rows(MailEntity).update(ALL, { status: 'sent' }),
  },
  attention_waiting: {
    begin: async () => {
      await paidOrder();
      await festival.rows(OrderEntity).update({ orderNumber }, { attention: 'paid_twice' });
      const at = new Date(now().getTime() - 31 * MINUTE_MS);
      const event = { kind: 'attention', fromStatus: null, toStatus: null, via: 'sync', detail: 'paid_twice' } as const;
      await festival.rows(OrderEventEntity).insert({ orderId: (await order()).id, ...event, at });
    },
    end: () => festival.rows(OrderEntity).update({ orderNumber }, { attention: null }),
  },
  paid_without_ticket: { begin: () => paidOrder().then(() => tickets('cancelled')), end: () => tickets('valid') },
  waiting_room_stuck: {
    begin: async () => {
      const room = new Room(festival);
      await room.turn({ mode: 'on' });
      await room.seconds(1);
    },
    during: () => festival.get(RoomStateService).refresh(),
    end: async () => {
      await new Room(festival).turn({ mode: 'off' });
      await festival.get(RoomStateService).refresh();
    },
  },
};

it.each(Object.entries(FAULTS))(
  '%s: raised within two minutes, alone and once, and ended again',
  async (name, fault) => {
    await fault.begin?.();
    await new AlertWatch(festival, async () => void (await fault.during?.())).twoMinutes();
    const began = webhook.take();
    const active = (await festival.get(ActiveAlertsService).all()).map((alert) => alert.name);
    await fault.end?.();
    // What the worker does by itself while the mail server comes back.
    await new AlertWatch(festival, async () => void (await festival.get(MailWorkerService).drain())).twoMinutes();
    expect({ began, active, ended: webhook.take() }).toEqual({
      began: [`+${name}`],
      active: [name],
      ended: [`-${name}`],
    });
  },
);

it('worker_missing: told by a web process once the worker is silent', async () => {
  const tell = async () => {
    festival.clock.advanceSeconds(15);
    await festival.get(AlertsService).judgeWorker();
    await festival.get(TellAlertsService).tell();
  };
  for (let turn = 0; turn < 8; turn += 1) await tell();
  expect(webhook.take()).toEqual(['+worker_missing']);
  await new AlertWatch(festival).twoMinutes();
  expect(webhook.take()).toEqual(['-worker_missing']);
});

it('two processes that judge at once tell it once; without the guard both do', async () => {
  const silence = async (alerts: AlertsService) => {
    await festival.rows(ProcessReportEntity).clear();
    await festival.rows(AlertEntity).clear();
    await alerts.judgeWorker();
    festival.clock.advanceSeconds(75);
    const before = await festival.rows(AlertNewsEntity).count();
    await Promise.all([alerts.judgeWorker(), alerts.judgeWorker(), alerts.judgeWorker()]);
    return (await festival.rows(AlertNewsEntity).count()) - before;
  };
  expect(await silence(festival.get(AlertsService))).toBe(1);
  if (server === null) return;
  const unguarded = Object.assign(Object.create(festival.get(AlertsService)) as AlertsService, {
    change: async (db: never, { name }: AlertEntity, next: object) => {
      await until(
        async () => readers++,
        (count) => count >= 2,
        'three readers',
      );
      await (db as { update: (...all: unknown[]) => Promise<unknown> }).update(AlertEntity, { name }, next);
      return true;
    },
  });
  let readers = 0;
  expect(await silence(unguarded)).toBeGreaterThan(1);
});

it('database_away: told from memory while there is no database, and again when it is back', async () => {
  if (!way) return;
  way.freeze();
  for (let turn = 0; turn < 4; turn += 1) {
    festival.clock.advanceSeconds(15);
    await festival.get(AlertsJob).tick();
  }
  const began = webhook.take();
  way.thaw();
  await new AlertWatch(festival).twoMinutes();
  expect([began, webhook.take()]).toEqual([['+database_away'], ['-database_away']]);
});

it('mails say the same to each recipient, and what could not be posted is posted later, once', async () => {
  mails.messages.length = 0;
  webhook.status = 500;
  await redis.close();
  await new AlertWatch(festival).twoMinutes();
  const about = () => mails.messages.filter((message) => /^Subject: Warning: Redis away/m.test(message));
  expect(about().map((message) => /^To: (.*?)\r?$/m.exec(message)?.[1])).toEqual([
    'night@festival.ac.id',
    'other@festival.ac.id',
  ]);
  webhook.status = 200;
  await redisReturns();
  await new AlertWatch(festival).twoMinutes();
  await new AlertWatch(festival).twoMinutes();
  expect(webhook.take()).toEqual(['+redis_away', '-redis_away']);
  expect(about()).toHaveLength(2);
});

it('tells no more often than its bound in an hour, and then all that is left together', async () => {
  festival.clock.advanceMinutes(121);
  const untold = {
    kind: 'began',
    detail: null,
    tries: 0,
    claimedBy: null,
    mailedAt: null,
    postedAt: null,
    isDone: false,
  } as const;
  for (let each = 0; each < MOST_AN_HOUR + 5; each += 1) {
    await festival.rows(AlertNewsEntity).insert({ name: 'redis_away', ...untold, at: now(), dueAt: now() });
    await festival.get(TellAlertsService).tell();
    festival.clock.advanceSeconds(1);
  }
  expect(webhook.posts).toHaveLength(MOST_AN_HOUR);
  festival.clock.advanceMinutes(60);
  await festival.get(TellAlertsService).tell();
  expect(webhook.posts.at(-1)?.alerts).toHaveLength(5);
});

it('a certificate’s end is read whoever signed it', async () => {
  const { SMTPServer } = await import('smtp-server');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const tls = new SMTPServer({ secure: true });
  tls.on('error', () => undefined);
  await new Promise<void>((resolve) => tls.listen(0, '127.0.0.1', resolve));
  const { port } = tls.server.address() as { port: number };
  const end = await endOfCertificate({ hostname: '127.0.0.1', port: String(port) });
  await new Promise<void>((resolve) => tls.close(resolve));
  expect(Number.isFinite(end.getTime())).toBe(true);
});
