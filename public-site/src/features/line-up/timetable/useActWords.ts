import type { Act } from '@festival/contracts';
import { useLanguage, useTexts } from '../../../lib/language';
import { LINE_UP_TEXTS } from '../line-up.texts';
import { clockText } from './clock';
import { TIMETABLE_TEXTS } from './timetable.texts';

/** An act's name, times and stage in words. */
export function useActWords() {
  const { language } = useLanguage();
  const texts = useTexts(TIMETABLE_TEXTS);
  const { comingSoon } = useTexts(LINE_UP_TEXTS);
  const clock = (iso: string) => clockText(Date.parse(iso), language);
  return {
    name: (act: Act): string => (act.is_announced ? act.name : comingSoon),
    stage: (act: Act): string => act.stage || texts.noStage,
    /** Empty while nobody knows. */
    time: ({ starts_at, ends_at }: Act): string => {
      if (starts_at === null) return '';
      return ends_at === null ? texts.from(clock(starts_at)) : texts.span(clock(starts_at), clock(ends_at));
    },
  };
}
