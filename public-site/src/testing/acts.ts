import type { Act } from '@festival/contracts';

interface ActOptions extends Partial<Act> {
  /** Of March 2031. */
  day?: number;
  endDay?: number;
}

/** An act on 15 March 2031 by Jakarta's clock. */
export function act(id: number, from: string | null, to: string | null, options: ActOptions = {}): Act {
  const { day = 15, endDay = day, ...more } = options;
  return {
    id,
    sort_order: id,
    name: `Act ${id}`,
    is_announced: true,
    guest_star_id: null,
    stage: 'Crown Stage',
    starts_at: from && moment(day, from),
    ends_at: to && moment(endDay, to),
    about: '',
    about_indonesian: null,
    image: null,
    drawing: 'band',
    instagram_link: null,
    music_link: null,
    video_link: null,
    ...more,
  };
}

const moment = (day: number, clock: string): string => new Date(`2031-03-${day}T${clock}:00+07:00`).toISOString();
