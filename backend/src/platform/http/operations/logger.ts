import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, pino, type LogFn, type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';
import type { AppConfig } from '../../config/app-config.js';
import { describeError, errorFacts, ownFrames } from '../../errors/describe-error.js';
import { RepeatedLines } from './repeated-lines.js';

/** Contexts of Nest that name every module and route at each start. */
const CHATTY = ['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory'];

/** Holds for every line: no secret headers, and of an error only its `errorFacts`. */
const LINES = {
  base: undefined,
  redact: ['*.authorization', '*.cookie', '*.password'],
  serializers: { err: errorFacts },
} satisfies LoggerOptions;

/** Bytes that may wait in memory for room; what comes then is dropped. */
const MAX_WAITING = 1_000_000;

/** JSON lines; readable ones on a terminal. */
export function createLogger({ logLevel }: Pick<AppConfig, 'logLevel'>, to?: DestinationStream): Logger {
  const options = { ...LINES, level: logLevel, hooks: repeatedOnce() };
  if (to) return pino(options, to);
  return pino(options, process.stdout.isTTY ? pretty({ sync: true, ignore: 'pid,hostname' }) : standardOutput());
}

/** The log's way out. On a full disk lines wait or are dropped: pino's own way would end the process, or never let it end. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: process.stdout.fd, sync: false, maxLength: MAX_WAITING });
  let hasRoom = true;
  output.on('error', () => (hasRoom = false));
  output.on('write', () => (hasRoom = true));
  const flush = output.flushSync.bind(output);
  // Called when the process ends: it would wait for room for ever.
  output.flushSync = () => {
    if (hasRoom) flush();
  };
  return output;
}

/** Lines that say the same again are written once a minute. */
export function repeatedOnce(now?: () => number): LoggerOptions['hooks'] {
  const lines = new RepeatedLines(now);
  return {
    logMethod(args, method, level) {
      lines.write(withoutMessage(args), (written) => method.apply(this, written), level);
    },
  };
}

/** An error's own message is no text of a line. */
function withoutMessage(args: Parameters<LogFn>): Parameters<LogFn> {
  const [line, text, ...rest] = args as unknown[];
  const err = line instanceof Error ? line : (line as { err?: unknown } | null | undefined)?.err;
  if (!(err instanceof Error)) return args;
  const isOwn = typeof text === 'string' && !(err.message && text.includes(err.message));
  return [line instanceof Error ? { err } : line, isOwn ? text : 'failed', ...rest] as unknown as Parameters<LogFn>;
}

/** Sends what Nest and our services log (`Logger` of @nestjs/common) to the same lines as the requests. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    const context = contextOf(rest);
    if (CHATTY.includes(context ?? '')) this.logger.debug({ context }, textOf(message));
    else this.logger.info({ context }, textOf(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn({ context: contextOf(rest) }, textOf(message));
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.logger.debug({ context: contextOf(rest) }, textOf(message));
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.logger.trace({ context: contextOf(rest) }, textOf(message));
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.logger.fatal({ context: contextOf(rest) }, textOf(message));
  }

  /** We give an error and what failed; Nest gives an error, or its message and its stack. The context comes last. */
  error(message: unknown, ...rest: unknown[]): void {
    const context = contextOf(rest);
    const second = rest.length > 1 && typeof rest[0] === 'string' ? rest[0] : '';
    const isStack = /\n\s+at /.test(second);
    if (message instanceof Error) {
      this.logger.error({ context, err: message }, isStack || !second ? 'failed' : second);
    } else if (isStack) {
      this.logger.error({ context, stack: ownFrames(second) }, /^\w+/.exec(second)?.[0] ?? 'failed');
    } else this.logger.error({ context }, String(message));
  }
}

function textOf(message: unknown): string {
  return message instanceof Error ? describeError(message) : String(message);
}

function contextOf(rest: unknown[]): string | undefined {
  const last = rest.at(-1);
  return typeof last === 'string' ? last : undefined;
}
