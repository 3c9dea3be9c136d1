import type { Act } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { actsQuery } from '../../lib/festival/acts';
import { concertDate } from '../../lib/festival/concert-date';
import { useContentText, useLanguage, useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import styles from './ConcertCall.module.css';
import { HERO_TEXTS } from './hero.texts';
import { PhaseStub } from './PhaseStub';

/** The first guest star that is announced, or else the first act. */
function headlinerOf(acts: readonly Act[]): string | null {
  const announced = acts.filter(({ is_announced }) => is_announced);
  const [first] = [...announced.filter(({ guest_star_id }) => guest_star_id !== null), ...announced];
  return first?.name ?? null;
}

/** A ticket of parchment: who plays, which evening, where, and what to do next. */
export function ConcertCall() {
  const texts = useTexts(HERO_TEXTS);
  const { language } = useLanguage();
  const textOf = useContentText();
  const settings = useSiteSettings();
  const { concert_date } = settings;
  const { data: acts = [] } = useQuery(actsQuery);
  const headliner = headlinerOf(acts);
  return (
    <div className={styles.ticket} data-ground="parchment">
      <dl className={styles.facts}>
        <dt>{texts.concert}</dt>
        {headliner && <dd className={styles.headliner}>{texts.headliner(headliner, acts.length - 1)}</dd>}
        <dd className={styles.date}>
          <time dateTime={concert_date}>{concertDate(concert_date, language, 'long')}</time>
        </dd>
        <dd className={styles.venue}>{textOf(settings, 'venue')}</dd>
      </dl>
      <div className={styles.stub}>
        <PhaseStub />
      </div>
    </div>
  );
}
