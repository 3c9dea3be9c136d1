import { lazy } from 'react';
import { paths } from '../../app/paths';
import { ClosingSection } from '../../features/closing/ClosingSection';
import { Countdown } from '../../features/countdown/Countdown';
import { EventCards } from '../../features/event-cards/EventCards';
import { Hero } from '../../features/hero/Hero';
import { Introduction } from '../../features/introduction/Introduction';
import { BundleCards } from '../../features/merchandise/BundleCards';
import { MerchandiseGrid } from '../../features/merchandise/MerchandiseGrid';
import { TicketPromoCard } from '../../features/promo/TicketPromoCard';
import { useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/page-title';
import { useSiteSettings } from '../../lib/site-settings';
import { Banner } from '../../ui/Banner';
import { LinkButton } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { WhenNear } from '../../ui/WhenNear';
import { HOME_TEXTS } from './home.texts';
import styles from './HomePage.module.css';

const MomentsGallery = lazy(async () => ({
  default: (await import('../../features/moments/MomentsGallery')).MomentsGallery,
}));

/** `/`: what the festival is, when its next event begins, and the way to a ticket. */
export function HomePage() {
  const texts = useTexts(HOME_TEXTS);
  const { festival_name } = useSiteSettings();
  usePageTitle(null, festival_name);
  return (
    <>
      <Hero ticketPath={paths.ticket} />
      <Introduction aboutPath={paths.about} realmPath={paths.eventDetail} />
      <Section ground="parchment" torn="top" aria-labelledby="events">
        <Banner id="events" className={styles.title}>
          {texts.events}
        </Banner>
        <EventCards />
      </Section>
      <Countdown />
      <ClosingSection />
      <Section ground="night">
        <TicketPromoCard ticketPath={paths.ticket} />
        <div className={styles.merchandise}>
          <Banner tone="yellow">{texts.merchandise}</Banner>
          <MerchandiseGrid />
          <BundleCards />
          <LinkButton to={paths.merchandise} variant="outline" size="large">
            {texts.toMerchandise}
          </LinkButton>
        </div>
      </Section>
      <WhenNear className={styles.moments}>
        <MomentsGallery />
      </WhenNear>
    </>
  );
}
