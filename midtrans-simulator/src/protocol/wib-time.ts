const WIB_OFFSET_MS = 7 * 60 * 60 * 1000;

/** `YYYY-MM-DD HH:MM:SS` in Western Indonesian time (GMT+7), without offset, as the provider writes every time. */
export function formatWib(time: Date): string {
  return new Date(time.getTime() + WIB_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Reads `YYYY-MM-DD HH:MM:SS +0700` (any offset); `null` when it isn't that. */
export function parseOffsetTime(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})$/.exec(text);
  if (!match) return null;
  const time = new Date(`${match[1]}T${match[2]}${match[3]}:${match[4]}`);
  return Number.isNaN(time.getTime()) ? null : time;
}
