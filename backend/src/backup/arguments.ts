import { BackupError } from './backup-error.js';
import type { Keep } from './writing/rotation.js';

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const MAX_DURATION_MS = 31 * UNITS.d;
const MAX_KEPT = 10_000;

/** What `parse` gives; its refusals as one line with the command's usage. */
export function plainArguments<T>(parse: () => T, usage: string): T {
  try {
    return parse();
  } catch (error) {
    const [first = ''] = (error as Error).message.split(/\.\s|\n/);
    throw new BackupError(`${first.replace(/\.$/, '')}. Usage: ${usage}`, { cause: error });
  }
}

/** Milliseconds of `30m`, `1h` or `1d`, of 31 days at most; throws for anything else. */
export function readDuration(option: string, text: string): number {
  const [, count = '', unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const ms = unit ? Number(count) * UNITS[unit as keyof typeof UNITS] : 0;
  if (ms > 0 && ms <= MAX_DURATION_MS) return ms;
  throw new BackupError(`${option} is '${text}': give minutes, hours or days, at most 31d, such as 30m, 1h or 1d`);
}

/** `48,30,52`: hours, days and weeks; null for `all`. */
export function readKeep(text: string): Keep | null {
  if (text === 'all') return null;
  const numbers = /^\d+,\d+,\d+$/.test(text) ? text.split(',').map(Number) : [];
  const [hours, days, weeks] = numbers;
  if (hours === undefined || days === undefined || weeks === undefined || Math.max(...numbers) > MAX_KEPT) {
    throw new BackupError(`--keep is '${text}': give hours, days and weeks, such as 48,30,52, or all`);
  }
  if (Math.max(...numbers) === 0) throw new BackupError(`--keep is '${text}': every older backup would be removed`);
  return { hours, days, weeks };
}
