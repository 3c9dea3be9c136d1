/** Western Indonesian Time (WIB), where the festival and nearly all of its guests are. */
export const JAKARTA_ZONE = 'Asia/Jakarta';

/** The zone has no summer time. */
export const JAKARTA_OFFSET_HOURS = 7;
export const JAKARTA_OFFSET_MS = JAKARTA_OFFSET_HOURS * 3_600_000;
export const JAKARTA_OFFSET = '+07:00';

/** A moment on Jakarta's clock: `2025-11-22T11:00:00Z` → `2025-11-22T18:00:00`. */
export function jakartaClock(moment: Date): string {
  return new Date(moment.getTime() + JAKARTA_OFFSET_MS).toISOString().slice(0, '2025-11-22T18:00:00'.length);
}
