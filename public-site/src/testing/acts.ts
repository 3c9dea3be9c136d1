import type { Act } from '@festival/contracts';
import { act as announced } from './festival-content';

interface ActOptions extends Partial<Act> {
  /** Of March 2031. */
  day?: number;
  endDay?: number;
}

/** An act on 15 March 2031 by Jakarta's clock. */
export function act(id: number, from: string | null, to: string | null, options: ActOptions = {}): Act {
  const { day = 15, endDay = day, ...more } = options;
  const times = { starts_at: from && moment(day, from), ends_at: to && moment(endDay, to) };
  return announced(id, `Act ${id}`, { stage: 'Crown Stage', ...times, ...more });
}

const moment = (day: number, clock: string): string => new Date(`2031-03-${day}T${clock}:00+07:00`).toISOString();
