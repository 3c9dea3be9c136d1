import { Icon } from '../../art/icons/Icon';
import { StillDrawing } from '../../art/StillDrawing';
import { concertDate } from '../../lib/festival/concert-date';
import { useLanguage, useTexts, type Texts } from '../../lib/language';
import { usePhase } from '../../lib/festival/phase';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { LinkButton } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import styles from './TicketPromoCard.module.css';

interface PromoTexts {
  title: string;
  concert: (festival: string, date: string) => string;
  words: string;
  buy: string;
}

const PROMO_TEXTS: Texts<PromoTexts> = {
  en: {
    title: 'GET YOUR TICKET',
    concert: (festival, date) => `${festival}: the festival concert on ${date}`,
    words: 'One night, five realms, one crown. Seats go quickly, and the next price is always higher.',
    buy: 'Buy a ticket',
  },
  id: {
    title: 'BELI TIKETMU',
    concert: (festival, date) => `${festival}: konser festival pada ${date}`,
    words: 'Satu malam, lima dunia, satu mahkota. Tiket cepat habis, dan harga tahap berikutnya selalu lebih tinggi.',
    buy: 'Beli tiket',
  },
};

/** 'GET YOUR TICKET': the concert, its date, and the way to the tickets, while there may be some. */
export function TicketPromoCard({ ticketPath }: { ticketPath: string }) {
  const texts = useTexts(PROMO_TEXTS);
  const { language } = useLanguage();
  const { festival_name, concert_date } = useSiteSettings();
  if (usePhase().isSaleOver) return null;
  return (
    <Card as="article" ground="parchment" flush className={styles.card}>
      <StillDrawing name="promo/ticket" className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.title}>{texts.title}</h2>
        <p className={styles.concert}>{texts.concert(festival_name, concertDate(concert_date, language))}</p>
        <p className={styles.more}>{texts.words}</p>
        <LinkButton to={ticketPath} size="large" icon={<Icon name="ticket" />}>
          {texts.buy}
        </LinkButton>
      </div>
    </Card>
  );
}
