import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import { EditionsService } from '../platform/editions/editions.service.js';

const LOOK_EVERY_MS = 500;
/** Not 0, so that whoever watches over the process starts it again (`tools/lib/supervise.mjs`). */
export const EDITION_IS_OVER = 75;

/**
 * When the edition is closed, whoever still serves it ends and is started again: all that it remembers, from tiers and
 * answers to orders' states and keys, is of people who are gone. `WatchEditionJob` reads the database.
 */
export function watchEdition(
  app: INestApplicationContext,
  logger: Logger,
  end: (exitCode: number) => void,
): NodeJS.Timeout {
  const editions = app.get(EditionsService, { strict: false });
  const timer = setInterval(() => {
    if (!editions.isOver) return;
    clearInterval(timer);
    logger.warn('the edition is closed: the process ends, and is to be started again for the next one');
    end(EDITION_IS_OVER);
  }, LOOK_EVERY_MS);
  return timer.unref();
}
