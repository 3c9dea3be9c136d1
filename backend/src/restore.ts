import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { plainArguments } from './backup/arguments.js';
import { BackupError } from './backup/backup-error.js';
import { explainFailure } from './app/explain-failure.js';
import { explainEnd } from './app/start-errors.js';
import { restoreBackup, type RestoreReport } from './backup/restoring/restore-backup.js';
import type { AppConfig } from './platform/config/app-config.js';
import { readEnvironment } from './platform/config/read-environment.js';

const USAGE = 'npm run restore FILE';
/** In the place of keys that come from the backup. */
const FROM_BACKUP = 'the key of the backup'.repeat(2);

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `npm run restore FILE`: puts a backup into an empty database, with its pictures and keys. */
async function main(args: string[]): Promise<void> {
  const { positionals } = plainArguments(() => parseArgs({ args, options: {}, allowPositionals: true }), USAGE);
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new BackupError(`Name one file. Usage: ${USAGE}`);
  const variables = { ...process.env, SECRET_KEY: process.env['SECRET_KEY']?.trim() || FROM_BACKUP };
  const config = readEnvironment(variables, () => FROM_BACKUP);
  const path = resolve(process.env['INIT_CWD'] ?? '', file);
  const report = await restoreBackup(path, config, process.env).catch((error: unknown) =>
    explainFailure(error, config),
  );
  for (const line of linesOf(report, config)) say(line);
}

function linesOf(
  { manifest, heldMails, violations, putBack, hasBegunAgain }: RestoreReport,
  config: AppConfig,
): string[] {
  const rows = Object.values(manifest.totals)
    .reduce((sum, total) => sum + total.rows, 0)
    .toLocaleString('en');
  const { database, varDir } = config;
  const files = putBack.map((key) => key.toLowerCase().replace(/_/g, '-')).join(' and ');
  return [
    ...(hasBegunAgain ? ['An earlier restore was broken off; it was begun again.'] : []),
    `Restored the backup of ${manifest.takenAt}: ${rows} rows, each the same, and ${manifest.media.length} pictures.`,
    ...(violations.length > 0 ? [`${violations.length} rules are broken in it: npm run audit:data names them.`] : []),
    ...(putBack.length > 0 ? [`In ${varDir}, as the backup has them: ${files}.`] : []),
    ...(putBack.length > 0 && database.kind === 'mysql'
      ? [`Before the start: put what they hold into .env as ${putBack.join(' and ')}.`]
      : []),
    ...(heldMails > 0
      ? [`${heldMails} mails that waited then are held: send them under Mails in the back office.`]
      : []),
    `Erase again whoever was erased after ${manifest.takenAt}: docs/privacy.md, “What others hold”.`,
    'Start the festival now. What happened after the backup is under Reconciliation in the back office.',
  ];
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`The restore has failed. ${explainEnd(error)}`);
  process.exitCode = 1;
});
