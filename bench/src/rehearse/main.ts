import { auditDatabase } from '@festival/backend/data-audit/audit-database.js';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { cleanUpWhenExited } from '../cleanup.js';
import { mariaDb, sqlite } from '../databases.js';
import { toText } from '../text-table.js';
import { OptionsError, readOptions, type RehearsalOptions } from './options.js';
import { peopleOf, type Plan } from './plan/plan.js';
import { PlanError, readPlan } from './plan/read-plan.js';
import { rehearse, type Outcome } from './rehearsal.js';
import { htmlReport } from './report/html-report.js';
import { exitCodeOf, headline, judge, type AuditResult } from './report/judge.js';
import { LiveTable } from './report/live-table.js';
import { callTable, endingTable, errorTable, figureTable, verdictTable, warnings } from './report/summary.js';
import { PrivateInstallation } from './target/private-installation.js';
import { inspectTarget, isLoopback, TargetError, type Target } from './target/target.js';

const BENCH = fileURLToPath(new URL('../..', import.meta.url));
const ROOT = resolve(BENCH, '..');
const MARIADB_CONNECTIONS = 16;
const STOPPED = 130;
/** A database that a plan's faults left hanging must not hold the report. */
const AUDIT_WITHIN_MS = 120_000;

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  const plan = readPlanFile(options.plan);
  const startedAt = new Date();
  const file = reportFile(options, plan, startedAt);
  const stop = new AbortController();
  stopOnSignals(stop);
  const { target, installation } = await open(options, plan, stop.signal);
  try {
    if (stop.signal.aborted) throw new TargetError('Stopped before it began.');
    console.log(`${plan.name}: ${peopleOf(plan)} people at ${target.url}. Ctrl-C ends it with a report.\n`);
    const outcome = await run(plan, target, stop.signal);
    return conclude(outcome, installation && (await audit(installation)), file);
  } finally {
    await installation?.stop();
  }
}

/** The first one ends the rehearsal with its report; a second Ctrl-C ends it at once. */
function stopOnSignals(stop: AbortController): void {
  let interrupts = 0;
  process.on('SIGTERM', () => stop.abort());
  process.on('SIGINT', () => {
    if (interrupts > 0) process.exit(STOPPED);
    interrupts += 1;
    stop.abort();
  });
}

/** Where the database is gone the rest of the report is worth having all the same. */
async function audit({ database }: PrivateInstallation): Promise<AuditResult> {
  const late = pause(AUDIT_WITHIN_MS).then(() => {
    throw new Error(`no answer within ${AUDIT_WITHIN_MS / 1000} s`);
  });
  try {
    return await Promise.race([auditDatabase(database.config, new Date()), late]);
  } catch (error) {
    console.error(`\nThe database could not be audited: ${(error as Error).message}`);
    return 'failed';
  }
}

/** A file by its path, or a plan of `bench/plans` by its name. */
function readPlanFile(name: string): Plan {
  const places = [
    resolve(name),
    resolve(ROOT, name),
    resolve(BENCH, name),
    resolve(BENCH, 'plans', name),
    resolve(BENCH, 'plans', `${name}.json`),
  ];
  const file = places.find((place) => existsSync(place));
  if (file === undefined) {
    const names = readdirSync(resolve(BENCH, 'plans')).map((each) => each.replace('.json', ''));
    throw new PlanError(`There is no plan ${name}. Give a file, or one of ${names.join(', ')}.`);
  }
  try {
    return readPlan(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    throw new PlanError(`The plan ${file} can't be used:\n${error.message}`, { cause: error });
  }
}

/** Found out before twenty minutes are spent: whether the report can be written there. */
function reportFile({ report }: RehearsalOptions, plan: Plan, startedAt: Date): string {
  const file = resolve(report ?? `${ROOT}/var/rehearsals/${fileName(plan, startedAt)}.html`);
  try {
    mkdirSync(dirname(file), { recursive: true });
    accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
  } catch (error) {
    throw new OptionsError(`The report can't be written to ${file}: ${(error as Error).message}`, { cause: error });
  }
  return file;
}

async function open(
  options: RehearsalOptions,
  plan: Plan,
  stop: AbortSignal,
): Promise<{ target: Target; installation: PrivateInstallation | null }> {
  if (options.url === null) {
    const server = process.env['REHEARSE_MARIADB_URL'];
    if (options.database === 'mariadb' && !server)
      throw new OptionsError('--database mariadb needs REHEARSE_MARIADB_URL');
    const kind = options.database === 'mariadb' && server ? mariaDb(server, MARIADB_CONNECTIONS) : sqlite;
    if (plan.processes > 1 && kind === sqlite) {
      throw new PlanError(`The plan has ${plan.processes} processes: SQLite takes one. Add --database mariadb.`);
    }
    const installation = await PrivateInstallation.start(kind, plan);
    return { target: installation.target, installation };
  }
  if (plan.killEverySeconds !== null) {
    throw new PlanError(
      'The plan kills processes (killEverySeconds): only an installation of its own can, without --url.',
    );
  }
  const found = await inspectTarget(options.url, options.simulator);
  if (!isLoopback(found.url) && !options.yes) await confirm(found.url, plan, stop);
  const target = { ...found, processUrls: [found.url], isForwarded: options.isForwarded, privateInstallation: null };
  return { target, installation: null };
}

async function confirm(url: string, plan: Plan, stop: AbortSignal): Promise<void> {
  const { host } = new URL(url);
  if (!process.stdin.isTTY) throw new TargetError(`${host} isn't this machine: add --yes if it is meant`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const people = `${peopleOf(plan)} made-up people will order tickets at ${host}, whose orders stay there.`;
  // The prompt takes Ctrl-C for itself.
  terminal.once('SIGINT', () => terminal.close());
  const ended = AbortSignal.any([stop, closing(terminal)]);
  const answer = await terminal.question(`${people} Type ${host} to go on: `, { signal: ended }).catch(() => '');
  terminal.close();
  if (answer.trim() !== host) throw new TargetError('Nothing was done.');
}

function closing(terminal: Interface): AbortSignal {
  const closed = new AbortController();
  terminal.once('close', () => closed.abort());
  return closed.signal;
}

async function run(plan: Plan, target: Target, stop: AbortSignal): Promise<Outcome> {
  const seconds = plan.arrivals.reduce((sum, phase) => sum + phase.seconds, 0) + plan.patience;
  const live = new LiveTable(process.stdout, { name: plan.name, people: peopleOf(plan), seconds });
  return rehearse(plan, target, { stop, onSample: (sample, recorder, tally) => live.show(sample, recorder, tally) });
}

/** Prints the outcome first, whatever becomes of the report's file; gives the exit code. */
function conclude(outcome: Outcome, audited: AuditResult, file: string): number {
  const verdicts = judge(outcome, audited);
  const tables = [
    callTable(outcome),
    errorTable(outcome),
    endingTable(outcome),
    figureTable(outcome),
    verdictTable(verdicts),
  ];
  const texts = tables.filter(({ rows }) => rows.length > 0).map((table) => toText(table));
  console.log(['', ...texts, ...warnings(outcome), headline(verdicts)].join('\n\n'));
  const isWritten = write(file, htmlReport(outcome, verdicts, audited));
  if (outcome.wasStopped) return STOPPED;
  return isWritten ? exitCodeOf(verdicts, audited) : 1;
}

/** A full disk must not take the figures with it: the terminal has them by now, and another folder may have room. */
function write(file: string, html: string): boolean {
  for (const place of [file, join(tmpdir(), basename(file))]) {
    try {
      writeFileSync(place, html);
      console.log(`\nReport: ${place}`);
      return true;
    } catch (error) {
      console.error(`\nThe report could not be written to ${place}: ${(error as Error).message}`);
    }
  }
  return false;
}

function fileName({ name }: Plan, startedAt: Date): string {
  const time = startedAt.toISOString().slice(0, 19).replace(/[:]/g, '-');
  return `${time}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

cleanUpWhenExited();
try {
  process.exit(await main(process.argv.slice(2)));
} catch (error) {
  const isPlain = [OptionsError, PlanError, TargetError].some((kind) => error instanceof kind);
  console.error(isPlain ? (error as Error).message : error);
  process.exit(1);
}
