import type { WaitingRoomWarning } from '@festival/contracts';
import type { Queue, QueueName } from '../figures/queues.service.js';
import type { ProcessFigures, ProcessReportEntity } from '../reports/process-report.entity.js';

/** What is wrong, with figures; false when nothing is; null when nobody can know. */
export type Check = (seen: Seen) => string | false | null;

/** What the conditions are judged by. A part is null when nobody can know it just now: then its alerts stay as they are. */
export interface Seen {
  now: Date;
  isDatabaseUp: boolean;
  /** Of the processes that report. */
  processes: ReadonlyArray<Pick<ProcessReportEntity, 'role' | 'figures' | 'startedAt'>> | null;
  queues: readonly Queue[] | null;
  attention: { total: number; oldestSeconds: number | null } | null;
  paidWithoutTicket: number | null;
  waitingRoom: readonly WaitingRoomWarning[] | null;
  certificateSeconds: number | null;
  /** Age of the newest backup, or of a festival without one; null where none is needed. */
  backupSeconds: number | null;
  /** Bytes of the disk with the backups; null where it isn't known. */
  backupDisk: Disk | null;
}

export interface Disk {
  free: number;
  total: number;
}

export const LIMITS = {
  databaseSlowSeconds: 0.5,
  notificationSeconds: 300,
  mailSeconds: 300,
  lagSeconds: 0.2,
  diskShare: 0.1,
  diskBytes: 500_000_000,
  memoryShare: 0.9,
  attentionSeconds: 1_800,
  jobSeconds: 75,
  certificateSeconds: 14 * 86_400,
  backupSeconds: 2 * 3_600,
  providerCalls: 5,
  orderFailures: 3,
  orderFailureShare: 0.05,
} as const;

export const NOTHING_SEEN: Omit<Seen, 'now'> = {
  isDatabaseUp: true,
  processes: null,
  queues: null,
  attention: null,
  paidWithoutTicket: null,
  waitingRoom: null,
  certificateSeconds: null,
  backupSeconds: null,
  backupDisk: null,
};

/** Work that a sale can't do without; `alerts` because nobody is told anything without it. */
export const VITAL_JOBS = ['status-sync', 'expiry', 'alerts'] as const;

/** What is left on a disk that is nearly full, in words. */
export function roomLeft(disk: Disk | null): string | false {
  if (disk === null) return false;
  const isLow = disk.free < LIMITS.diskBytes || disk.free < disk.total * LIMITS.diskShare;
  return isLow && `${Math.round(disk.free / 1e6)} MB free of ${Math.round(disk.total / 1e6)}`;
}

/** In whole minutes. */
export const minutes = (seconds: number): string => `${Math.round(seconds / 60)} min`;

/** The text of the processes for which `wrong` has words. */
export function ofProcesses(wrong: (figures: ProcessFigures) => string | false): Check {
  return ({ processes }) => {
    if (processes === null) return null;
    const texts = processes.flatMap(({ role, figures }) => {
      const text = wrong(figures);
      return text === false ? [] : [`${role}: ${text}`];
    });
    return texts.length > 0 && texts.join('; ');
  };
}

/** What waits in these queues for longer than the limit. */
export function oldest(names: readonly QueueName[], limitSeconds: number): Check {
  return ({ queues }) => {
    if (queues === null) return null;
    const late = queues.filter(
      ({ name, oldestSeconds }) => names.includes(name) && (oldestSeconds ?? 0) > limitSeconds,
    );
    return (
      late.length > 0 &&
      late
        .map(({ name, length, oldestSeconds }) => `${name}: ${length}, oldest ${minutes(oldestSeconds ?? 0)}`)
        .join('; ')
    );
  };
}

/** What is wrong with the processes that do scheduled work. */
export function noWorker({ now, processes }: Pick<Seen, 'now' | 'processes'>): string | false | null {
  if (processes === null) return null;
  const workers = processes.filter(({ role }) => role !== 'web');
  if (workers.length === 0) return 'no process does scheduled work';
  const late = VITAL_JOBS.filter((job) => {
    // A process that has just started has done nothing yet.
    const last = Math.max(...workers.map(({ figures, startedAt }) => figures.lastDone[job] ?? startedAt.getTime()));
    return now.getTime() - last > LIMITS.jobSeconds * 1_000;
  });
  return late.length > 0 && `${late.join(', ')}: not done for ${LIMITS.jobSeconds} s or longer`;
}

/** Why nobody is let in although people wait and nobody paused the room. */
export function roomStuck({ waitingRoom }: Pick<Seen, 'waitingRoom'>): string | false | null {
  if (waitingRoom === null) return null;
  if (waitingRoom.includes('no_controller')) return 'nobody has been let in or counted for ten seconds';
  return waitingRoom.includes('nothing_on_sale') && 'people wait and no ticket is on sale';
}
