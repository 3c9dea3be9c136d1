import { EVENT_TITLE } from '@festival/contracts';
import { LazyCountdown } from '../../features/countdown/countdown.lazy';
import { LazyEventCards } from '../../features/event-cards/event-cards.lazy';
import { UpcomingVideo } from '../../features/upcoming-video/UpcomingVideo';
import { useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/page-title';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { Banner } from '../../ui/layout/Banner';
import { lazyCode } from '../../ui/lazy-code';
import { Section } from '../../ui/layout/Section';
import { StillLandscape } from '../../ui/still-landscape';
import { WhenNear } from '../../ui/WhenNear';
import { EVENT_TEXTS } from './event.texts';
import styles from './EventPage.module.css';

const RealmMap = lazyCode(async () => (await import('./RealmMap')).RealmMap);

/** `/event`: the upcoming-events video, the quest map, the countdown and the cards. */
export function EventPage() {
  const texts = useTexts(EVENT_TEXTS);
  usePageTitle(useTexts(EVENT_TITLE), useSiteSettings().festival_name);
  return (
    <>
      <header className={styles.hero} data-ground="night">
        <StillLandscape />
        <Banner as="h1">{texts.title}</Banner>
        <p className={styles.invitation}>{texts.invitation}</p>
      </header>
      <Section ground="parchment" aria-labelledby="upcoming">
        <Banner id="upcoming" className={styles.title}>
          {texts.video}
        </Banner>
        <UpcomingVideo />
      </Section>
      <Section ground="night" aria-labelledby="map">
        <Banner id="map" tone="teal" className={styles.title}>
          {texts.map}
        </Banner>
        <p className={styles.note}>{texts.mapNote}</p>
        <WhenNear className={styles.map}>
          <RealmMap />
        </WhenNear>
      </Section>
      <LazyCountdown />
      <Section ground="night" aria-labelledby="quests">
        <Banner id="quests" className={styles.title}>
          {texts.cards}
        </Banner>
        <p className={styles.turnNote}>{texts.cardsNote}</p>
        <LazyEventCards />
      </Section>
    </>
  );
}
