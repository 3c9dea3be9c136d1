import type { LogFn } from 'pino';
import { isDatabaseAway } from '../../database/database-errors.js';

const EVERY_MS = 60_000;
const MOST_KINDS = 1_000;
const WARN = 40;
const FATAL = 60;
const UNAVAILABLE = 503;

interface Line {
  context?: unknown;
  err?: unknown;
  status?: unknown;
  method?: unknown;
  route?: unknown;
}

/**
 * While the database is away each job says so each second, and so does each request. A warning or error that says the
 * same is written once a minute, and the next time with how often it was held back (`repeated`).
 */
export class RepeatedLines {
  private readonly written = new Map<string, { at: number; heldBack: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  /** For pino's `hooks.logMethod`. */
  write(args: Parameters<LogFn>, write: (args: Parameters<LogFn>) => void, level: number): void {
    const kind = level < WARN || level >= FATAL ? null : kindOf(args as unknown[]);
    if (kind === null) return write(args);
    const heldBack = this.pass(`${level} ${kind}`);
    if (heldBack === null) return;
    const [line, ...rest] = args as unknown[];
    write([heldBack > 0 ? { ...(line as Line), repeated: heldBack } : line, ...rest] as Parameters<LogFn>);
  }

  /** How many of the kind were held back since the last; null when this one is, too. */
  private pass(kind: string): number | null {
    const at = this.now();
    const last = this.written.get(kind);
    if (last && at - last.at < EVERY_MS) {
      last.heldBack += 1;
      return null;
    }
    if (this.written.size >= MOST_KINDS) this.written.clear();
    this.written.set(kind, { at, heldBack: 0 });
    return last?.heldBack ?? 0;
  }
}

/** The kind of a line, apart from its names and numbers; null for a failed request, which is never held back. */
function kindOf([line, text]: unknown[]): string | null {
  if (typeof line !== 'object' || line === null || typeof text !== 'string') return null;
  const { context, err, status, method, route } = line as Line;
  const cause = isDatabaseAway(err) ? 'the database is away' : causeOf(err);
  if (context !== undefined) return `${String(context)}: ${text}: ${cause}`;
  if (isDatabaseAway(err)) return `${text}: ${cause}`;
  return status === UNAVAILABLE && route !== undefined ? `${text}: ${String(method)} ${String(route)}` : null;
}

/** Without the numbers and names in it, which may be others each time. */
function causeOf(err: unknown): string {
  return err instanceof Error ? err.message.replace(/\d+|(['"`]).*?\1/g, '#') : '';
}
