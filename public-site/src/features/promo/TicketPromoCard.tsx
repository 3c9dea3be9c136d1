import { Icon } from '../../art/icons/Icon';
import { TicketPromo } from '../../art/promo/TicketPromo';
import { concertDate } from '../../lib/concert-date';
import { useLanguage, useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/site-settings';
import { LinkButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { PROMO_TEXTS } from './promo.texts';
import styles from './TicketPromoCard.module.css';

/** 'GET YOUR TICKET': the concert, its date, and the way to the tickets. */
export function TicketPromoCard({ ticketPath }: { ticketPath: string }) {
  const texts = useTexts(PROMO_TEXTS);
  const { language } = useLanguage();
  const { festival_name, concert_date } = useSiteSettings();
  return (
    <Card as="article" ground="parchment" flush className={styles.card}>
      <TicketPromo className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.title}>{texts.title}</h2>
        <p className={styles.concert}>{texts.concert(festival_name, concertDate(concert_date, language))}</p>
        <p>{texts.words}</p>
        <LinkButton to={ticketPath} size="large" icon={<Icon name="ticket" />}>
          {texts.buy}
        </LinkButton>
      </div>
    </Card>
  );
}
