import { LOW_BATTERY, type AdminGatePhone, type GateCheck, type GatePhoneState } from '@festival/contracts';
import type { Tone } from '../../../shared/fields/StatusChip';
import { formatCount } from '../../../shared/lists/StatCard';
import { t } from '../../../lib/i18n/t';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
/** A phone tells of itself every half minute while its screen is on. */
const SILENT_MS = 2 * MINUTE_MS;

export const STATE_TEXTS: Readonly<Record<GatePhoneState, { label: string; tone: Tone }>> = {
  waiting: { label: t('Waits for its code'), tone: 'info' },
  paired: { label: t('Paired'), tone: 'success' },
  revoked: { label: t('Taken out'), tone: 'default' },
  expired: { label: t('Its time is over'), tone: 'default' },
};

const CHECK_TEXTS: Readonly<Record<GateCheck, string>> = {
  copy: 'tickets',
  app: t('opens without a network'),
  storage: 'storage',
  camera: 'camera',
  sound: 'sound',
  vibration: 'vibration',
  awake: t('screen stays on'),
  clock: 'clock',
  test_scan: t('test ticket'),
};

/** `7 s`, `12 min`, `3 h`, `2 d`: the time from one moment to another, rounded down. */
export function durationText(from: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(from)) / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (minutes === 0) return `${seconds} s`;
  if (hours === 0) return t('%{minutes} min', { minutes });
  return hours < 2 * DAY_HOURS ? `${hours} h` : `${Math.floor(hours / DAY_HOURS)} d`;
}

export const seenText = ({ seen_at: seenAt }: AdminGatePhone, now: number): string =>
  seenAt === null ? t('Never') : t('%{seenAt} ago', { seenAt: durationText(seenAt, now) });

export const unsentText = (unsent: number): string =>
  unsent === 1 ? t('One scan not sent') : t('%{unsent} scans not sent', { unsent: formatCount(unsent) });

export interface Need {
  label: string;
  tone: Extract<Tone, 'error' | 'warning'>;
}

function silence({ seen_at: seenAt }: AdminGatePhone, now: number): Need[] {
  if (seenAt === null) return [{ label: t('Not seen yet'), tone: 'error' }];
  if (now - Date.parse(seenAt) < SILENT_MS) return [];
  return [{ label: t('Not seen for %{seenAt}', { seenAt: durationText(seenAt, now) }), tone: 'error' }];
}

/** Conditions that need a person: all those of a paired phone, of any other one only scans that it holds back. */
export function needsOf(phone: AdminGatePhone, now: number): Need[] {
  const { state, battery, tickets, not_ready: notReady } = phone;
  const unsent = phone.unsent ?? 0;
  const held: Need[] = unsent > 0 ? [{ label: unsentText(unsent), tone: 'warning' }] : [];
  if (state !== 'paired') return held;
  const needs = [...silence(phone, now), ...held];
  if (tickets === 0) needs.push({ label: t('Holds no tickets'), tone: 'error' });
  if (battery !== null && battery < LOW_BATTERY)
    needs.push({ label: t('Battery %{battery} %', { battery }), tone: 'warning' });
  if (notReady !== null && notReady.length > 0) {
    needs.push({
      label: t('Not ready: %{notReady}', { notReady: notReady.map((check) => CHECK_TEXTS[check]).join(', ') }),
      tone: 'warning',
    });
  }
  return needs;
}

/** Added to a question after which a phone stops scanning: its unsent scans. */
export function unsentWarning({ name, unsent, state }: AdminGatePhone): string {
  if (state === 'waiting') return '';
  if (unsent === null) return t(' %{name} has never told how many scans it hasn’t sent.', { name });
  if (unsent === 0) return t(' At its last report %{name} had sent all its scans.', { name });
  return t(' %{name} has told of %{unsent} that it hasn’t sent: let it send first, or they stay on the phone.', {
    name,
    unsent: unsent === 1 ? t('one scan') : t('%{unsent} scans', { unsent: formatCount(unsent) }),
  });
}
