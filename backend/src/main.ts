import { collectStartGarbage } from './app/heap-growth.js';
import 'reflect-metadata';
import { KnowledgeBaseService } from './chatbot/knowledge/knowledge-base.service.js';
import { keepSecret } from './platform/config/stored-secret.js';
import { readEnvironment } from './platform/config/read-environment.js';
import { RESET_SECRET_FILE } from './platform/config/read-secrets.js';
import { endOnSignal } from './app/end-on-signal.js';
import { createLogger } from './app/configure-app.js';
import { ENTITIES } from './app/entities.js';
import { openDataSource } from './platform/database/connection/data-source.js';
import { lockSqlite } from './platform/database/connection/single-process-lock.js';
import { assertNotHalfRestored } from './platform/database/migrations/half-restored.js';
import { runMigrations } from './platform/database/migrations/run-migrations.js';
import { startWatchdog } from './platform/http/operations/watchdog.js';
import { describeError } from './platform/errors/describe-error.js';
import { endWith, explainDatabase, explainListen, refuseArguments, warnBriefly } from './app/start-errors.js';
import { importSiteRenderer } from './pages/rendering/site-renderer.js';
import { prepareApp } from './app/start.js';
import { watchEdition } from './app/watch-edition.js';
import type { FirstAdmin } from './auth/accounts/first-admin.service.js';
import type { AppConfig } from './platform/config/app-config.js';

/**
 * Connections that the system accepts while the process is busy: past them a visitor's browser tries again after 1, 3, 7,
 * 15 and 31 seconds. Node's own 511 are full when a few hundred people come at the same moment. Linux allows as many as
 * `net.core.somaxconn` says, 4,096 by default.
 */
const WAITING_CONNECTIONS = 4_096;

async function main(): Promise<void> {
  refuseArguments();
  const made = new Set<string>();
  const keep = (varDir: string, name: string) => keepSecret(varDir, name, (each) => made.add(each));
  const config = readEnvironment(process.env, keep);
  const logger = createLogger(config);
  if (config.database.kind === 'sqlite') lockSqlite(config.database.file);
  const dataSource = await openDataSource(config.database, ENTITIES).catch((error: unknown) =>
    explainDatabase(error, config),
  );
  await assertNotHalfRestored(dataSource);
  await runMigrations(dataSource);
  const { app, firstAdmin } = await prepareApp(config, dataSource, logger, {
    webPages: { renderer: config.servesVisitors ? await importSiteRenderer() : null },
  });
  watchEdition(app, logger, endOnSignal(app, config, logger));
  await app
    .listen({ port: config.port, host: config.host, backlog: WAITING_CONNECTIONS })
    .catch((error: unknown) => explainListen(error, config));
  startWatchdog((error) => logger.error(`the watchdog has stopped: ${describeError(error)}`));
  // The supervisor starts a process again that was ready once.
  process.send?.('ready');
  printWelcome(config, firstAdmin, made.has(RESET_SECRET_FILE));
  // Built before the first question; a failure shows again at that question.
  if (config.servesVisitors) {
    await app
      .get(KnowledgeBaseService, { strict: false })
      .get()
      .catch((error: unknown) => logger.warn(`the assistant's index was not built: ${describeError(error)}`));
  }
  collectStartGarbage();
}

/** The addresses and first secrets, on the terminal; a reset secret only when it was made just now. */
function printWelcome(config: AppConfig, firstAdmin: FirstAdmin | null, isNewResetSecret: boolean): void {
  const lines = ['', `  Festival     ${config.publicUrl}/`, `  Back office  ${config.publicUrl}/admin`];
  if (firstAdmin) {
    lines.push(`  Sign in as   ${firstAdmin.email}`);
    if (firstAdmin.generatedPassword) lines.push(`  Password     ${firstAdmin.generatedPassword}   (shown this once)`);
  }
  if (isNewResetSecret) lines.push(`  Reset secret ${config.ticketResetSecret}   (for ticket resets, shown this once)`);
  if (config.usesSimulator) lines.push(`  Payments     simulated (${config.midtrans.baseUrl ?? ''}): no money moves`);
  if (config.mail.kind === 'file') lines.push(`  Mails        written to ${config.mail.directory}`);
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

// A full disk behind them must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.removeAllListeners('warning').on('warning', warnBriefly);
process.on('uncaughtException', endWith);
process.on('unhandledRejection', endWith);
main().catch(endWith);
