import { auditDatabase, type Violation } from '@festival/backend/data-audit/audit-database.js';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { cleanUpWhenExited } from '../cleanup.js';
import { mariaDb, sqlite } from '../databases.js';
import { OptionsError, readOptions, type RehearsalOptions } from './options.js';
import { peopleOf, type Plan } from './plan/plan.js';
import { PlanError, readPlan } from './plan/read-plan.js';
import { rehearse, type Outcome } from './rehearsal.js';
import { htmlReport } from './report/html-report.js';
import { judge } from './report/judge.js';
import { LiveTable } from './report/live-table.js';
import { callTable, endingTable, errorTable, figureTable, toText, verdictTable, warnings } from './report/summary.js';
import { PrivateInstallation } from './target/private-installation.js';
import { inspectTarget, isLoopback, TargetError, type Target } from './target/target.js';

const BENCH = fileURLToPath(new URL('../..', import.meta.url));
const ROOT = resolve(BENCH, '..');
const MARIADB_CONNECTIONS = 16;
const STOPPED = 130;

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  const plan = readPlanFile(options.plan);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const { target, installation } = await open(options, plan);
  try {
    console.log(`${plan.name}: ${peopleOf(plan)} people at ${target.url}. Ctrl-C ends it with a report.\n`);
    const outcome = await run(plan, target, stop.signal);
    const violations = installation && (await auditDatabase(installation.database, new Date()));
    return conclude(outcome, violations, options);
  } finally {
    await installation?.stop();
  }
}

/** A file by its path, or a plan of the box by its name. */
function readPlanFile(name: string): Plan {
  const places = [
    resolve(name),
    resolve(ROOT, name),
    resolve(BENCH, name),
    resolve(BENCH, 'plans', name),
    resolve(BENCH, 'plans', `${name}.json`),
  ];
  const file = places.find((place) => existsSync(place));
  if (file === undefined) throw new PlanError(`- there is no plan ${name}; bench/plans has those of the box`);
  return readPlan(readFileSync(file, 'utf8'));
}

async function open(
  options: RehearsalOptions,
  plan: Plan,
): Promise<{ target: Target; installation: PrivateInstallation | null }> {
  if (options.url === null) {
    const server = process.env['REHEARSE_MARIADB_URL'];
    if (options.database === 'mariadb' && !server)
      throw new OptionsError('--database mariadb needs REHEARSE_MARIADB_URL');
    const kind = options.database === 'mariadb' && server ? mariaDb(server, MARIADB_CONNECTIONS) : sqlite;
    const installation = await PrivateInstallation.start(kind, plan);
    return { target: installation.target, installation };
  }
  const found = await inspectTarget(options.url, options.simulator);
  if (!isLoopback(found.url) && !options.yes) await confirm(found.url, plan);
  return { target: { ...found, isForwarded: options.isForwarded, api: null }, installation: null };
}

async function confirm(url: string, plan: Plan): Promise<void> {
  const { host } = new URL(url);
  if (!process.stdin.isTTY) throw new TargetError(`${host} isn't this machine: add --yes if it is meant`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question = `${peopleOf(plan)} made-up people will order tickets at ${host}, whose orders stay there. Type ${host} to go on: `;
  const answer = await terminal.question(question).finally(() => terminal.close());
  if (answer.trim() !== host) throw new TargetError('Nothing was done.');
}

async function run(plan: Plan, target: Target, stop: AbortSignal): Promise<Outcome> {
  const seconds = plan.arrivals.reduce((sum, phase) => sum + phase.seconds, 0) + plan.patience;
  const live = new LiveTable(process.stdout, { people: peopleOf(plan), seconds });
  return rehearse(plan, target, { stop, onSample: (sample, recorder, tally) => live.show(sample, recorder, tally) });
}

function conclude(outcome: Outcome, violations: readonly Violation[] | null, options: RehearsalOptions): number {
  const verdicts = judge(outcome, violations);
  const file = resolve(options.report ?? `${ROOT}/var/rehearsals/${fileName(outcome)}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, htmlReport(outcome, verdicts, violations));
  const tables = [
    callTable(outcome),
    errorTable(outcome),
    endingTable(outcome),
    figureTable(outcome),
    verdictTable(verdicts),
  ];
  const texts = tables.filter(({ rows }) => rows.length > 0).map(toText);
  console.log(['', ...texts, ...warnings(outcome), `Report: ${file}`].join('\n\n'));
  if (outcome.wasStopped) return STOPPED;
  return verdicts.every(({ isKept }) => isKept) ? 0 : 1;
}

function fileName({ plan, startedAt }: Outcome): string {
  const time = startedAt.toISOString().slice(0, 19).replace(/[:]/g, '-');
  return `${time}-${plan.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

cleanUpWhenExited();
try {
  process.exit(await main(process.argv.slice(2)));
} catch (error) {
  const isPlain = [OptionsError, PlanError, TargetError].some((kind) => error instanceof kind);
  console.error(isPlain ? (error as Error).message : error);
  process.exit(1);
}
