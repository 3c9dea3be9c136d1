import { MAX_SCANS_PER_SECOND } from '../../scan/scanMachine';

const INTERVAL_MS = 1_000 / MAX_SCANS_PER_SECOND;

/**
 * Whether a text that was read counts: five different ones a second at most, and one that is held up five times a second.
 * The next ticket doesn't wait for the one before it.
 */
export function limitScans(now = () => performance.now()): (text: string) => boolean {
  let last: string | null = null;
  let newAt = -Infinity;
  let takenAt = -Infinity;
  return (text) => {
    const at = now();
    const isNew = text !== last;
    if (at - (isNew ? newAt : takenAt) < INTERVAL_MS) return false;
    last = text;
    takenAt = at;
    if (isNew) newAt = at;
    return true;
  };
}
