import type { EventCard } from '@festival/contracts';
import { StillDrawing } from '../../art/StillDrawing';
import { useTexts } from '../../lib/language';
import { EVENT_CARDS_TEXTS } from './event-cards.texts';
import styles from './EventCardView.module.css';
import { FlipCard } from './FlipCard';

/** One event: a card that turns, or a sealed one that only says that something is coming. */
export function EventCardView({ card, place }: { card: EventCard; place: number }) {
  const { locked } = useTexts(EVENT_CARDS_TEXTS);
  if (!card.isLocked) return <FlipCard card={card} place={place} />;
  return (
    <article className={styles.card} data-ground="night">
      <div className={styles.sealed}>
        <StillDrawing name="card/back" className={styles.art} />
        <p className={styles.locked}>{locked}</p>
      </div>
    </article>
  );
}
