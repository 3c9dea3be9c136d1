import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { ShutdownService } from '../platform/clock/shutdown.service.js';
import type { AppConfig } from '../platform/config/app-config.js';
import { describeError } from '../platform/errors/describe-error.js';

/** A proxy looks every second whether the process accepts requests, and waits three for the answer (`docker/caddy/Caddyfile`). */
const PROXY_NOTICES_MS = 4_000;
/** Whatever hangs then: what it was about is in the database, and another process takes it up. */
const AT_MOST_MS = 9_500;

/**
 * On SIGTERM or SIGINT the process says at once that it accepts nothing more, and goes on answering until its proxies
 * have noticed. Then work under way ends, leases are handed on, and the process exits, ten seconds after the signal at
 * most. Further signals change nothing: at a terminal the process gets one from it and one from its supervisor. Gives the
 * same end for another reason.
 */
export function endOnSignal(
  app: INestApplicationContext,
  config: AppConfig,
  logger: Logger,
): (exitCode: number) => void {
  const end = async (exitCode: number): Promise<never> => {
    setTimeout(() => {
      logger.warn('the process ends although work is under way');
      process.exit(1);
    }, AT_MOST_MS).unref();
    app.get(ShutdownService).begin();
    if (config.servesVisitors && config.trustProxy > 0) await pause(PROXY_NOTICES_MS);
    await app.close();
    process.exit(exitCode);
  };
  let isEnding = false;
  const endOnce = (exitCode: number): void => {
    if (isEnding) return;
    isEnding = true;
    end(exitCode).catch((error: unknown) => {
      logger.error(`the process could not end in order: ${describeError(error)}`);
      process.exit(1);
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => endOnce(0));
  return endOnce;
}
