import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { Notice } from '../../ui/feedback/Notice';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { buyableType, FALLBACK_TIERS, type TierCardData } from './tier-fallback';
import { TierCard } from './TierCard';
import styles from './Tiers.module.css';
import { estimatesQuery, tiersQuery } from './tiers.api';
import { TIERS_TEXTS } from './tiers.texts';

const PLACES = 5;

interface TiersProps {
  checkoutPath: (ticketType: string) => string;
  /** Shown between the tickets that can be bought and the others. */
  children?: ReactNode;
}

/** The ticket cards; without the server's list the built-in one is shown. */
export function Tiers({ checkoutPath, children }: TiersProps) {
  const texts = useTexts(TIERS_TEXTS);
  const { data, isPending, isError, isFetching, refetch } = useQuery(tiersQuery);
  if (isPending) {
    return (
      <div className={styles.cards} aria-busy="true">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        {Array.from({ length: PLACES }, (_unused, place) => (
          <Skeleton key={place} className={styles.waiting} height="" />
        ))}
      </div>
    );
  }
  const tiers = data ?? FALLBACK_TIERS;
  return (
    <>
      {isError && (
        <Notice className={styles.notice}>
          <div className={styles.retry}>
            <p>{texts.failed}</p>
            <Button variant="secondary" size="small" pending={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          </div>
        </Notice>
      )}
      {tiers.length === 0 ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <TierLists tiers={tiers} checkoutPath={checkoutPath}>
          {children}
        </TierLists>
      )}
    </>
  );
}

interface TierListsProps extends TiersProps {
  tiers: readonly TierCardData[];
}

/** What can be bought comes first and is large; the rest is folded away, unless there is nothing else. */
function TierLists({ tiers, checkoutPath, children }: TierListsProps) {
  const texts = useTexts(TIERS_TEXTS);
  const { data: estimates = {} } = useQuery(estimatesQuery);
  const buyable = tiers.filter((tier) => buyableType(tier) !== null);
  const others = tiers.filter((tier) => !buyable.includes(tier));
  const cards = (some: readonly TierCardData[], isLarge: boolean) => (
    <ul className={cx(styles.cards, isLarge && styles.large)}>
      {some.map((tier) => (
        <li key={tier.type}>
          <TierCard
            tier={tier}
            checkoutPath={checkoutPath}
            isLarge={isLarge}
            lastsMinutes={isLarge ? estimates[tier.type] : undefined}
          />
        </li>
      ))}
    </ul>
  );
  if (buyable.length === 0) {
    return (
      <>
        {cards(others, false)}
        {children}
      </>
    );
  }
  return (
    <>
      {cards(buyable, true)}
      {children}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            {texts.others} <span className={styles.count}>{texts.othersCount(others.length)}</span>
          </summary>
          {cards(others, false)}
        </details>
      )}
    </>
  );
}
