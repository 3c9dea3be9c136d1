import type { AdminAct } from '@festival/contracts';
import { formatJakarta, toJakartaInput } from '../../lib/jakartaTime';

const DAY = '2027-11-22'.length;

/** `22 Nov 2027, 16.00–16.45`; the end's day too when it is another one; nothing → a dash. */
export function actTimes({ starts_at, ends_at }: Pick<AdminAct, 'starts_at' | 'ends_at'>): string {
  const start = formatJakarta(starts_at);
  if (!ends_at) return start;
  const [from, to] = [toJakartaInput(starts_at), toJakartaInput(ends_at)];
  const isSameDay = from.slice(0, DAY) === to.slice(0, DAY);
  return `${start}–${isSameDay ? to.slice(DAY + 1).replace(':', '.') : formatJakarta(ends_at)}`;
}
