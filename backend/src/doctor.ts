import 'reflect-metadata';
import { READINESS_GROUP_LABELS, READINESS_GROUPS, type ReadinessReport, readinessSummary } from '@festival/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { ENTITIES } from './app/entities.js';
import { explainDatabase, explainEnd } from './app/start-errors.js';
import { plainArguments } from './backup/arguments.js';
import type { AppConfig } from './platform/config/app-config.js';
import { readEnvironment } from './platform/config/read-environment.js';
import { openDataSource } from './platform/database/connection/data-source.js';
import { checkReadiness } from './readiness/checking/check-readiness.js';
import { Surroundings } from './readiness/checking/surroundings.js';
import { realProbes } from './readiness/probes/real-probes.js';

const USAGE = 'npm run doctor';
/** Exit codes: 0 is no fault. */
const FAULT = 1;
const NOT_CHECKED = 2;
/** Of a festival that was never started. */
const NO_SECRET = 'unused'.repeat(6);
const MARKS = { ok: 'ok     ', warning: 'WARNING', unknown: '?      ', fault: 'FAULT  ' };
/** As few as the festival's own pool can spare beside it. */
const CONNECTIONS = 2;

/** `npm run doctor`: whether the festival of this environment is ready to sell. It may run, or not; nothing is changed. */
async function main(args: string[]): Promise<number> {
  plainArguments(() => parseArgs({ args, options: {} }), USAGE);
  const config = readEnvironment(process.env, storedSecret);
  const database = await openDatabase(config);
  try {
    const around = new Surroundings({ config, database, probes: realProbes(), now: () => new Date() });
    const report = await checkReadiness(around);
    process.stdout.write(textOf(report));
    return report.lines.some(({ state }) => state === 'fault') ? FAULT : 0;
  } finally {
    if (typeof database !== 'string') await database.destroy();
  }
}

/** As the festival has it; nothing is made. */
function storedSecret(varDir: string, name: string): string {
  const file = join(varDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : NO_SECRET;
}

/** The reason as a sentence when it can't be reached. */
async function openDatabase(config: AppConfig): Promise<DataSource | string> {
  const { database } = config;
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    return `There is no database at ${database.file}: set VAR_DIR or DATABASE_URL as for the festival.`;
  }
  try {
    const few = database.kind === 'mysql' ? { ...database, pool: CONNECTIONS } : database;
    const dataSource = await openDataSource(few, ENTITIES);
    if (database.kind === 'sqlite') await dataSource.query('PRAGMA query_only = ON');
    return dataSource;
  } catch (error) {
    return `${reasonOf(error, config)}.`;
  }
}

function reasonOf(error: unknown, config: AppConfig): string {
  try {
    return explainDatabase(error, config);
  } catch (explained) {
    return (explained as Error).message;
  }
}

function textOf({ lines }: ReadinessReport): string {
  const parts = READINESS_GROUPS.map((group) => {
    const own = lines.filter((line) => line.group === group);
    const text = own.flatMap(({ state, title, seen, todo }) => [
      `  ${MARKS[state]}  ${title}: ${seen}`,
      ...(todo === null ? [] : [`           To do: ${todo}`]),
    ]);
    return [READINESS_GROUP_LABELS[group], ...text].join('\n');
  });
  return `${parts.join('\n\n')}\n\n${readinessSummary(lines)}.\n`;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    process.stderr.write(`Nothing was checked. ${explainEnd(error)}`);
    process.exit(NOT_CHECKED);
  },
);
