import { dirname } from 'node:path';
import type { Check } from '../checking/check.js';
import { fault, type Finding, ok, unknown, warning } from '../checking/finding.js';
import type { Surroundings } from '../checking/surroundings.js';
import { problemOf } from '../probes/probes.js';

const MB = 1024 ** 2;
const GB = 1024 ** 3;
const DISK = { fault: GB, warning: 5 * GB };
const MEMORY = { fault: 64 * MB, warning: 160 * MB };
/** A process holds a connection for each visitor who is there. */
const FEW_FILES = 4_096;
/** Milliseconds. Sales open by our clock, and the provider ends payments by its own. */
const DATABASE_CLOCK = { fault: 30_000, warning: 2_000 };
const PROVIDER_CLOCK = { fault: 60_000, warning: 5_000 };
const NTP = 'Turn the machine’s time synchronisation on: timedatectl set-ntp true.';

export const MACHINE_CHECKS: readonly Check[] = [
  { id: 'disk', group: 'machine', title: 'Disk', look: disks },
  {
    id: 'memory',
    group: 'machine',
    title: 'Memory',
    async look({ probes }) {
      const { limitBytes, freeBytes } = await probes.memory();
      const seen = `${sizeOf(freeBytes)} of ${sizeOf(limitBytes)} are free for this process.`;
      const todo = 'End what else runs here, or give the machine or the container more memory.';
      return byLimits(freeBytes, MEMORY, seen, todo);
    },
  },
  {
    id: 'open_files',
    group: 'machine',
    title: 'Open files',
    async look({ probes }) {
      const limit = await probes.openFiles();
      if (limit === null) return unknown('This system doesn’t say how many files may be open.', 'Look at: ulimit -n');
      const seen = `The process may have ${limit} files and connections open.`;
      if (limit >= FEW_FILES) return ok(seen);
      return warning(seen, 'Raise it to 65536: LimitNOFILE= in its systemd unit, or ulimits in docker-compose.yml.');
    },
  },
  {
    id: 'database_clock',
    group: 'machine',
    title: 'Clock of the database',
    async look(around) {
      if (around.config.database.kind === 'sqlite') return ok('SQLite has this machine’s clock.');
      const before = around.now().getTime();
      const [row] = await around.query<{ now: Date }>('SELECT UTC_TIMESTAMP(3) AS now');
      const aheadMs = (before + around.now().getTime()) / 2 - Number(row?.now);
      return byClock(aheadMs, DATABASE_CLOCK, 'the database');
    },
  },
  {
    id: 'provider_clock',
    group: 'machine',
    title: 'Clock of the provider',
    async look(around) {
      const seen = await around.providerAnswer();
      if (seen.kind === 'answer' && seen.aheadMs !== null) return byClock(seen.aheadMs, PROVIDER_CLOCK, 'the provider');
      return unknown('The provider told no time.', 'See "Answer of the provider".');
    },
  },
];

async function disks(around: Surroundings): Promise<Finding> {
  const { config, probes } = around;
  const { database, varDir } = config;
  const folders = database.kind === 'sqlite' ? [varDir, dirname(database.file)] : [varDir];
  const seen = await Promise.all(
    folders.map(async (folder) => ({
      folder,
      disk: await probes.disk(folder).catch((error: unknown) => problemOf(error)),
    })),
  );
  const { disk: ofBackups } = typeof around.database === 'string' ? {} : await around.setting('backup_folder');
  const [full] = seen
    .flatMap(({ folder, disk }) => (typeof disk === 'string' ? [] : [{ folder, freeBytes: disk.freeBytes }]))
    .concat(ofBackups ? [{ folder: 'BACKUP_DIR', freeBytes: ofBackups.free }] : [])
    .sort((a, b) => a.freeBytes - b.freeBytes);
  const missing = seen.find(({ disk }) => typeof disk === 'string');
  if (missing ?? !full) {
    const { folder, disk } = missing ?? { folder: varDir, disk: 'unknown' };
    return unknown(`${folder} can’t be looked at (${String(disk)}).`, 'Look at VAR_DIR and DATABASE_URL.');
  }
  const todo = `Make room on the disk of ${full.folder}: df -h, then old logs, images (docker image prune) and backups.`;
  return byLimits(full.freeBytes, DISK, `${sizeOf(full.freeBytes)} are free at ${full.folder}.`, todo);
}

interface Limits {
  fault: number;
  warning: number;
}

function byLimits(free: number, limits: Limits, seen: string, todo: string): Finding {
  if (free < limits.fault) return fault(seen, todo);
  return free < limits.warning ? warning(seen, todo) : ok(seen);
}

/** `aheadMs`: of our clock. */
export function byClock(aheadMs: number, limits: Limits, other: string): Finding {
  const off = Math.abs(aheadMs);
  const seconds = (off / 1_000).toLocaleString('en', { maximumFractionDigits: 1 });
  if (off < limits.warning) return ok(`This machine’s clock agrees with that of ${other}.`);
  const seen = `This machine’s clock is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} that of ${other}.`;
  return off < limits.fault ? warning(seen, NTP) : fault(seen, NTP);
}

const sizeOf = (bytes: number): string =>
  bytes < GB ? `${Math.round(bytes / MB)} MB` : `${(bytes / GB).toLocaleString('en', { maximumFractionDigits: 1 })} GB`;
