import type { OrderCounts } from '../figures/order-counts.service.js';
import type { ProcessFigures } from '../reports/process-report.entity.js';
import { flag, type Gauge, one } from './gauge.js';

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
    help: 'Whether the database answers this process and has had room to write for the last minute.',
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
