import { stateOf, toAdminRoom } from '../../waiting-room/room/room.mapper.js';
import type { WaitingRoomEntity } from '../../waiting-room/room/waiting-room.entity.js';
import type { TierSeats } from '@festival/contracts';
import type { AttentionFigures } from '../figures/attention-figures.service.js';
import type { GateCount } from '../figures/gate-figures.service.js';
import type { OrderCounts } from '../figures/order-counts.service.js';
import type { Queue } from '../figures/queues.service.js';
import type { ProcessFigures } from '../reports/process-report.entity.js';

type Labels = Record<string, string>;
type Series = Array<[labels: Labels, value: number]>;

/** A metric that is read when it is scraped. */
export interface Gauge<Seen> {
  name: string;
  help: string;
  labels: readonly string[];
  read: (seen: Seen) => Series;
}

/** Figures of the whole festival, the same in each process; null: not to be read just now. */
export interface FestivalSeen {
  tiers: readonly TierSeats[];
  queues: readonly Queue[] | null;
  attention: AttentionFigures | null;
  gates: readonly GateCount[] | null;
  /** Those of the settings. */
  gateNames: readonly string[];
  backupSeconds: number | null;
  room: WaitingRoomEntity | null;
  now: Date;
  alerts: ReadonlyArray<{ name: string; severity: string }>;
}

const one = (value: number | null | undefined): Series => (value === null || value === undefined ? [] : [[{}, value]]);
const flag = (value: boolean | null | undefined): Series => (typeof value === 'boolean' ? one(Number(value)) : []);

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
    help: 'For how long the oldest of a queue has been waiting; 0 when it is empty.',
    labels: ['queue'],
    read: ({ queues }) =>
      (queues ?? [])
        .filter(({ name }) => name !== 'waiting_room')
        .map(({ name, oldestSeconds }) => [{ queue: name }, oldestSeconds ?? 0]),
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
    help: 'Age of the newest backup, by the moment that it shows; absent without one.',
    labels: [],
    read: ({ backupSeconds }) => one(backupSeconds),
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

/** What a process sees of itself; null figures are those of something that isn't there. */
export interface ProcessSeen {
  figures: ProcessFigures;
  isDatabaseUp: boolean;
  providerPlaces: number;
  certificateSeconds: number | null;
  role: string;
  /** Null in a process that doesn't count them. */
  orders: OrderCounts | null;
}

export const PROCESS_GAUGES: ReadonlyArray<Gauge<ProcessSeen>> = [
  {
    name: 'festival_orders',
    help: 'Orders by status and tier, without deleted ones; of the process that counts them, once a minute.',
    labels: ['status', 'tier'],
    read: ({ orders }) =>
      (orders?.orders ?? []).map(({ status, ticketType, orders: n }) => [{ status, tier: ticketType }, n]),
  },
  {
    name: 'festival_paid_without_ticket_orders',
    help: 'Orders that are paid, hold seats and have no ticket; of the process that counts them. There must be none.',
    labels: [],
    read: ({ orders }) => one(orders?.withoutTicket),
  },
  {
    name: 'festival_process_info',
    help: 'The role of the process: web, worker or all.',
    labels: ['role'],
    read: ({ role }) => [[{ role }, 1]],
  },
  {
    name: 'festival_database_up',
    help: 'Whether the database answers this process.',
    labels: [],
    read: ({ isDatabaseUp }) => flag(isDatabaseUp),
  },
  {
    name: 'festival_database_answer_seconds',
    help: 'How long the database took for the last probe.',
    labels: [],
    read: ({ figures, isDatabaseUp }) => (isDatabaseUp ? one(figures.databaseSeconds) : []),
  },
  {
    name: 'festival_database_pool_connections',
    help: 'Connections of the pool, by state; size is the most that may be open.',
    labels: ['state'],
    read: ({ figures: { pool } }) =>
      pool ? (['size', 'open', 'used'] as const).map((state) => [{ state }, pool[state]]) : [],
  },
  {
    name: 'festival_database_pool_waiting',
    help: 'Callers who waited for a connection of the pool at once, at most since the last report.',
    labels: [],
    read: ({ figures: { pool } }) => one(pool?.waiting),
  },
  {
    name: 'festival_redis_up',
    help: 'Whether limits are shared by Redis; absent without REDIS_URL.',
    labels: [],
    read: ({ figures: { redis } }) => flag(redis),
  },
  {
    name: 'festival_provider_paused',
    help: 'Whether scheduled queries to the payment provider pause after failures.',
    labels: [],
    read: ({ figures: { provider } }) => flag(provider.isPaused),
  },
  {
    name: 'festival_provider_places',
    help: 'Calls to the payment provider that this process may have in flight.',
    labels: [],
    read: ({ providerPlaces }) => one(providerPlaces),
  },
  {
    name: 'festival_provider_full',
    help: 'Whether all places at the payment provider are taken.',
    labels: [],
    read: ({ figures: { provider } }) => flag(provider.isFull),
  },
  {
    name: 'festival_mail_server_away',
    help: 'Whether sending pauses because the mail server is away or refuses everything.',
    labels: [],
    read: ({ figures: { isMailServerAway } }) => flag(isMailServerAway),
  },
  {
    name: 'festival_disk_free_bytes',
    help: 'Free space of the disk of VAR_DIR.',
    labels: [],
    read: ({ figures: { disk } }) => one(disk?.free),
  },
  {
    name: 'festival_disk_size_bytes',
    help: 'Size of the disk of VAR_DIR.',
    labels: [],
    read: ({ figures: { disk } }) => one(disk?.total),
  },
  {
    name: 'festival_memory_limit_bytes',
    help: 'Memory that the container allows; absent without a limit.',
    labels: [],
    read: ({ figures: { memory } }) => one(memory.limit),
  },
  {
    name: 'festival_certificate_remaining_seconds',
    help: 'How long the certificate of PUBLIC_URL is still valid; absent where it could not be read.',
    labels: [],
    read: ({ certificateSeconds }) => one(certificateSeconds),
  },
];
