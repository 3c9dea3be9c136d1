import { CONCERT_EVENT, type EventName, type EventPage, REALM_NAMES } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { LazyClosingSection } from '../../features/closing/closing.lazy';
import { eventCardsQuery } from '../../features/event-cards/event-cards.api';
import { LazyEventCardCarousel } from '../../features/event-cards/event-cards.lazy';
import { EventHeroPicture, EventPaperPicture } from '../../features/event-page/EventPictures';
import { EVENT_PAGE_TEXTS } from '../../features/event-page/event-page.texts';
import { LazyPartners, LazyGallery } from '../../features/event-page/event-page.lazy';
import { ConcertCall } from '../../features/hero/ConcertCall';
import { StillLineUpPoster } from '../../features/line-up/line-up-poster.lazy';
import { useContentText, useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/use-page-title';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { Backdrop } from '../../ui/content/Backdrop';
import { Banner } from '../../ui/layout/Banner';
import { Card } from '../../ui/layout/Card';
import { Section } from '../../ui/layout/Section';
import { EVENT_DETAIL_TEXTS } from './event-detail.texts';
import { EventDay } from './EventDay';
import styles from './EventDetailPage.module.css';
import { lazyPart } from '../../ui/lazy-part';

const StillRichText = lazyPart(
  'src/ui/content/RichText.tsx',
  async () => (await import('../../ui/content/RichText')).RichText,
  true,
);

/**
 * An active event: hero, day, paper, gallery, partners, the other events, closing section; of the concert the poster too. All words
 * are on cloth, paper or the night, legible on any colour that an editor chooses.
 */
export function EventRealm({ name, page }: { name: EventName; page: EventPage }) {
  const texts = useTexts(EVENT_DETAIL_TEXTS);
  const { gallery, partners } = useTexts(EVENT_PAGE_TEXTS);
  const realm = REALM_NAMES[name];
  usePageTitle(realm, useSiteSettings().festival_name);
  return (
    <>
      <div className={styles.realm} data-ground="parchment">
        <Backdrop background={page.bg_color} />
        <header className={styles.hero}>
          <EventHeroPicture name={name} src={page.hero_src} />
          <Banner as="h1" tone={BANNERS[name]} className={styles.name}>
            {realm}
          </Banner>
          <div className={styles.facts}>{name === CONCERT_EVENT ? <ConcertCall /> : <EventDay name={name} />}</div>
        </header>
        <div className={styles.part}>
          <EventPaperPicture name={name} src={page.paper_src} alt={texts.paper(realm)} />
          <Description name={name} />
        </div>
        {name === CONCERT_EVENT && <StillLineUpPoster />}
        <section className={styles.gallery} aria-labelledby="gallery" data-ground="parchment">
          <Backdrop background={page.image_section_bg} />
          <div className={styles.part}>
            <Banner id="gallery" tone="navy">
              {gallery}
            </Banner>
            <LazyGallery name={name} />
          </div>
        </section>
        {(page.sponsor_src || page.medpar_src) && (
          <section className={styles.part} aria-labelledby="partners">
            <Banner id="partners" tone={BANNERS[name]}>
              {partners}
            </Banner>
            <LazyPartners name={name} />
          </section>
        )}
      </div>
      <Section ground="night" aria-labelledby="more">
        <Banner id="more" className={styles.title}>
          {texts.more}
        </Banner>
        <LazyEventCardCarousel except={name} />
      </Section>
      <LazyClosingSection />
    </>
  );
}

/** A cloth with a contrast to the realm's own colour. */
const BANNERS: Record<EventName, 'red' | 'navy'> = {
  unveiling: 'red',
  eulympic: 'red',
  ucare: 'navy',
  ulympic: 'navy',
  unify: 'red',
};

/** The story on the event's card, if it may be told. */
function Description({ name }: { name: EventName }) {
  const textOf = useContentText();
  const { data } = useQuery(eventCardsQuery);
  const card = data?.find(({ key }) => key === name);
  if (!card?.description) return null;
  return (
    <Card ground="parchment" className={styles.description}>
      <StillRichText html={textOf(card, 'description')} />
    </Card>
  );
}
