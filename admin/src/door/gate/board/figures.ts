import type { GateBoard } from '@festival/contracts';

/** Entries of all gates in one minute. */
export function paceOf({ gates }: Pick<GateBoard, 'gates'>): number {
  return gates.reduce((sum, { a_minute: pace }) => sum + pace, 0);
}

/** `4,2`. */
export function formatPace(pace: number): string {
  return pace.toLocaleString('id-ID', { maximumFractionDigits: 1 });
}

/** Whole percent; 0 where there are no tickets. Not 100 before the last one is in. */
export function shareIn({ entered, tickets }: Pick<GateBoard, 'entered' | 'tickets'>): number {
  return tickets === 0 ? 0 : Math.floor((entered / tickets) * 100);
}
