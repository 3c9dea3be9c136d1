import type { Merchandise } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../lib/api/failure-text';
import { useTexts } from '../../lib/language';
import { cx } from '../../ui/class-names';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { merchandiseQuery } from './merchandise.api';
import { MERCHANDISE_TEXTS } from './merchandise.texts';
import styles from './Merchandise.module.css';

interface MerchandiseListProps<T> {
  className: string | undefined;
  /** How many are awaited. */
  places: number;
  empty: string;
  of: (merchandise: Merchandise) => readonly T[];
  children: (thing: T) => ReactNode;
  /** The other list is on the same page and reports a failure for both. */
  isSecond?: boolean;
}

/** One of the two lists of what there is to buy, in every state that it can be in. */
export function MerchandiseList<T extends { id: number }>(props: MerchandiseListProps<T>) {
  const { className, places, empty, of, children, isSecond = false } = props;
  const texts = useTexts(MERCHANDISE_TEXTS);
  const { data, isPending, error, isFetching, refetch } = useQuery(merchandiseQuery);
  if (isPending) {
    return (
      <div className={cx(styles.list, className)} aria-busy="true">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        {Array.from({ length: places }, (_unused, place) => (
          <Skeleton key={place} className={styles.waiting} width="" height="" />
        ))}
      </div>
    );
  }
  if (!data && isSecond) return null;
  if (!data) return <LoadFailure text={failureText(error, texts)} retry={refetch} pending={isFetching} />;
  const things = of(data);
  if (things.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul className={cx(styles.list, className)}>
      {things.map((thing) => (
        <li key={thing.id}>{children(thing)}</li>
      ))}
    </ul>
  );
}
