import type { ProcessFigures } from '../reports/process-report.entity.js';
import { LIMITS, type Seen } from './alert-conditions.js';
import { ALERT_RULES, ruleNamed } from './alert-rules.js';

const NOW = new Date('2025-11-22T11:00:00Z');
const agoMs = (seconds: number): number => NOW.getTime() - seconds * 1_000;

const FIGURES: ProcessFigures = {
  lagSeconds: 0.01,
  databaseSeconds: 0.002,
  pool: { open: 4, used: 4, waiting: 0, size: 16 },
  memory: { used: 200e6, limit: 512e6 },
  disk: { free: 20e9, total: 40e9 },
  redis: true,
  provider: { isPaused: false, isFull: true, answered: 100, unavailable: 4 },
  orders: { served: 100, failed: 2 },
  isMailServerAway: false,
  lastDone: { 'status-sync': agoMs(1), expiry: agoMs(70), alerts: agoMs(15) },
};

type Report = NonNullable<Seen['processes']>[number];
const process = (changes: Partial<ProcessFigures>, role: Report['role'] = 'worker'): Report => ({
  role,
  startedAt: new Date(agoMs(3_600)),
  figures: { ...FIGURES, ...changes },
});

/** A busy sale in which nothing is wrong. */
const WELL: Seen = {
  now: NOW,
  isDatabaseUp: true,
  processes: [process({}), process({ lastDone: {} }, 'web')],
  queues: [
    { name: 'e_tickets', length: 900, oldestSeconds: 299 },
    { name: 'notifications', length: 40, oldestSeconds: 20 },
    { name: 'status_sync', length: 400, oldestSeconds: 900 },
    { name: 'reminders', length: 400, oldestSeconds: 9_000 },
    { name: 'waiting_room', length: 9_000, oldestSeconds: null },
  ],
  attention: { total: 2, oldestSeconds: 1_700 },
  paidWithoutTicket: 0,
  waitingRoom: ['slow_orders', 'event_loop'],
  certificateSeconds: 60 * 86_400,
  backupSeconds: 3_000,
  backupDisk: null,
};

const wrong = (seen: Seen): string[] => ALERT_RULES.filter(({ check }) => check(seen)).map(({ name }) => name);

it('says nothing of a sale in which all is well', () => {
  expect(wrong(WELL)).toEqual([]);
});

it('leaves alone what nobody can know', () => {
  const nothing = { processes: null, queues: null, attention: null, paidWithoutTicket: null, waitingRoom: null };
  const seen: Seen = {
    now: NOW,
    isDatabaseUp: true,
    ...nothing,
    certificateSeconds: null,
    backupSeconds: null,
    backupDisk: null,
  };
  const unknown = ALERT_RULES.filter(({ name }) => name !== 'database_away');
  expect(unknown.map(({ check }) => check(seen))).toEqual(unknown.map(() => null));
});

const ofOne = (changes: Partial<ProcessFigures>): Partial<Seen> => ({
  processes: [...(WELL.processes ?? []), process(changes, 'web')],
});

it.each<[name: string, Partial<Seen>]>([
  ['database_away', { isDatabaseUp: false }],
  ['database_slow', ofOne({ databaseSeconds: 0.6 })],
  ['redis_away', ofOne({ redis: false })],
  ['provider_failing', ofOne({ provider: { isPaused: true, isFull: false, answered: 0, unavailable: 1 } })],
  ['provider_failing', ofOne({ provider: { isPaused: false, isFull: false, answered: 5, unavailable: 5 } })],
  ['notifications_unapplied', { queues: [{ name: 'notifications', length: 1, oldestSeconds: 301 }] }],
  ['mail_queue_old', { queues: [{ name: 'receipts_and_links', length: 3, oldestSeconds: 400 }] }],
  ['mail_server_away', ofOne({ isMailServerAway: true })],
  ['worker_missing', { processes: [process({}, 'web')] }],
  ['worker_missing', { processes: [] }],
  ['worker_missing', { processes: [process({ lastDone: { ...FIGURES.lastDone, expiry: agoMs(76) } })] }],
  ['worker_missing', { processes: [process({ lastDone: { ...FIGURES.lastDone, alerts: agoMs(76) } })] }],
  ['orders_failing', ofOne({ orders: { served: 57, failed: 3 } })],
  ['event_loop_slow', ofOne({ lagSeconds: 0.21 })],
  ['pool_full', ofOne({ pool: { open: 16, used: 16, waiting: 1, size: 16 } })],
  ['disk_full', ofOne({ disk: { free: 3.9e9, total: 40e9 } })],
  ['disk_full', ofOne({ disk: { free: 499e6, total: 2e9 } })],
  ['disk_full', { backupDisk: { free: 3.9e9, total: 40e9 } }],
  ['memory_high', ofOne({ memory: { used: 470e6, limit: 512e6 } })],
  ['attention_waiting', { attention: { total: 1, oldestSeconds: 1_801 } }],
  ['paid_without_ticket', { paidWithoutTicket: 1 }],
  ['backup_old', { backupSeconds: 7_201 }],
  ['certificate_ending', { certificateSeconds: 13 * 86_400 }],
  ['waiting_room_stuck', { waitingRoom: ['no_controller'] }],
  ['waiting_room_stuck', { waitingRoom: ['nothing_on_sale'] }],
])('%s: raised by its fault alone (%#)', (name, changes) => {
  expect(wrong({ ...WELL, ...changes })).toEqual([name]);
});

it('a process that has just started has done nothing yet, and is no missing worker', () => {
  const started = { ...process({ lastDone: {} }), startedAt: new Date(agoMs(20)) };
  expect(wrong({ ...WELL, processes: [started] })).toEqual([]);
});

it('each rule is raised within two minutes, with its own words', () => {
  // 15 s to the next look, 5 s to a process's next report.
  for (const { holdSeconds } of ALERT_RULES) expect(holdSeconds).toBeLessThanOrEqual(60);
  expect(LIMITS.jobSeconds + ruleNamed('worker_missing').holdSeconds + 15).toBeLessThanOrEqual(120);
  expect(new Set(ALERT_RULES.map(({ name }) => name)).size).toBe(ALERT_RULES.length);
  expect(ruleNamed('pool_full').severity).toBe('warning');
  expect(() => ruleNamed('nothing')).toThrow('No alert is named nothing');
});
