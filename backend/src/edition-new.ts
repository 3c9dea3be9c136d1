import 'reflect-metadata';
import { EDITION_STEP_LABELS, normalizeEmail } from '@festival/contracts';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ENTITIES } from './app/entities.js';
import { explainFailure } from './app/explain-failure.js';
import { explainDatabase, explainEnd, StartError } from './app/start-errors.js';
import { AuditModule } from './audit/audit.module.js';
import { AdminUserEntity } from './auth/admin-user.entity.js';
import { AuthModule } from './auth/auth.module.js';
import { plainArguments } from './backup/arguments.js';
import { savedSecret } from './backup/saved-secret.js';
import { type EditionArguments, readArguments, USAGE } from './edition/command/arguments.js';
import { nextLines, planLines } from './edition/command/lines.js';
import { EditionModule } from './edition/edition.module.js';
import { EditionOverviewService } from './edition/edition-overview.service.js';
import { EditionPlanService } from './edition/plan/edition-plan.service.js';
import { BeginEditionService } from './edition/work/begin-edition.service.js';
import { CloseEditionService } from './edition/work/close-edition.service.js';
import { BackupsModule } from './platform/backups/backups.module.js';
import { ClockModule, SystemClock } from './platform/clock/clock.js';
import type { AppConfig } from './platform/config/app-config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { readEnvironment } from './platform/config/read-environment.js';
import { openDataSource } from './platform/database/connection/data-source.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { assertNotBehind } from './platform/database/migrations/is-behind.js';
import { assertNotHalfRestored } from './platform/database/migrations/half-restored.js';
import { Reader } from './platform/database/reader.js';
import { EditionsModule } from './platform/editions/editions.module.js';
import { EditionsService } from './platform/editions/editions.service.js';
import { AppError } from './platform/errors/app-error.js';
import { HttpModule } from './platform/http/http.module.js';
import { createLogger, NestLog } from './platform/http/operations/logger.js';
import { SettingsModule } from './platform/settings/settings.module.js';

const LOOK_AGAIN_MS = 1_000;

@Module({})
class EditionNewModule {}

const say = (...lines: string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

/**
 * `npm run edition:new`: shows what a new edition would do, and does it with `--yes`. Without arguments it shows what is
 * to be done next, or goes on with what was interrupted.
 */
async function main(args: string[]): Promise<void> {
  const given = plainArguments(() => readArguments(args), USAGE);
  const config = readEnvironment(process.env, savedSecret);
  const app = await open(config);
  try {
    await run(app, given).catch((error: unknown) => explainFailure(error, config));
  } finally {
    await app.close();
  }
}

async function open(config: AppConfig): Promise<INestApplicationContext> {
  const { database } = config;
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new StartError(`There is no database at ${database.file}: set VAR_DIR or DATABASE_URL as for the festival`);
  }
  const dataSource = await openDataSource(database, ENTITIES).catch((error: unknown) => explainDatabase(error, config));
  await assertNotHalfRestored(dataSource);
  await assertNotBehind(dataSource);
  // Only what it needs: the festival itself may be running meanwhile.
  const shared = [ConfigModule.with(config), ClockModule.with(new SystemClock()), DatabaseModule.with(dataSource)];
  const platform = [...shared, SettingsModule, BackupsModule, EditionsModule, HttpModule];
  const module = { module: EditionNewModule, imports: [...platform, AuditModule, AuthModule, EditionModule] };
  const logger = new NestLog(createLogger({ logLevel: 'error' }, process.stderr));
  return NestFactory.createApplicationContext(module, { logger, abortOnError: false });
}

async function run(app: INestApplicationContext, given: EditionArguments | null): Promise<void> {
  const editions = app.get(EditionsService, { strict: false });
  if (await editions.underWay()) return goOn(app);
  if (given === null) return showNext(app);
  const { request, confirm } = given;
  const accountId = await superAdmin(app, given.admin);
  const plan = await app.get(EditionPlanService, { strict: false }).plan(request);
  say(...planLines(plan));
  if (plan.refusals.length > 0) throw new StartError(plan.refusals.join(' '));
  if (confirm === null) return say('', `Nothing was changed. To do it, add: --yes ${plan.ends}`);
  await app.get(BeginEditionService, { strict: false }).begin({ ...request, confirm }, { accountId, sessionId: null });
  await goOn(app);
}

/** Also of what another process or an earlier run has begun. */
async function goOn(app: INestApplicationContext): Promise<void> {
  const underWay = await app.get(EditionsService, { strict: false }).underWay();
  if (underWay) hasBegun = true;
  if (underWay) say('', `Making the edition ${underWay.nextEdition}. Broken off, run it again without arguments.`);
  const closing = app.get(CloseEditionService, { strict: false });
  for (let wasBusy = false; ; wasBusy = true) {
    const turn = await closing
      .goOn((step) => say(`  ${EDITION_STEP_LABELS[step]}`))
      .catch(async (error: unknown) => {
        // It may have been called off.
        hasBegun = (await app.get(EditionsService, { strict: false }).underWay()) !== null;
        throw error;
      });
    if (turn !== 'busy') break;
    if (!wasBusy) say('  Another process is at it: waiting for its end.');
    await pause(LOOK_AGAIN_MS);
  }
  await showNext(app);
}

async function showNext(app: INestApplicationContext): Promise<void> {
  const { edition, next_steps: steps } = await app.get(EditionOverviewService, { strict: false }).overview();
  if (steps.length === 0) return say(`This is the edition ${edition}, the first one. Usage: ${USAGE}`);
  say('', `This is the edition ${edition}. Next:`, ...nextLines(steps));
}

async function superAdmin(app: INestApplicationContext, email: string): Promise<number> {
  const where = { email: normalizeEmail(email), role: 'super_admin' as const, isActive: true };
  const admin = await app.get(Reader, { strict: false }).of(AdminUserEntity).findOneBy(where);
  if (admin) return admin.id;
  throw new StartError(`There is no active Super Admin with the email ${email}`);
}

/** From then on the old edition can't be had back. */
let hasBegun = false;

main(process.argv.slice(2)).catch((error: unknown) => {
  const plain = error instanceof AppError ? new StartError(error.message, { cause: error }) : error;
  const what = hasBegun ? 'The new edition is not ready: run it again.' : 'Nothing was changed.';
  process.stderr.write(`${what} ${explainEnd(plain).trim()}\n`);
  process.exitCode = 1;
});
