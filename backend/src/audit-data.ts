import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { explainFailure } from './app/explain-failure.js';
import { explainEnd, refuseArguments, StartError } from './app/start-errors.js';
import { auditDatabase, DATA_CHECKS, type Violation } from './data-audit/audit-database.js';
import { readEnvironment } from './platform/config/read-environment.js';

/** More of one kind say no more; the count is of all. */
const SHOWN = 50;

/** Exit codes: sound is 0. */
const BROKEN = 1;
const NOT_CHECKED = 2;
/** In the place of secrets that are kept in files: nothing is signed or sealed here, so none is read or made. */
const NO_SECRET = 'unused'.repeat(6);

/** `npm run audit:data`: proves the database from its own rows. */
async function main(): Promise<number> {
  refuseArguments();
  const config = readEnvironment(process.env, () => NO_SECRET);
  const { database } = config;
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new StartError(`There is no database at ${database.file}: set VAR_DIR or DATABASE_URL as for the festival`);
  }
  const violations = await auditDatabase(database, new Date()).catch((error: unknown) => explainFailure(error, config));
  process.stdout.write(reportOf(violations));
  return violations.length > 0 ? BROKEN : 0;
}

function reportOf(violations: readonly Violation[]): string {
  const lines = DATA_CHECKS.flatMap(({ name, rule }) => {
    const own = violations.filter(({ check }) => check === name);
    if (own.length === 0) return [];
    const shown = own.slice(0, SHOWN).map(({ id, found, expected }) => `  ${id}: ${found}, expected ${expected}`);
    const rest = own.length > SHOWN ? [`  … and ${own.length - SHOWN} more`] : [];
    return [`${name}: ${rule}`, ...shown, ...rest];
  });
  const total = `${DATA_CHECKS.length} rules checked, ${violations.length} violations found.`;
  return `${[...lines, total].join('\n')}\n`;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    process.stderr.write(`Nothing was checked. ${explainEnd(error)}`);
    process.exit(NOT_CHECKED);
  },
);
