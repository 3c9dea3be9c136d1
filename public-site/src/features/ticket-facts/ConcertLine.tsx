import { concertDate, concertTime } from '../../lib/festival/concert-date';
import { useHeadliner } from '../../lib/festival/concert-words';
import { useContentText, useLanguage } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import styles from './TicketFacts.module.css';

/** Who plays, the concert's date, hour and place. */
export function ConcertLine() {
  const { language } = useLanguage();
  const textOf = useContentText();
  const settings = useSiteSettings();
  const { concert_date } = settings;
  const headliner = useHeadliner();
  return (
    <p className={styles.concert}>
      {headliner && <span className={styles.headliner}>{headliner} </span>}
      {/* One block of text: a page's largest at first sight. */}
      <span>
        <time dateTime={concert_date} className={styles.when}>
          <span>{concertDate(concert_date, language, 'long')},</span> <span>{concertTime(concert_date, language)}</span>
        </time>
        <br />
        {textOf(settings, 'venue')}
      </span>
    </p>
  );
}
