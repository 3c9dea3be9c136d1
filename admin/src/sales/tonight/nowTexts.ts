import type { NowLightState, NowLights, WaitingRoomState } from '@festival/contracts';

export const LIGHT_NAMES: ReadonlyArray<[keyof NowLights, string]> = [
  ['provider', 'Payment provider'],
  ['worker', 'Worker'],
  ['mail', 'Mail'],
  ['database', 'Database'],
];

export const LIGHT_WORDS: Readonly<Record<NowLightState, string>> = {
  good: 'Good',
  slow: 'Slow',
  bad: 'Down',
  unknown: 'Unknown',
};

const QUEUES: Readonly<Record<string, string>> = {
  e_tickets: 'E-ticket mails',
  receipts_and_links: 'Receipts and links',
  reminders: 'Reminders',
  notifications: 'Payments to confirm',
  status_sync: 'Payments to look up',
};

/** Null for a queue that has a place of its own on the screen. */
export function queueName(name: string): string | null {
  return name === 'waiting_room' ? null : (QUEUES[name] ?? name);
}

const FAILURES: Readonly<Record<string, string>> = {
  deny: 'Denied by the bank',
  cancel: 'Cancelled',
  expire: 'Payment ran out',
  failure: 'Failed at the provider',
  unpaid: 'Never paid',
};

export const failureName = (reason: string): string => FAILURES[reason] ?? reason;

export const ROOM_TEXTS: Readonly<Record<WaitingRoomState, string>> = {
  off: 'Off: nobody waits',
  gathering: 'Before the opening',
  open: 'Letting people in',
  paused: 'Paused',
  sold_out: 'Sold out',
};

/** `75` → `1 min 15 s`. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** `provider_failing` → `Provider failing`. */
export function alertName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
