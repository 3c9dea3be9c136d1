import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { explainFailure } from './app/explain-failure.js';
import { explainEnd } from './app/start-errors.js';
import { BackupError } from './backup/backup-error.js';
import { plainArguments, readDuration, readKeep } from './backup/arguments.js';
import { savedSecret } from './backup/saved-secret.js';
import { backUpEvery } from './backup/writing/back-up-every.js';
import { BackupFolder, type KeptBackup } from './backup/writing/backup-folder.js';
import { noteFolder } from './backup/writing/note-folder.js';
import { lastingBackups, recordBackup } from './backup/writing/record-backup.js';
import { expendable, KEEP, type Keep } from './backup/writing/rotation.js';
import { type WrittenBackup, writeBackup } from './backup/writing/write-backup.js';
import { someOf } from './backup/writing/write-pictures.js';
import type { AppConfig } from './platform/config/app-config.js';
import { readEnvironment } from './platform/config/read-environment.js';
import { describeError } from './platform/errors/describe-error.js';

const USAGE = 'npm run backup -- [--every 1h] [--keep 48,30,52 or all] [--unencrypted]';

const END_WITHIN_MS = 5_000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const warn = (text: string): void => void process.stderr.write(`${text}\n`);

/** `npm run backup`: database, pictures and keys in one file of `BACKUP_DIR`, once or by the clock. */
async function main(args: string[]): Promise<void> {
  // Before the first thread is started, which takes it over: who sells goes first.
  setPriority(constants.priority.PRIORITY_LOW);
  const { values } = plainArguments(
    () =>
      parseArgs({
        args,
        options: { every: { type: 'string' }, keep: { type: 'string' }, unencrypted: { type: 'boolean' } },
      }),
    USAGE,
  );
  const everyMs = values.every === undefined ? null : readDuration('--every', values.every);
  const keep = values.keep === undefined ? (everyMs === null ? null : KEEP) : readKeep(values.keep);
  const config = readEnvironment(process.env, savedSecret);
  assertSecret(config, values.unencrypted === true);
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(stopping));
  const once = (): Promise<void> => backUp(config, keep, stopping.signal);
  if (everyMs === null) return once();
  const folder = new BackupFolder(config.backupDir);
  await backUpEvery(
    {
      everyMs,
      last: async () => {
        const { backups, ahead } = await folder.backups(new Date());
        if (ahead.length > 0)
          warn(`Dated in the future, and left out of account: ${someOf(ahead.map(({ name }) => name))}.`);
        return backups[0]?.takenAt ?? null;
      },
      once,
      failed: (error, againMs) => warn(`${explainEnd(error).trim()}. It is tried again in ${againMs / 1000} s.`),
    },
    stopping.signal,
  );
}

/** A database that doesn't answer must not hold up the end; the next run removes what was begun. */
function stop(stopping: AbortController): void {
  stopping.abort();
  setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
}

function assertSecret({ backupPassphrase }: AppConfig, isUnencrypted: boolean): void {
  if (isUnencrypted === (backupPassphrase === null)) return;
  throw new BackupError(
    isUnencrypted
      ? '--unencrypted with a BACKUP_PASSPHRASE: leave out one of them'
      : 'BACKUP_PASSPHRASE is not set: a backup holds names, addresses and keys. Set it, or give --unencrypted',
  );
}

async function backUp(config: AppConfig, keep: Keep | null, signal: AbortSignal): Promise<void> {
  try {
    await makeBackup(config, keep, signal);
  } catch (error) {
    // Its folder may be why.
    await noteFolder(config, new Date()).catch(() => undefined);
    throw error;
  }
  await noteFolder(config, new Date()).catch((error: unknown) =>
    warn(`The festival was not told how ${config.backupDir} is (${describeError(error)}).`),
  );
}

async function makeBackup(config: AppConfig, keep: Keep | null, signal: AbortSignal): Promise<void> {
  const backup = await writeBackup(config, signal).catch((error: unknown) => explainFailure(error, config));
  say(summary(backup));
  backup.warnings.forEach(warn);
  await recordBackup(config.database, backup).catch((error: unknown) =>
    warn(`The backup is good, but the festival was not told of it (${describeError(error)}).`),
  );
  if (!keep) return;
  await removeOld(config, keep).catch((error: unknown) =>
    warn(`The backup is good, but old ones were not removed. ${explainEnd(error).trim()}`),
  );
}

async function removeOld(config: AppConfig, keep: Keep): Promise<void> {
  const folder = new BackupFolder(config.backupDir);
  const lock = await folder.lock();
  const old = await lastingBackups(config.database)
    .then((lasting) => removeAll(folder, keep, lasting))
    .finally(() => lock.release());
  if (old.length > 0) say(`Removed ${old.length} old ${old.length === 1 ? 'backup' : 'backups'}.`);
}

async function removeAll(folder: BackupFolder, keep: Keep, lasting: ReadonlySet<string>): Promise<KeptBackup[]> {
  const now = new Date();
  const old = expendable((await folder.backups(now)).backups, now, keep).filter(({ name }) => !lasting.has(name));
  for (const each of old) await folder.remove(each);
  return old;
}

function summary({ name, tables, rows, pictures, kilobytes, tookMs, isEncrypted }: WrittenBackup): string {
  const count = (value: number, word: string) => `${value.toLocaleString('en')} ${word}`;
  const what = [count(tables, 'tables'), count(rows, 'rows'), count(pictures, 'pictures')].join(', ');
  const size = `${(kilobytes / 1024).toFixed(1)} MB, ${(tookMs / 1000).toFixed(1)} s`;
  return `${name}: ${what}, ${size}${isEncrypted ? '' : ', NOT encrypted'}`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  warn(`No backup was written. ${explainEnd(error).trim()}`);
  process.exitCode = 1;
});
