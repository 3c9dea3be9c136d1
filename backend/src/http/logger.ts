import type { LoggerService } from '@nestjs/common';
import { pino, type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';
import type { AppConfig } from '../config/app-config.js';
import { RepeatedLines } from './repeated-lines.js';

/** Contexts of Nest that name every module and route at each start. */
const CHATTY = ['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory'];

/** JSON lines; readable ones on a terminal. */
export function createLogger(config: AppConfig): Logger {
  const redact = ['*.authorization', '*.cookie', '*.password'];
  const options = { level: config.logLevel, base: undefined, redact, hooks: repeatedOnce() };
  return process.stdout.isTTY ? pino(options, pretty({ sync: true, ignore: 'pid,hostname' })) : pino(options);
}

/** What says the same again and again is written once a minute. */
export function repeatedOnce(now?: () => number): LoggerOptions['hooks'] {
  const lines = new RepeatedLines(now);
  return {
    logMethod(args, method, level) {
      lines.write(args, (written) => method.apply(this, written), level);
    },
  };
}

/** Sends what Nest and our services log (`Logger` of @nestjs/common) to the same lines as the requests. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    const context = contextOf(rest);
    if (CHATTY.includes(context ?? '')) this.logger.debug({ context }, String(message));
    else this.logger.info({ context }, String(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn({ context: contextOf(rest) }, String(message));
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.logger.debug({ context: contextOf(rest) }, String(message));
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.logger.trace({ context: contextOf(rest) }, String(message));
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.logger.fatal({ context: contextOf(rest) }, String(message));
  }

  /** Nest gives the stack as the second of three arguments. */
  error(message: unknown, ...rest: unknown[]): void {
    const context = contextOf(rest);
    if (message instanceof Error) this.logger.error({ context, err: message }, message.message);
    else this.logger.error({ context, stack: rest.length > 1 ? rest[0] : undefined }, String(message));
  }
}

function contextOf(rest: unknown[]): string | undefined {
  const last = rest.at(-1);
  return typeof last === 'string' ? last : undefined;
}
