import { paths } from '../../lib/paths';
import { LazyClosingSection } from '../../features/closing/closing.lazy';
import { LazyCountdown } from '../../features/countdown/countdown.lazy';
import { LazyEventCards } from '../../features/event-cards/event-cards.lazy';
import { Hero } from '../../features/hero/Hero';
import { LazyIntroduction } from '../../features/introduction/introduction.lazy';
import { StillLineUpPoster } from '../../features/line-up/line-up-poster.lazy';
import { useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/use-page-title';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { Banner } from '../../ui/layout/Banner';
import { lazyCode } from '../../ui/lazy-code';
import { Section } from '../../ui/layout/Section';
import { WhenNear } from '../../ui/WhenNear';
import { HOME_TEXTS } from './home.texts';
import styles from './HomePage.module.css';
import { lazyPart } from '../../ui/lazy-part';

const LazyOffers = lazyPart('src/pages/home/Offers.tsx', async () => (await import('./Offers')).Offers);

const MomentsGallery = lazyCode(async () => (await import('../../features/moments/MomentsGallery')).MomentsGallery);

/** `/`: the festival, its next event, and the way to a ticket. */
export function HomePage() {
  const texts = useTexts(HOME_TEXTS);
  const { festival_name } = useSiteSettings();
  usePageTitle(null, festival_name);
  return (
    <>
      <Hero />
      <StillLineUpPoster />
      <LazyIntroduction aboutPath={paths.about} realmPath={paths.eventDetail} />
      <Section ground="parchment" torn="top" aria-labelledby="events">
        <Banner id="events" className={styles.title}>
          {texts.events}
        </Banner>
        <LazyEventCards isRow />
      </Section>
      <LazyCountdown />
      <LazyClosingSection />
      <LazyOffers />
      <WhenNear className={styles.moments}>
        <MomentsGallery />
      </WhenNear>
    </>
  );
}
