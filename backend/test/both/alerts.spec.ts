import { setImmediate as loopTurn, setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { MoreThan } from 'typeorm';
import { ActiveAlertsService } from '../../src/monitoring/alerts/active-alerts.service.js';
import { ALERT_RULES } from '../../src/monitoring/alerts/alert-rules.js';
import { CertificateService } from '../../src/monitoring/alerts/certificate.service.js';
import { OrderCountsService } from '../../src/monitoring/figures/order-counts.service.js';
import { type ProcessFigures, ProcessReportEntity } from '../../src/monitoring/reports/process-report.entity.js';
import { MailEntity } from '../../src/mail/mail.entity.js';
import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { OrderEventEntity } from '../../src/orders/status/order-event.entity.js';
import { AttemptEntity } from '../../src/payments/payment-log/attempt.entity.js';
import { NotificationEntity } from '../../src/payments/webhook/notification.entity.js';
import { BackupEntity } from '../../src/platform/backups/backup.entity.js';
import { Reader } from '../../src/platform/database/reader.js';
import { CheckoutLoad } from '../../src/platform/http/limits/checkout-load.js';
import { RoomStateService } from '../../src/waiting-room/room/room-state.service.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { AlertFestival } from '../support/alert-festival.js';
import { AlertWatch } from '../support/alert-watch.js';
import type { Festival } from '../support/festival.js';
import { PaymentsBench } from '../support/sales/payments.js';
import { Room } from '../support/sales/waiting-room.js';

jest.setTimeout(240_000);
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const ALL = { id: MoreThan(0) };
const BACKUP = {
  fileName: 'festival.backup',
  writtenAt: new Date(),
  kilobytes: 1,
  tableCount: 1,
  rowCount: 1,
  pictureCount: 0,
  isEncrypted: false,
  verifiedAt: null,
};
let setting: AlertFestival;
let festival: Festival;
let publicUrl: string;
let tls: SMTPServer | null = null;

/** Each test leaves it as it was. */
beforeAll(async () => {
  setting = await AlertFestival.open();
  ({ festival } = setting);
  ({ publicUrl } = festival.config);
});
afterAll(() => setting.close());
beforeEach(() => setting.anHourLater());
// A backup gets old by itself.
afterEach(() => festival.rows(BackupEntity).clear());

const dueNow = () => festival.rows(AttemptEntity).update({ isFinal: false }, { dueAt: new Date(0), queriedAt: null });
const now = () => festival.clock.now();

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

/** Another process that says so of itself. */
const reported = (changes: Partial<ProcessFigures>): Fault => ({
  during: async () => {
    const [own] = await festival.rows(ProcessReportEntity).find({ order: { reportedAt: 'DESC' }, take: 1 });
    const figures = { ...own?.figures, ...changes } as ProcessFigures;
    const planted = { id: 'planted', role: 'web', startedAt: now(), reportedAt: now(), figures } as const;
    await festival.rows(ProcessReportEntity).save(planted);
  },
  end: () => festival.rows(ProcessReportEntity).delete({ id: 'planted' }),
});

/** A server whose certificate ended long ago. */
async function endedCertificate(): Promise<void> {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  tls = new SMTPServer({ secure: true });
  tls.on('error', () => undefined);
  await new Promise<void>((resolve) => tls?.listen(0, '127.0.0.1', resolve));
  const { port } = tls.server.address() as { port: number };
  Object.assign(festival.config, { publicUrl: `https://127.0.0.1:${port}` });
}

async function renewedCertificate(): Promise<void> {
  Object.assign(festival.config, { publicUrl });
  Object.assign(festival.get(CertificateService), { endsAt: new Date(now().getTime() + 90 * 24 * HOUR_MS) });
  await new Promise<void>((resolve) => (tls ? tls.close(resolve) : resolve()));
}

const backup = (backupId: string, age: number) =>
  festival.rows(BackupEntity).insert({ ...BACKUP, backupId, takenAt: new Date(now().getTime() - age) });

const FAULTS: Readonly<Record<string, Fault>> = {
  redis_away: { begin: () => setting.redis.close(), end: () => setting.redisReturns() },
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
      await setting.mails.goAway();
      await festival.visitor().order();
    },
    during: () => festival.get(MailWorkerService).drain(),
    end: () => setting.mails.start(),
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
  database_slow: reported({ databaseSeconds: 0.7 }),
  pool_full: reported({ pool: { open: 16, used: 16, waiting: 3, size: 16 } }),
  disk_full: reported({ disk: { free: 300e6, total: 40e9 } }),
  memory_high: reported({ memory: { used: 500e6, limit: 512e6 } }),
  backup_old: {
    begin: () => backup('old', 3 * HOUR_MS),
    end: () => backup('new', 0),
  },
  certificate_ending: { begin: endedCertificate, end: renewedCertificate },
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
    const began = setting.webhook.take();
    const active = (await festival.get(ActiveAlertsService).all()).map((alert) => alert.name);
    await fault.end?.();
    // What the worker does by itself while the mail server comes back.
    await new AlertWatch(festival, async () => void (await festival.get(MailWorkerService).drain())).twoMinutes();
    expect({ began, active, ended: setting.webhook.take() }).toEqual({
      began: [`+${name}`],
      active: [name],
      ended: [`-${name}`],
    });
  },
);

it('every alert has a planted fault, here or where only MariaDB can have it', () => {
  const elsewhere = ['database_away', 'worker_missing'];
  expect([...Object.keys(FAULTS), ...elsewhere].sort()).toEqual(ALERT_RULES.map(({ name }) => name).sort());
});

it('paid_without_ticket: seen however late the money was settled, and by a process that has just started', async () => {
  await paidOrder();
  await tickets('cancelled');
  await festival.rows(OrderEntity).update({ orderNumber }, { paidAt: new Date(now().getTime() - 26 * HOUR_MS) });
  const started = new OrderCountsService(festival.get(Reader), festival.clock);
  expect((await started.count()).withoutTicket).toBe(1);
  await tickets('valid');
  festival.clock.advanceMinutes(1);
  expect((await started.count()).withoutTicket).toBe(0);
});

it('attention_waiting: an order that was raised again counts from then on', async () => {
  await FAULTS['attention_waiting']?.begin?.();
  const event = { kind: 'attention', fromStatus: null, toStatus: null, via: 'sync', detail: 'paid_twice' } as const;
  await festival.rows(OrderEventEntity).insert({ orderId: (await order()).id, ...event, at: now() });
  await new AlertWatch(festival).twoMinutes();
  expect(setting.webhook.take()).toEqual([]);
  await FAULTS['attention_waiting']?.end?.();
});
