import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { actsQuery } from '../../lib/festival/acts';
import { starsToShow } from './line-up-fallback';
import { lineUpQuery } from './line-up.api';
import { LINE_UP_TEXTS } from './line-up.texts';
import styles from './LineUp.module.css';
import { StarCircle } from './StarCircle';

const PLACES = [1, 2, 3];

/** The three circles; when the server's list is empty or lost, the built-in one is shown, without a message. */
export function LineUp() {
  const texts = useTexts(LINE_UP_TEXTS);
  const { data, isPending } = useQuery(lineUpQuery);
  const { data: acts = [] } = useQuery(actsQuery);
  if (isPending) {
    return (
      <div className={styles.stars} aria-busy="true">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        {PLACES.map((place) => (
          <div key={place} className={styles.star}>
            <Skeleton round className={styles.circle} height="auto" width="" />
            <Skeleton width="8rem" height="1.2em" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.stars}>
      {starsToShow(data).map((star) => (
        <li key={star.id}>
          <StarCircle star={star} act={acts.find(({ guest_star_id }) => guest_star_id === star.id)} />
        </li>
      ))}
    </ul>
  );
}
