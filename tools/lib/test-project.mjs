import { join } from 'node:path';
import { runNx } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { jest } from './jest.mjs';
import { endLeftovers, markChildren } from './leftovers.mjs';
import { PlainError, runMain } from './plain-error.mjs';
import { startPrivateMariaDb } from './private-mariadb.mjs';
import { Report } from './report.mjs';
import { runNode } from './run.mjs';
import { withCleanExit } from './stop-signals.mjs';
import { browserTests, oneCheck } from './test-parts.mjs';
import { settingNames } from './settings.mjs';
import { commandFile, root } from './workspace.mjs';

const longSpecs = ['--testPathPatterns', '\\.long\\.spec\\.ts$', '--testPathIgnorePatterns', '/node_modules/'];

/** Tests must not depend on how the person who runs them has set the product up. */
function forgetSettings() {
  for (const name of [...settingNames(), 'TEST_DATABASE_URL']) delete process.env[name];
}

/** Runs `work` with the address of a private MariaDB, which is gone afterwards. */
async function withMariaDb(work) {
  const database = await startPrivateMariaDb({ durable: false });
  try {
    return await work({ TEST_DATABASE_URL: database.url });
  } finally {
    await database.stop();
  }
}

async function everyPart(report) {
  await report.part('Build', async () => oneCheck(await runNx('build')));
  await report.part('Types', async () => oneCheck(await runNx('typecheck')));
  await report.part('Lint', async () => oneCheck(await runNode(commandFile('oxlint', 'oxlint'), ['--deny-warnings'])));
  await report.part('Imports', async () =>
    oneCheck(await runNode(join(root, 'tools', 'architecture.mjs'), ['--check'])),
  );
  await report.part('Import rules', async () => oneCheck(await runNode('--test', [join(root, 'tools', 'test')])));
  await report.part('Format', async () =>
    oneCheck(await runNode(commandFile('prettier', 'prettier'), ['--check', '.'])),
  );
  for (const folder of ['contracts', 'midtrans-simulator', 'admin', 'public-site', 'bench'])
    await report.part(`Unit tests: ${folder}`, () => jest(folder));
  await report.part('Backend, on SQLite', () => jest('backend'));
  await report.part('Backend, on MariaDB', () => withMariaDb((env) => jest('backend', { env, args: ['test/both/'] })));
  await report.part('Browser journeys', () => browserTests('journeys'));
}

async function longParts(report) {
  await report.part('Build', async () => oneCheck(await runNx('build')));
  await report.part('Evaluation of the assistant', () => jest('bench', { args: longSpecs, isLong: true }));
  await report.part('Long tests, on SQLite', () => jest('backend', { args: longSpecs, isLong: true }));
  await report.part('Long tests, on MariaDB', () =>
    withMariaDb((env) => jest('backend', { env, args: longSpecs, isLong: true })),
  );
  await report.part('Browser tests beside the journeys', () => browserTests('long'));
}

/** `npm test`, or with `--long` the fault and soak tests; ends with one line of totals. */
export const main = (args) =>
  runMain(async () => {
    const unknown = args.find((arg) => arg !== '--long');
    if (unknown) throw new PlainError(`'${unknown}' isn't known here: npm test takes no arguments, or --long.`);
    forgetSettings();
    markChildren();
    const report = new Report();
    try {
      await withCleanExit(async () => {
        await ensureInstalled();
        await (args.includes('--long') ? longParts(report) : everyPart(report));
      });
    } finally {
      endLeftovers();
    }
    return report.finish();
  });
