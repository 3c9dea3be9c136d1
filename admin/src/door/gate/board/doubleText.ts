import type { FirstUse, GateDouble } from '@festival/contracts';
import { timeTonight } from './boardTimes';
import { t } from '../../../lib/i18n/t';

/** `in at North gate 19:02:11 (Phone 3)`; what isn't known is left out. */
function useText(word: string, { at, gate, device }: FirstUse, now: string): string {
  const place = gate === null ? '' : t(' at %{gate}', { gate });
  return `${word}${place} ${timeTonight(at, now)}${device === null ? '' : ` (${device})`}`;
}

/** Where and when a ticket let in twice, and since when that is known. `now`: the board's time. */
export function doubleText({ code, first, second, noticed_at: noticedAt }: GateDouble, now: string): string {
  const uses =
    first === null
      ? t('not valid, or its first check-in was taken back; %{use}', { use: useText(t('let in'), second, now) })
      : `${useText(t('in'), first, now)}, ${useText(t('again'), second, now)}`;
  const known = timeTonight(noticedAt, now).replace(/^(\d\d:\d\d):\d\d$/, '$1');
  return t('Ticket %{code}: %{uses}, known since %{known}', { code, uses, known });
}
