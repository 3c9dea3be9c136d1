import { paths } from '../../lib/paths';
import { BundleCards } from '../../features/merchandise/BundleCards';
import { MerchandiseGrid } from '../../features/merchandise/MerchandiseGrid';
import { TicketPromoCard } from '../../features/promo/TicketPromoCard';
import { useTexts } from '../../lib/language';
import { Banner } from '../../ui/layout/Banner';
import { LinkButton } from '../../ui/Button';
import { Section } from '../../ui/layout/Section';
import { HOME_TEXTS } from './home.texts';
import styles from './Offers.module.css';

/** The things to buy: a ticket, and the merchandise. */
export function Offers() {
  const texts = useTexts(HOME_TEXTS);
  return (
    <Section ground="night">
      <TicketPromoCard ticketPath={paths.ticket} />
      <div className={styles.merchandise}>
        <Banner tone="yellow">{texts.merchandise}</Banner>
        <MerchandiseGrid />
        <BundleCards isSecond />
        <LinkButton to={paths.merchandise} variant="outline" size="large">
          {texts.toMerchandise}
        </LinkButton>
      </div>
    </Section>
  );
}
