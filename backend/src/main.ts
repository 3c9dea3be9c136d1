import './app/heap-growth.js';
import 'reflect-metadata';
import { KnowledgeBaseService } from './chatbot/knowledge/knowledge-base.service.js';
import { keepSecret } from './platform/config/stored-secret.js';
import { readEnvironment, RESET_SECRET_FILE } from './platform/config/read-environment.js';
import { createLogger } from './app/configure-app.js';
import { ENTITIES } from './app/entities.js';
import { openDataSource } from './platform/database/connection/data-source.js';
import { lockSqlite } from './platform/database/connection/single-process-lock.js';
import { runMigrations } from './platform/database/migrations/run-migrations.js';
import { describeError } from './platform/http/errors/describe-error.js';
import { endWith, explainDatabase, explainListen } from './app/start-errors.js';
import { importSiteRenderer } from './pages/site-renderer.js';
import { printWelcome } from './app/welcome.js';
import { prepareApp } from './app/start.js';

async function main(): Promise<void> {
  const made = new Set<string>();
  const keep = (varDir: string, name: string) => keepSecret(varDir, name, (each) => made.add(each));
  const config = readEnvironment(process.env, keep);
  const logger = createLogger(config);
  if (config.database.kind === 'sqlite') lockSqlite(config.database.file);
  const dataSource = await openDataSource(config.database, ENTITIES).catch((error: unknown) =>
    explainDatabase(error, config),
  );
  await runMigrations(dataSource);
  const { app, firstAdmin } = await prepareApp(config, dataSource, logger, {
    webPages: { renderer: await importSiteRenderer() },
  });
  await app.listen(config.port, config.host).catch((error: unknown) => explainListen(error, config));
  printWelcome(config, firstAdmin, made.has(RESET_SECRET_FILE));
  // The first visitor who asks the assistant needn't wait for its index; a failure shows again at the question.
  await app
    .get(KnowledgeBaseService, { strict: false })
    .get()
    .catch((error: unknown) => logger.warn(`the assistant's index was not built: ${describeError(error)}`));
}

process.on('uncaughtException', endWith);
process.on('unhandledRejection', endWith);
main().catch(endWith);
