import { EVENT_TITLE } from '@festival/contracts';
import { LazyCountdown } from '../../features/countdown/countdown.lazy';
import { LazyEventCards } from '../../features/event-cards/event-cards.lazy';
import { UpcomingVideo } from '../../features/upcoming-video/UpcomingVideo';
import { useTexts, type Texts } from '../../lib/language';
import { usePageTitle } from '../../lib/use-page-title';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { Banner } from '../../ui/layout/Banner';
import { lazyCode } from '../../ui/lazy-code';
import { Section } from '../../ui/layout/Section';
import { RealmsLandscape } from '../../ui/still-landscapes';
import { WhenNear } from '../../ui/WhenNear';
import styles from './EventPage.module.css';

const EN = {
  title: 'Events',
  invitation: 'Five realms, one crown. Unroll the map, choose your realm and begin the quest.',
  video: 'Upcoming Events',
  map: 'The Quest Map',
  mapNote: 'The way to the Crown of Unity leads through all five realms.',
  cards: 'Choose Your Quest',
  cardsNote: 'Turn a card to read what waits behind it.',
};

const EVENT_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    title: 'Acara',
    invitation: 'Lima dunia, satu mahkota. Buka petanya, pilih duniamu, dan mulai petualanganmu.',
    video: 'Acara Mendatang',
    map: 'Peta Petualangan',
    mapNote: 'Jalan menuju Mahkota Persatuan melewati kelima dunia.',
    cards: 'Pilih Petualanganmu',
    cardsNote: 'Balik kartunya untuk membaca kisah di baliknya.',
  },
};

const RealmMap = lazyCode(async () => (await import('./RealmMap')).RealmMap);

/** `/event`: the upcoming-events video, the quest map, the countdown and the cards. */
export function EventPage() {
  const texts = useTexts(EVENT_TEXTS);
  usePageTitle(useTexts(EVENT_TITLE), useSiteSettings().festival_name);
  return (
    <>
      <header className={styles.hero} data-ground="night">
        <RealmsLandscape />
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
