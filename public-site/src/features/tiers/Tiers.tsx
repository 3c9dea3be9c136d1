import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { FALLBACK_TIERS } from './tier-fallback';
import { TierCard } from './TierCard';
import styles from './Tiers.module.css';
import { tiersQuery } from './tiers.api';
import { TIERS_TEXTS } from './tiers.texts';

const PLACES = 5;

/** The ticket cards; without the server's list the built-in one is shown. */
export function Tiers({ checkoutPath }: { checkoutPath: (ticketType: string) => string }) {
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
        <ul className={styles.cards}>
          {tiers.map((tier) => (
            <li key={tier.type}>
              <TierCard tier={tier} checkoutPath={checkoutPath} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
