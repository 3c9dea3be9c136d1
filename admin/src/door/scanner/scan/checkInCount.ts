import { JAKARTA_ZONE, type ScanResult } from '@festival/contracts';
import { isRecord } from './callOutcome';
import { readStored, writeStored } from './deviceStore';

const KEY = 'festival.scanner.evening';
/** A concert runs past midnight: its evening ends at this hour, Asia/Jakarta. */
const EVENING_ENDS_AT_HOUR = 4;
const HOUR_MS = 3_600_000;
/** As yyyy-mm-dd. To make one takes milliseconds on a cheap phone. */
const JAKARTA_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: JAKARTA_ZONE, dateStyle: 'short' });

/** This device's counts of one evening. Errors are neither: nobody was judged. */
export interface EveningCount {
  evening: string;
  admitted: number;
  refused: number;
}

/** The evening that a moment (milliseconds since 1970) belongs to, as yyyy-mm-dd in Asia/Jakarta. */
export function eveningOf(at: number): string {
  return JAKARTA_DAY.format(at - EVENING_ENDS_AT_HOUR * HOUR_MS);
}

/** The count with one more verdict in it; another evening starts from nothing. */
export function countVerdict(count: EveningCount, kind: ScanResult, at: number): EveningCount {
  const today = currentCount(count, at);
  if (kind === 'valid') return { ...today, admitted: today.admitted + 1 };
  if (kind === 'error') return today;
  return { ...today, refused: today.refused + 1 };
}

export function currentCount(count: EveningCount, at: number): EveningCount {
  const evening = eveningOf(at);
  return count.evening === evening ? count : { evening, admitted: 0, refused: 0 };
}

export function loadCount(at: number): EveningCount {
  const none = { evening: eveningOf(at), admitted: 0, refused: 0 };
  return currentCount(parseCount(readStored(KEY)) ?? none, at);
}

export function saveCount(count: EveningCount): void {
  writeStored(KEY, JSON.stringify(count));
}

function parseCount(text: string | null): EveningCount | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.evening !== 'string') return null;
    const { evening, admitted, refused } = value;
    return typeof admitted === 'number' && typeof refused === 'number' ? { evening, admitted, refused } : null;
  } catch {
    return null;
  }
}
