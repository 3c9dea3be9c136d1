import type { EventCard } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../../art/icons/Icon';
import { failureText } from '../../lib/api/failure-text';
import { useTexts } from '../../lib/language';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { MAX_SHOWN_CARDS, SCROLL_STEP_PX } from './card-rules';
import { eventCardsQuery } from './event-cards.api';
import { EVENT_CARDS_TEXTS } from './event-cards.texts';
import styles from './EventCardCarousel.module.css';
import { EventCardView } from './EventCardView';

/** The events in a row that scrolls, on a phone too, without the one whose key is `except`. */
export function EventCardCarousel({ except }: { except?: string }) {
  const texts = useTexts(EVENT_CARDS_TEXTS);
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
  const cards = data.slice(0, MAX_SHOWN_CARDS).filter(({ key }) => key !== except);
  return cards.length > 0 ? <Row cards={cards} /> : <p className={styles.empty}>{texts.empty}</p>;
}

/** Each press of a button moves the row by 200 px; the buttons are there while the row is wider than its place. */
function Row({ cards }: { cards: readonly EventCard[] }) {
  const texts = useTexts(EVENT_CARDS_TEXTS);
  const row = useRef<HTMLUListElement>(null);
  const fits = useFitting(row);
  const step = (by: number) => {
    if (row.current) row.current.scrollLeft += by;
  };
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={texts.carousel}>
      <ul ref={row} className={styles.row}>
        {cards.map((card, place) => (
          <li key={card.id}>
            <EventCardView card={card} place={place} />
          </li>
        ))}
      </ul>
      <div className={styles.steps} data-idle={fits || undefined}>
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

function useFitting(row: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const measure = () => setFits(!!row.current && row.current.scrollWidth <= row.current.clientWidth);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [row]);
  return fits;
}
