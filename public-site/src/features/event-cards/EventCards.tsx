import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../lib/api/failure-text';
import { useTexts } from '../../lib/language';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { MAX_SHOWN_CARDS } from './card-rules';
import { eventCardsQuery } from './event-cards.api';
import { EVENT_CARDS_TEXTS } from './event-cards.texts';
import { EventCardView } from './EventCardView';
import { cx } from '../../ui/class-names';
import swipe from '../../ui/layout/swipe-row.module.css';
import styles from './EventCards.module.css';

const PLACES = Array.from({ length: MAX_SHOWN_CARDS }, (_unused, place) => place);

export interface EventCardsProps {
  /** On a phone they are swiped through. */
  isRow?: boolean;
}

/** The upcoming events: cards that turn, three and two; on a phone a list. */
export function EventCards({ isRow = false }: EventCardsProps) {
  const texts = useTexts(EVENT_CARDS_TEXTS);
  const { data, isPending, error, isFetching, refetch } = useQuery(eventCardsQuery);
  if (isPending) {
    return (
      <div className={cx(styles.cards, isRow && cx(swipe.row, styles.row, styles.held))} aria-busy="true">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        {PLACES.map((place) => (
          <Skeleton key={place} className={styles.waiting} width="" height="" />
        ))}
      </div>
    );
  }
  if (!data) return <LoadFailure text={failureText(error, texts)} retry={refetch} pending={isFetching} />;
  if (data.length === 0) return <p className={styles.empty}>{texts.empty}</p>;
  return (
    <ul
      className={cx(styles.cards, isRow && cx(swipe.row, styles.row))}
      data-layout="list"
      data-row={isRow || undefined}
    >
      {data.slice(0, MAX_SHOWN_CARDS).map((card, place) => (
        <li key={card.id}>
          <EventCardView card={card} place={place} />
        </li>
      ))}
    </ul>
  );
}
