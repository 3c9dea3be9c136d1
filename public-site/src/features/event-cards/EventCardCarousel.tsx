import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Icon } from '../../art/icons/Icon';
import { failureText } from '../../lib/failure-text';
import { useTexts } from '../../lib/language';
import { LoadFailure } from '../../ui/LoadFailure';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { MAX_SHOWN_CARDS, SCROLL_STEP_PX } from './card-rules';
import { eventCardsQuery } from './event-cards.api';
import { EVENT_CARDS_TEXTS } from './event-cards.texts';
import styles from './EventCardCarousel.module.css';
import { EventCardView } from './EventCardView';

/** The events in a row that scrolls, on a phone too; each press of a button moves it by 200 px. */
export function EventCardCarousel() {
  const texts = useTexts(EVENT_CARDS_TEXTS);
  const row = useRef<HTMLUListElement>(null);
  const { data, isPending, error, isFetching, refetch } = useQuery(eventCardsQuery);
  if (isPending) {
    return (
      <div className={styles.row} aria-busy="true">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton className={styles.waiting} width="" height="" />
      </div>
    );
  }
  if (!data) return <LoadFailure text={failureText(error, texts)} retry={refetch} pending={isFetching} />;
  if (data.length === 0) return <p className={styles.empty}>{texts.empty}</p>;
  const step = (by: number) => {
    if (row.current) row.current.scrollLeft += by;
  };
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={texts.carousel}>
      <ul ref={row} className={styles.row}>
        {data.slice(0, MAX_SHOWN_CARDS).map((card, place) => (
          <li key={card.id}>
            <EventCardView card={card} place={place} />
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <button type="button" className={styles.step} aria-label={texts.previous} onClick={() => step(-SCROLL_STEP_PX)}>
          <Icon name="chevron-left" />
        </button>
        <button type="button" className={styles.step} aria-label={texts.next} onClick={() => step(SCROLL_STEP_PX)}>
          <Icon name="chevron-right" />
        </button>
      </div>
    </section>
  );
}
