import { Icon } from '../../art/icons/Icon';
import { concertDate, concertTime } from '../../lib/festival/concert-date';
import { useContentText, useLanguage } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import styles from './TicketFacts.module.css';

/** The concert's date, hour and place. */
export function ConcertLine() {
  const { language } = useLanguage();
  const textOf = useContentText();
  const settings = useSiteSettings();
  const { concert_date } = settings;
  return (
    <p className={styles.concert}>
      <Icon name="clock" size={20} />
      <span>
        <time dateTime={concert_date}>
          <strong>
            <span>{concertDate(concert_date, language, 'long')},</span>{' '}
            <span>{concertTime(concert_date, language)}</span>
          </strong>
        </time>
        <br />
        {textOf(settings, 'venue')}
      </span>
    </p>
  );
}
