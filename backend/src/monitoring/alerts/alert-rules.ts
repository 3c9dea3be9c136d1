import { type Check, LIMITS, minutes, noWorker, ofProcesses, oldest, roomLeft, roomStuck } from './alert-conditions.js';

export type Severity = 'critical' | 'warning';

export interface AlertRule {
  name: string;
  severity: Severity;
  /** What it means for the festival. */
  meaning: string;
  /** What to do. */
  action: string;
  /** It must be wrong for so long before somebody is told. */
  holdSeconds: number;
  check: Check;
}

/** Every condition, once: the product tells of them by itself, and `docker/monitoring/alerts.yml` says the same to Prometheus. */
export const ALERT_RULES: readonly AlertRule[] = [
  {
    name: 'database_away',
    severity: 'critical',
    meaning:
      'The database does not answer, or has no room to write. Nobody can buy, pay or be let in by the server; pages still come from memory.',
    action: 'Look whether MariaDB runs, or start it; make room on its disk. The program goes on by itself.',
    holdSeconds: 30,
    check: ({ isDatabaseUp }) => !isDatabaseUp && 'no answer to the last probes',
  },
  {
    name: 'database_slow',
    severity: 'warning',
    meaning: 'The database takes long for its simplest answer, so everything does.',
    action: 'Look at its processor and disk, and for a backup or an export that runs; end what can wait.',
    holdSeconds: 60,
    check: ofProcesses(
      ({ databaseSeconds }) =>
        databaseSeconds > LIMITS.databaseSlowSeconds && `${databaseSeconds.toFixed(1)} s for an answer`,
    ),
  },
  {
    name: 'redis_away',
    severity: 'warning',
    meaning: 'Each process counts its limits for itself. Selling goes on.',
    action: 'Restart Redis. It holds nothing that must survive.',
    holdSeconds: 30,
    check: ofProcesses(({ redis }) => redis === false && 'Redis does not answer'),
  },
  {
    name: 'provider_failing',
    severity: 'critical',
    meaning: 'Most calls to the payment provider fail: payments open slowly or not at all, and tickets come late.',
    action:
      'Look at the provider’s status page and tell buyers. Nothing is lost: payments are confirmed when it is back.',
    holdSeconds: 30,
    check: ofProcesses(({ provider: { isPaused, answered, unavailable } }) => {
      const isFailing = unavailable >= LIMITS.providerCalls && unavailable >= answered;
      return (isPaused || isFailing) && `${unavailable} of ${answered + unavailable} calls failed in two minutes`;
    }),
  },
  {
    name: 'notifications_unapplied',
    severity: 'critical',
    meaning: 'Buyers have paid, and their payments have waited for their confirmation for more than five minutes.',
    action: 'Look at the provider’s light and at the worker’s log. Press Ask the provider now at one of the orders.',
    holdSeconds: 0,
    check: oldest(['notifications'], LIMITS.notificationSeconds),
  },
  {
    name: 'mail_queue_old',
    severity: 'warning',
    meaning: 'Mails have been waiting for more than five minutes. Buyers see their tickets on the site all the same.',
    action:
      'Look at Mails for errors. If the rate is the brake, raise MAIL_PER_MINUTE as far as the mail provider allows.',
    holdSeconds: 0,
    // Reminders wait for hours by design, behind MAIL_PER_MINUTE.
    check: oldest(['e_tickets', 'receipts_and_links'], LIMITS.mailSeconds),
  },
  {
    name: 'mail_server_away',
    severity: 'critical',
    meaning: 'The mail server is away or refuses everything. Mails wait and lose no try.',
    action: 'Look at MAIL_URL, the account’s password and the mail provider’s status page.',
    holdSeconds: 30,
    check: ofProcesses(({ isMailServerAway }) => isMailServerAway && 'no mail can leave'),
  },
  {
    name: 'worker_missing',
    severity: 'critical',
    meaning:
      'Scheduled work is not done: lost payments are not found, seats do not come back, or alerts are not judged.',
    action: 'Start the worker (docker compose up -d worker) and look at the end of its log.',
    // With the time until the work is missed and the next look: two minutes.
    holdSeconds: 30,
    check: noWorker,
  },
  {
    name: 'orders_failing',
    severity: 'critical',
    meaning: 'People who order get an error or are told to come back (5xx).',
    action: 'Look at the other alerts first. If the machine is at its limit, turn the waiting room on.',
    holdSeconds: 60,
    check: ofProcesses(({ orders: { served, failed } }) => {
      const share = failed / Math.max(1, served + failed);
      const isWrong = failed >= LIMITS.orderFailures && share >= LIMITS.orderFailureShare;
      return isWrong && `${failed} of ${served + failed} in a minute`;
    }),
  },
  {
    name: 'event_loop_slow',
    severity: 'warning',
    meaning: 'A process is busy for more than 0.2 s at a time: everybody waits.',
    action: 'Turn the waiting room on, or let fewer people in. With MariaDB start another web process.',
    holdSeconds: 15,
    check: ofProcesses(({ lagSeconds }) => lagSeconds > LIMITS.lagSeconds && `${lagSeconds.toFixed(2)} s`),
  },
  {
    name: 'pool_full',
    severity: 'warning',
    meaning: 'All connections to the database are in use, and somebody waits for one.',
    action: 'Look for slow statements in the database (SHOW PROCESSLIST); raise DATABASE_POOL if it has power left.',
    holdSeconds: 15,
    check: ofProcesses(
      ({ pool }) => pool !== null && pool.waiting > 0 && `${pool.waiting} wait, ${pool.size} connections`,
    ),
  },
  {
    name: 'disk_full',
    severity: 'critical',
    meaning:
      'The disk of VAR_DIR or of the backups is nearly full. A full one stops a SQLite database, uploads, mails as files and backups.',
    action: 'Delete old logs, backups and images (docker system prune), or give the machine a larger disk.',
    holdSeconds: 0,
    check(seen) {
      const own = ofProcesses(({ disk }) => roomLeft(disk))(seen);
      const ofBackups = roomLeft(seen.backupDisk);
      return own || (ofBackups && `backups: ${ofBackups}`) || own;
    },
  },
  {
    name: 'memory_high',
    severity: 'warning',
    meaning:
      'A process uses nearly all the memory that its container has. Past the limit it is ended and started again.',
    action: 'Let fewer people in. If it does not fall after the rush, restart that process alone and keep its log.',
    holdSeconds: 60,
    check: ofProcesses(({ memory: { used, limit } }) => {
      if (limit === null || used < limit * LIMITS.memoryShare) return false;
      return `${Math.round(used / 1e6)} of ${Math.round(limit / 1e6)} MB`;
    }),
  },
  {
    name: 'attention_waiting',
    severity: 'warning',
    meaning: 'An order needs a person and has waited for more than half an hour.',
    action: 'Open Reconciliation: it lists these orders first and says what to do.',
    holdSeconds: 0,
    check: ({ attention }) =>
      attention &&
      (attention.oldestSeconds ?? 0) > LIMITS.attentionSeconds &&
      `${attention.total}, oldest ${minutes(attention.oldestSeconds ?? 0)}`,
  },
  {
    name: 'paid_without_ticket',
    severity: 'critical',
    meaning: 'Somebody paid, holds a seat and has no ticket. That is a fault of the program.',
    action: 'Keep the log, run npm run audit:data for the orders, and press Repair at each of them.',
    holdSeconds: 0,
    check: ({ paidWithoutTicket }) =>
      paidWithoutTicket === null ? null : paidWithoutTicket > 0 && `${paidWithoutTicket} orders`,
  },
  {
    name: 'backup_old',
    severity: 'warning',
    meaning: 'The newest backup is more than two hours old, or there is none.',
    action: 'Look at the backup’s log and disk, and make one by hand.',
    holdSeconds: 0,
    check: ({ backupSeconds }) =>
      backupSeconds === null ? null : backupSeconds > LIMITS.backupSeconds && `${minutes(backupSeconds)} old`,
  },
  {
    name: 'certificate_ending',
    severity: 'warning',
    meaning: 'The certificate of the festival’s address ends within 14 days. After that no browser opens the site.',
    action: 'Look at Caddy’s log: it renews a month ahead. Ports 80 and 443 must be open and DOMAIN must lead here.',
    holdSeconds: 0,
    check: ({ certificateSeconds }) =>
      certificateSeconds === null
        ? null
        : certificateSeconds < LIMITS.certificateSeconds && `${Math.floor(certificateSeconds / 86_400)} days left`,
  },
  {
    name: 'waiting_room_stuck',
    severity: 'critical',
    meaning: 'People wait, and nobody is let in although nobody paused the room.',
    action: 'Look whether the worker runs; open a sale under Ticket Types, or turn the room off.',
    holdSeconds: 30,
    check: roomStuck,
  },
];

export function ruleNamed(name: string): AlertRule {
  const rule = ALERT_RULES.find((each) => each.name === name);
  if (!rule) throw new Error(`No alert is named ${name}`);
  return rule;
}
