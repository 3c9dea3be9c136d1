import type { FirstUse, GateDouble } from '@festival/contracts';
import { timeTonight } from './boardTimes';

/** `in at North gate 19:02:11 (Phone 3)`; what isn't known is left out. */
function useText(word: string, { at, gate, device }: FirstUse, now: string): string {
  const place = gate === null ? '' : ` at ${gate}`;
  return `${word}${place} ${timeTonight(at, now)}${device === null ? '' : ` (${device})`}`;
}

/** Where and when a ticket let in twice, and since when that is known. `now`: the board's time. */
export function doubleText({ code, first, second, noticed_at: noticedAt }: GateDouble, now: string): string {
  const uses =
    first === null
      ? `not valid, or its first check-in was taken back; ${useText('let in', second, now)}`
      : `${useText('in', first, now)}, ${useText('again', second, now)}`;
  const known = timeTonight(noticedAt, now).replace(/^(\d\d:\d\d):\d\d$/, '$1');
  return `Ticket ${code}: ${uses}, known since ${known}`;
}
