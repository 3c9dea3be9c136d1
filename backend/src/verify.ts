import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explainFailure } from './app/explain-failure.js';
import { explainEnd } from './app/start-errors.js';
import { plainArguments } from './backup/arguments.js';
import { BackupError } from './backup/backup-error.js';
import type { Manifest } from './backup/format/manifest.js';
import { changedSince } from './backup/verifying/compare-with-live.js';
import { verifyBackup } from './backup/verifying/verify-backup.js';
import { BackupFolder } from './backup/writing/backup-folder.js';
import { recordVerified } from './backup/writing/record-backup.js';
import type { AppConfig } from './platform/config/app-config.js';
import { readEnvironment } from './platform/config/read-environment.js';

const USAGE = 'npm run verify [FILE] [-- --against]';
/** More of one check say no more. */
const SHOWN = 20;
const NO_SECRET = 'unused'.repeat(6);

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `npm run verify`: proves a backup, the newest one when none is named. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = plainArguments(
    () => parseArgs({ args, options: { against: { type: 'boolean' } }, allowPositionals: true }),
    USAGE,
  );
  if (positionals.length > 1) throw new BackupError(`Name one file. Usage: ${USAGE}`);
  const variables = { ...process.env, SECRET_KEY: process.env['SECRET_KEY']?.trim() || NO_SECRET };
  const config = readEnvironment(variables, () => NO_SECRET);
  const file = positionals[0] ? resolve(process.env['INIT_CWD'] ?? '', positionals[0]) : await newestIn(config);
  say(file);
  let failed = 0;
  const manifest = await verifyBackup(file, config, (check, faults) => {
    say(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${check}`);
    for (const fault of faults.slice(0, SHOWN)) say(`       ${fault}`);
    if (faults.length > SHOWN) say(`       … and ${faults.length - SHOWN} more`);
    failed += faults.length > 0 ? 1 : 0;
  });
  if (values.against) await compare(manifest, config);
  if (failed > 0) say(`The backup of ${manifest.takenAt} is NOT good: ${failed} of its checks failed.`);
  else say(`The backup of ${manifest.takenAt} is good.${await noted(manifest, config)}`);
  return failed > 0 ? 1 : 0;
}

async function newestIn({ backupDir }: AppConfig): Promise<string> {
  const [newest] = await new BackupFolder(backupDir).backups();
  if (!newest) throw new BackupError(`There is no backup in ${backupDir}: name a file, or set BACKUP_DIR`);
  return join(backupDir, newest.name);
}

async function compare(manifest: Manifest, config: AppConfig): Promise<void> {
  const lines = await changedSince(manifest, config.database).catch((error: unknown) => explainFailure(error, config));
  say(lines.length === 0 ? '     The database is as in the backup.' : '     Changed in the database since:');
  for (const line of lines) say(`       ${line}`);
}

/** The festival shows when a backup was last proved; a database that is elsewhere isn't told. */
async function noted({ id }: Manifest, { database }: AppConfig): Promise<string> {
  const isNoted = await recordVerified(database, id, new Date()).catch(() => false);
  return isNoted ? '' : ' It was not noted: the database is away or does not know this backup.';
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    process.stderr.write(`FAIL ${explainEnd(error)}`);
    process.exitCode = 1;
  },
);
