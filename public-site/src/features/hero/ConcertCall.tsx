import { concertDate, concertTime } from '../../lib/festival/concert-date';
import { useHeadliner } from '../../lib/festival/concert-words';
import { useContentText, useLanguage, useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import styles from './ConcertCall.module.css';
import { HERO_TEXTS } from './hero.texts';
import { PhaseStub } from './PhaseStub';

/** A ticket of parchment: who plays, when, where, and what to do next. */
export function ConcertCall() {
  const texts = useTexts(HERO_TEXTS);
  const { language } = useLanguage();
  const textOf = useContentText();
  const settings = useSiteSettings();
  const { concert_date } = settings;
  const headliner = useHeadliner();
  return (
    <div className={styles.ticket} data-ground="parchment">
      <dl className={styles.facts}>
        <dt>{texts.concert}</dt>
        {headliner && <dd className={styles.headliner}>{headliner}</dd>}
        <dd className={styles.date}>
          <time dateTime={concert_date}>
            {concertDate(concert_date, language, 'long')}{' '}
            <span className={styles.hour}>{concertTime(concert_date, language)}</span>
          </time>
        </dd>
        <dd className={styles.venue}>{textOf(settings, 'venue')}</dd>
      </dl>
      <div className={styles.stub}>
        <PhaseStub />
      </div>
    </div>
  );
}
