/** `12 min 05 s left`; from an hour on `2 h 05 min left`; null when the time is over. */
export function timeLeft(expiresAt: string, now: number): string | null {
  const seconds = Math.ceil((Date.parse(expiresAt) - now) / 1000);
  if (seconds <= 0) return null;
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${twoDigits(minutes % 60)} min left`;
  return `${minutes} min ${twoDigits(seconds % 60)} s left`;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');
