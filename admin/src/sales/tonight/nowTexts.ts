import type { NowLight, NowLightState, NowLights, WaitingRoomState } from '@festival/contracts';
import { t } from '../../lib/i18n/t';
import { queueName } from '../../shared/alerts/alertTexts';

/** Without the menu around it. */
export const WALL_PATH = '/tonight/wall';

export const LIGHT_NAMES: ReadonlyArray<[keyof NowLights, string]> = [
  ['provider', t('Payment provider')],
  ['worker', t('Worker')],
  ['mail', t('Mail')],
  ['database', t('Database')],
];

/** Of figures that no longer come nothing is known. */
const NO_LIGHT: NowLight = { state: 'unknown', text: t('no news') };
export const NO_LIGHTS: NowLights = { provider: NO_LIGHT, worker: NO_LIGHT, mail: NO_LIGHT, database: NO_LIGHT };

export const LIGHT_WORDS: Readonly<Record<NowLightState, string>> = {
  good: t('Good'),
  slow: t('Slow'),
  bad: t('Down'),
  unknown: t('Unknown'),
};

/** Null for a queue that has a place of its own on the screen. */
export function queueRow(name: string): string | null {
  return name === 'waiting_room' ? null : queueName(name);
}

const FAILURES: Readonly<Record<string, string>> = {
  deny: t('Denied by the bank'),
  cancel: t('Cancelled'),
  expire: t('Payment ran out'),
  failure: t('Failed at the provider'),
  unpaid: t('Never paid'),
};

export const failureName = (reason: string): string => FAILURES[reason] ?? t(reason);

export const ROOM_TEXTS: Readonly<Record<WaitingRoomState, string>> = {
  off: t('Off: nobody waits'),
  gathering: t('Before the opening'),
  open: t('Letting people in'),
  paused: t('Paused'),
  sold_out: t('Sold out'),
};

/** `75` → `1 min 15 s`. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60)
    return seconds % 60 === 0
      ? t('%{minutes} min', { minutes })
      : t('%{minutes} min %{seconds} s', { minutes, seconds: seconds % 60 });
  return t('%{minutes} h %{minutes2} min', { minutes: Math.floor(minutes / 60), minutes2: minutes % 60 });
}
