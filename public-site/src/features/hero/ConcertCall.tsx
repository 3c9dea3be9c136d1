import { concertDate } from '../../lib/festival/concert-date';
import { useContentText, useLanguage, useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import styles from './ConcertCall.module.css';
import { HERO_TEXTS } from './hero.texts';
import { PhaseStub } from './PhaseStub';

/** A ticket of parchment: which evening, where, and what to do next. */
export function ConcertCall() {
  const texts = useTexts(HERO_TEXTS);
  const { language } = useLanguage();
  const textOf = useContentText();
  const settings = useSiteSettings();
  const { concert_date } = settings;
  return (
    <div className={styles.ticket} data-ground="parchment">
      <dl className={styles.facts}>
        <dt>{texts.concert}</dt>
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
