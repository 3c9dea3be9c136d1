import { isDemoSecret } from '../../platform/config/demo-secrets.js';
import { isBehind } from '../../platform/database/migrations/is-behind.js';
import type { Check } from '../checking/check.js';
import { fault, type Finding, ok, unknown, warning } from '../checking/finding.js';
import type { Surroundings } from '../checking/surroundings.js';
import { timeOf } from '../checking/time-of.js';

const HOUR_MS = 3_600_000;
const FRESH_MS = 2 * HOUR_MS;
const PROVED_MS = 7 * 24 * HOUR_MS;
const BACKUP = 'npm run backup -- --every 1h (with Docker the service backup does it: docker compose logs backup)';
const VERIFY = 'npm run verify (with Docker: docker compose run --rm --no-deps backup node backend/dist/verify.js)';

export const DATA_CHECKS: readonly Check[] = [
  {
    id: 'database',
    group: 'data',
    title: 'Database',
    async look({ database }) {
      if (typeof database === 'string') return fault(database, 'Start it, or mend DATABASE_URL; then check again.');
      if (!(await isBehind(database))) return ok('The database answers, and its tables are those of this version.');
      return fault('The database has not the tables of this version.', 'Start this version of the festival once.');
    },
  },
  { id: 'durable', group: 'data', title: 'Power cut', look: durable },
  {
    id: 'backup_fresh',
    group: 'data',
    title: 'Last backup',
    async look(around) {
      const { backups, now } = around;
      const last = await backups.lastGood();
      if (!last) return fault('There is no backup.', `Run ${BACKUP}.`);
      if (await isGone(last.fileName, around)) {
        return fault(
          `${last.fileName} is not in BACKUP_DIR any more.`,
          `Put it back, or set BACKUP_DIR to where it is; else run ${BACKUP}.`,
        );
      }
      const seen = `The newest one is of ${timeOf(last.takenAt)}, ${Math.ceil(last.kilobytes / 1024)} MB.`;
      return now().getTime() - last.takenAt.getTime() <= FRESH_MS ? ok(seen) : fault(seen, `Run ${BACKUP}.`);
    },
  },
  {
    id: 'backup_proved',
    group: 'data',
    title: 'Restore for a try',
    async look({ backups, now }) {
      const [proved, restored] = await Promise.all([backups.lastVerified(), backups.lastRestore()]);
      const times = [proved?.verifiedAt, restored?.restoredAt].flatMap((time) => (time ? [time.getTime()] : []));
      if (times.length === 0) return fault('No backup was ever restored for a try.', `Run ${VERIFY}.`);
      const at = Math.max(...times);
      const seen = `One was restored on ${timeOf(new Date(at))}, and everything was right.`;
      return now().getTime() - at <= PROVED_MS
        ? ok(seen)
        : warning(`${seen} That is over a week ago.`, `Run ${VERIFY}.`);
    },
  },
  {
    id: 'backup_key',
    group: 'data',
    title: 'Encryption of backups',
    async look(around) {
      const { backups, config } = around;
      const todo = 'Set BACKUP_PASSPHRASE to the output of: openssl rand -hex 32, and keep it in a password manager.';
      const { hasDemoPassphrase } = await around.setting('backup_folder');
      if (hasDemoPassphrase || isDemoSecret(config.backupPassphrase))
        return fault('BACKUP_PASSPHRASE is the one of docker/demo.env.', todo);
      const last = await backups.lastGood();
      if (!last) return unknown('There is no backup.', 'See "Last backup".');
      if (last.isEncrypted) return ok('The newest one is encrypted. Without BACKUP_PASSPHRASE nobody can read it.');
      return warning('The newest one is not encrypted: it holds all names, addresses and keys.', todo);
    },
  },
];

/** By the folder itself where this machine sees it, else by whoever made the last backup. */
async function isGone(fileName: string, around: Surroundings): Promise<boolean> {
  const { host, newest } = await around.setting('backup_folder');
  if (!newest) return false;
  const names = host === around.probes.host() ? await around.probes.names(around.config.backupDir) : newest;
  return !names.includes(fileName);
}

/** Values with which a commit is on the disk, the first one recommended. */
const DURABLE: Readonly<Record<string, readonly string[]>> = {
  innodb_flush_log_at_trx_commit: ['1', '3'],
  innodb_doublewrite: ['ON', 'FAST', '1'],
  sync_binlog: ['1'],
};

async function durable(around: Surroundings): Promise<Finding> {
  if (around.config.database.kind === 'sqlite') return ok('SQLite writes each order to the disk before it says so.');
  const rows = await around.query<{ Variable_name: string; Value: string }>(
    `SHOW GLOBAL VARIABLES WHERE Variable_name IN
     ('innodb_flush_log_at_trx_commit', 'innodb_doublewrite', 'log_bin', 'sync_binlog')`,
  );
  const wrong = lossy(new Map(rows.map(({ Variable_name, Value }) => [Variable_name, Value.toUpperCase()])));
  if (wrong.length === 0) return ok('The server writes each order to the disk before it says so.');
  return fault(
    `The server may lose orders that it has confirmed: ${wrong.map(({ name, value }) => `${name} is ${value}`).join(', ')}.`,
    `Set in the server’s [mariadbd]: ${wrong.map(({ name, wanted }) => `${name} = ${wanted}`).join(', ')}. Then restart it.`,
  );
}

/** The server's settings by which a commit may be lost. The binary log counts where it is on. */
export function lossy(settings: ReadonlyMap<string, string>): Array<{ name: string; value: string; wanted: string }> {
  return Object.entries(DURABLE).flatMap(([name, [wanted = '', ...others]]) => {
    const value = settings.get(name) ?? 'unknown';
    if (name === 'sync_binlog' && settings.get('log_bin') !== 'ON') return [];
    return [wanted, ...others].includes(value) ? [] : [{ name, value, wanted }];
  });
}
