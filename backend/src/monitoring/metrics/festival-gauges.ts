import { stateOf, toAdminRoom } from '../../waiting-room/room/room.mapper.js';
import type { WaitingRoomEntity } from '../../waiting-room/room/waiting-room.entity.js';
import type { TierSeats } from '@festival/contracts';
import type { Disk } from '../alerts/alert-conditions.js';
import type { AttentionFigures } from '../figures/attention-figures.service.js';
import type { GateCount } from '../figures/gate-figures.service.js';
import type { Queue } from '../figures/queues.service.js';
import { flag, type Gauge, one, type Series } from './gauge.js';

/** Figures of the whole festival, the same in each process; null: not to be read just now. */
export interface FestivalSeen {
  tiers: readonly TierSeats[];
  queues: readonly Queue[] | null;
  attention: AttentionFigures | null;
  gates: readonly GateCount[] | null;
  /** Those of the settings. */
  gateNames: readonly string[];
  backupSeconds: number | null;
  backupDisk: Disk | null;
  room: WaitingRoomEntity | null;
  now: Date;
  alerts: ReadonlyArray<{ name: string; severity: string }>;
}

/** The name comes from a header, so anybody at a scanner could make a series for each scan. */
function checkIns(gates: readonly GateCount[], known: readonly string[]): Series {
  const totals = new Map<string, number>();
  for (const { gate, total } of gates) {
    const name = gate === null ? 'none' : known.includes(gate) ? gate : 'other';
    totals.set(name, (totals.get(name) ?? 0) + total);
  }
  return [...totals].map(([gate, total]) => [{ gate }, total]);
}

export const FESTIVAL_GAUGES: ReadonlyArray<Gauge<FestivalSeen>> = [
  {
    name: 'festival_seats_sold',
    help: 'Seats that are paid, by tier.',
    labels: ['tier'],
    read: ({ tiers }) => tiers.map(({ type, sold }) => [{ tier: type }, sold]),
  },
  {
    name: 'festival_seats_held',
    help: 'Seats in unpaid orders, by tier.',
    labels: ['tier'],
    read: ({ tiers }) => tiers.map(({ type, held }) => [{ tier: type }, held]),
  },
  {
    name: 'festival_seats_left',
    help: 'Seats that are neither paid nor held, by tier; tiers without a quota are left out.',
    labels: ['tier'],
    read: ({ tiers }) => tiers.flatMap(({ type, left }): Series => (left === null ? [] : [[{ tier: type }, left]])),
  },
  {
    name: 'festival_queue_length',
    help: 'What waits to be done now: mails by lane, notifications, payments due for a query, people who wait.',
    labels: ['queue'],
    read: ({ queues }) => (queues ?? []).map(({ name, length }) => [{ queue: name }, length]),
  },
  {
    name: 'festival_queue_oldest_seconds',
    help: 'For how long the oldest of a queue has been waiting; 0 when it is empty, absent when nobody can say.',
    labels: ['queue'],
    read: ({ queues }) =>
      (queues ?? []).flatMap(({ name, length, oldestSeconds }): Series =>
        oldestSeconds === null && length > 0 ? [] : [[{ queue: name }, oldestSeconds ?? 0]],
      ),
  },
  {
    name: 'festival_mails_failed',
    help: 'Mails whose tries are used up, or whose recipient was refused.',
    labels: [],
    read: ({ attention }) => one(attention?.failedMails),
  },
  {
    name: 'festival_attention_orders',
    help: 'Orders that need a person, by kind.',
    labels: ['kind'],
    read: ({ attention }) => [...(attention?.byKind ?? [])].map(([kind, orders]) => [{ kind }, orders]),
  },
  {
    name: 'festival_attention_oldest_seconds',
    help: 'For how long the oldest order that needs a person has been waiting; 0 when there is none.',
    labels: [],
    read: ({ attention }) => one(attention && (attention.oldestSeconds ?? 0)),
  },
  {
    name: 'festival_backup_age_seconds',
    help: 'Age of the newest backup, by the moment that it shows. Without one, of the festival, where real money moves.',
    labels: [],
    read: ({ backupSeconds }) => one(backupSeconds),
  },
  {
    name: 'festival_backup_disk_free_bytes',
    help: 'Free space of the disk of BACKUP_DIR at the last backup; absent when that is two hours ago.',
    labels: [],
    read: ({ backupDisk }) => one(backupDisk?.free),
  },
  {
    name: 'festival_backup_disk_size_bytes',
    help: 'Size of the disk of BACKUP_DIR at the last backup.',
    labels: [],
    read: ({ backupDisk }) => one(backupDisk?.total),
  },
  {
    name: 'festival_check_ins',
    help: 'Used tickets by gate: those of the settings, other names together as other, none without a name.',
    labels: ['gate'],
    read: ({ gates, gateNames }) => checkIns(gates ?? [], gateNames),
  },
  {
    name: 'festival_waiting_room_inside',
    help: 'People with a pass of the waiting room.',
    labels: [],
    read: ({ room }) => one(room?.isActive ? room.inside : 0),
  },
  {
    name: 'festival_waiting_room_pace_per_minute',
    help: 'People who were let in within a minute.',
    labels: [],
    read: ({ room }) => one(room?.isActive ? room.pace : 0),
  },
  {
    name: 'festival_waiting_room_closed',
    help: 'Whether people wait while no ticket is on sale.',
    labels: [],
    read: ({ room }) => flag(stateOf(room) === 'paused' && room?.pause === 'closed'),
  },
  {
    name: 'festival_waiting_room_uncontrolled',
    help: 'Whether people wait and no process lets them in.',
    labels: [],
    read: ({ room, now }) => flag(room !== null && toAdminRoom(room, null, now).warnings.includes('no_controller')),
  },
  {
    name: 'festival_alert_active',
    help: 'Alerts that the product itself has raised.',
    labels: ['alert', 'severity'],
    read: ({ alerts }) => alerts.map(({ name, severity }) => [{ alert: name, severity }, 1]),
  },
];
