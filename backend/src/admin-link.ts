import 'reflect-metadata';
import { normalizeEmail } from '@festival/contracts';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { existsSync } from 'node:fs';
import { savedSecret } from './backup/saved-secret.js';
import { AuditModule } from './audit/audit.module.js';
import { OperatorLinksService } from './auth/accounts/operator-links.service.js';
import { AuthModule } from './auth/auth.module.js';
import { ClockModule, SystemClock } from './platform/clock/clock.js';
import { ConfigModule } from './platform/config/config.module.js';
import { readEnvironment } from './platform/config/read-environment.js';
import { ENTITIES } from './app/entities.js';
import { openDataSource } from './platform/database/connection/data-source.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { assertNotBehind } from './platform/database/migrations/is-behind.js';
import { EditionsModule } from './platform/editions/editions.module.js';
import { AppError } from './platform/errors/app-error.js';
import { createLogger, NestLog } from './platform/http/operations/logger.js';
import { HttpModule } from './platform/http/http.module.js';
import { SettingsModule } from './platform/settings/settings.module.js';
import { endWith, explainDatabase, refuseArguments, StartError } from './app/start-errors.js';

@Module({})
class AdminLinkModule {}

/** `node backend/dist/admin-link.js EMAIL` prints a super admin's one-time link, once (operations, "Locked out"). */
async function main([email, ...others]: string[]): Promise<void> {
  if (!email) throw new StartError('Give the email of a Super Admin.');
  refuseArguments(others, 'it takes one address');
  const config = readEnvironment(process.env, savedSecret);
  const { database } = config;
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new StartError(`There is no database at ${database.file}: set VAR_DIR or DATABASE_URL as for the festival`);
  }
  const dataSource = await openDataSource(database, ENTITIES).catch((error: unknown) => explainDatabase(error, config));
  await assertNotBehind(dataSource);
  // Only what a link needs: the festival itself may be running meanwhile.
  const shared = [ConfigModule.with(config), ClockModule.with(new SystemClock()), DatabaseModule.with(dataSource)];
  const platform = [...shared, SettingsModule, EditionsModule, HttpModule];
  const module = { module: AdminLinkModule, imports: [...platform, AuditModule, AuthModule] };
  // Standard output is the link's.
  const logger = new NestLog(createLogger({ logLevel: 'error' }, process.stderr));
  const app = await NestFactory.createApplicationContext(module, { logger, abortOnError: false });
  try {
    const { url, expiresAt } = await app.get(OperatorLinksService, { strict: false }).issue(normalizeEmail(email));
    process.stdout.write(`${url}\nIt works once, until ${expiresAt.toISOString()}, and is shown only now.\n`);
  } finally {
    await app.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) =>
  endWith(error instanceof AppError ? new StartError(error.message, { cause: error }) : error),
);
