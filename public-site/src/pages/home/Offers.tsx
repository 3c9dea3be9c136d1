import { paths } from '../../lib/paths';
import { BundleCards } from '../../features/merchandise/BundleCards';
import { MerchandiseGrid } from '../../features/merchandise/MerchandiseGrid';
import { TicketPromoCard } from '../../features/promo/TicketPromoCard';
import { useTexts } from '../../lib/language';
import { Banner } from '../../ui/layout/Banner';
import { LinkButton } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { Section } from '../../ui/layout/Section';
import swipe from '../../ui/layout/swipe-row.module.css';
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
        <div className={cx(swipe.row, styles.things)}>
          <MerchandiseGrid />
          <BundleCards isSecond />
        </div>
        <LinkButton to={paths.merchandise} variant="outline" size="large">
          {texts.toMerchandise}
        </LinkButton>
      </div>
    </Section>
  );
}
