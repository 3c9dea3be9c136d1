import { startPrivateGalera } from '../lib/galera/private-galera.mjs';
import { endLeftovers, markChildren } from '../lib/leftovers.mjs';
import { longRunLine, noteLongRun } from '../lib/long-run.mjs';
import { nx } from '../lib/nx.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { startPrivateMariaDb } from '../lib/private-mariadb.mjs';
import { Report } from '../lib/report.mjs';
import { withCleanExit } from '../lib/run-command.mjs';
import { settingNames } from '../lib/env-file.mjs';
import { requirePrograms } from '../lib/system-programs.mjs';
import { comparedAnswers, forgetResults, toRow } from '../lib/test-results.mjs';

const minutes = 60_000;
const checks = ['build', 'typecheck', 'lint', 'format', 'imports', 'document', 'test'];
const checkNames = {
  build: 'Build',
  typecheck: 'Types',
  lint: 'Lint',
  format: 'Format',
  imports: 'Imports',
  document: 'API document',
};
const checkName = ({ target, projectName }) =>
  checkNames[target] ?? `Tests: ${projectName.replace('@festival/', '').replace('festival-platform', 'tools')}`;

/** Tests must not depend on how the person who runs them has set the product up. */
function forgetSettings() {
  for (const name of [...settingNames(), 'TEST_DATABASE_URL']) delete process.env[name];
}

/** Targets of all packages, two at a time, from the cache where nothing changed. */
async function allPackages(report, targets) {
  targets.forEach(forgetResults);
  const { ok, tasks } = await nx(targets);
  for (const name of new Set(tasks.map(checkName)))
    report.add(
      toRow(
        name,
        tasks.filter((task) => checkName(task) === name),
      ),
    );
  if (!ok && report.totals.failed === 0) report.addBroken('Checks', 'could not run, see above');
}

/** One target of one package, which writes to the terminal as it goes. */
async function onePackage(report, name, project, target, { prepare, timeout = 45 * minutes } = {}) {
  console.log(`\n== ${name} ==`);
  forgetResults(target);
  try {
    const { env, stop } = (await prepare?.()) ?? {};
    const { tasks } = await nx([target], { projects: [project], parallel: 1, env, timeout });
    await stop?.();
    const own = tasks.filter((task) => task.target === target);
    if (own.length > 0) report.add(toRow(name, own));
    else report.addBroken(name, `could not run, or took more than ${timeout / minutes} minutes`);
  } catch (error) {
    report.addBroken(name, error instanceof PlainError ? error.message : error.stack);
  }
}

async function mariaDb() {
  const { url, stop } = await startPrivateMariaDb({ durable: false });
  return { env: { TEST_DATABASE_URL: url }, stop };
}

async function galera() {
  const { url, stop } = await startPrivateGalera({ durable: false });
  return { env: { TEST_DATABASE_URL: url }, stop };
}

async function browser() {
  const { chromium, ffmpeg } = await requirePrograms('chromium', 'ffmpeg', 'Liberation fonts');
  return { env: { CHROMIUM_PATH: chromium, FFMPEG_PATH: ffmpeg } };
}

async function promtool() {
  return { env: { PROMTOOL: (await requirePrograms('promtool')).promtool } };
}

async function everyChange(report) {
  await allPackages(report, checks);
  await onePackage(report, 'Backend, on SQLite', '@festival/backend', 'test-sqlite');
  const onSqlite = comparedAnswers();
  await onePackage(report, 'Backend, on MariaDB', '@festival/backend', 'test-mariadb', { prepare: mariaDb });
  report.remarks.push(`${onSqlite + comparedAnswers()} answers were as the API document says.`);
  await onePackage(report, 'Browser journeys', '@festival/e2e', 'journeys', { prepare: browser });
  const line = longRunLine();
  if (line) report.remarks.push(line);
}

async function beforeRelease(report) {
  const timeout = 180 * minutes;
  await allPackages(report, ['build']);
  await onePackage(report, 'Evaluation and rehearsals', '@festival/bench', 'long', { prepare: mariaDb, timeout });
  await onePackage(report, 'Long tests, on SQLite', '@festival/backend', 'long-sqlite', {
    prepare: promtool,
    timeout,
  });
  await onePackage(report, 'Long tests, on MariaDB', '@festival/backend', 'long-mariadb', {
    prepare: async () => {
      const [{ env }, server] = [await promtool(), await mariaDb()];
      return { env: { ...env, ...server.env }, stop: server.stop };
    },
    timeout,
  });
  await onePackage(report, 'Backend, on a Galera cluster', '@festival/backend', 'long-galera', {
    prepare: galera,
    timeout,
  });
  await onePackage(report, 'Other browser tests', '@festival/e2e', 'long', { prepare: browser });
  if (report.totals.failed === 0) noteLongRun(report.totals);
}

/** `npm test`, or with `--long` what must pass before a release; ends with one line of totals. */
export async function main(args) {
  const unknown = args.find((arg) => arg !== '--long');
  if (unknown) throw new PlainError(`'${unknown}' isn't known here: npm test takes no arguments, or --long.`);
  forgetSettings();
  markChildren();
  const report = new Report();
  try {
    await withCleanExit(() => (args.includes('--long') ? beforeRelease : everyChange)(report));
  } finally {
    endLeftovers();
  }
  return report.finish();
}
