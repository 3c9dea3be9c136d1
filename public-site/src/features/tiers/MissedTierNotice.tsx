import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language';
import { LinkButton } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import type { MissedTier } from './tier-sale';
import { buyableType } from './tier-fallback';
import styles from './Tiers.module.css';
import { tiersQuery } from './tiers.api';
import { TIERS_TEXTS } from './tiers.texts';

interface MissedTierNoticeProps {
  missed: MissedTier;
  checkoutPath: (ticketType: string) => string;
}

/** Says why the ticket of a link can't be bought, and which can be bought instead. */
export function MissedTierNotice({ missed, checkoutPath }: MissedTierNoticeProps) {
  const { missed: texts } = useTexts(TIERS_TEXTS);
  const { data: tiers = [] } = useQuery(tiersQuery);
  const buyable = tiers.flatMap((tier) => {
    const type = buyableType(tier);
    return type === null ? [] : [{ type, name: `${tier.header} · ${tier.price}` }];
  });
  const title = missed.reason === 'unknown' ? texts.unknown : texts[missed.reason](missed.header);
  return (
    <Notice title={title}>
      <p>{buyable.length > 0 ? texts.instead : texts.nothing}</p>
      {buyable.length > 0 && (
        <p className={styles.instead}>
          {buyable.map(({ type, name }) => (
            <LinkButton key={type} size="small" to={checkoutPath(type)}>
              {name}
            </LinkButton>
          ))}
        </p>
      )}
    </Notice>
  );
}
