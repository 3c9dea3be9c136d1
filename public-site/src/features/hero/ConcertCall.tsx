import { Icon } from '../../art/icons/Icon';
import { concertDate } from '../../lib/festival/concert-date';
import { useContentText, useLanguage, useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { LinkButton } from '../../ui/Button';
import styles from './ConcertCall.module.css';
import { HERO_TEXTS } from './hero.texts';

/** A ticket of parchment: which evening, where, and the way to buy. */
export function ConcertCall({ ticketPath }: { ticketPath: string }) {
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
        <LinkButton to={ticketPath} size="large" block icon={<Icon name="ticket" />}>
          {texts.buy}
        </LinkButton>
      </div>
    </div>
  );
}
